import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

export const barrierWords: Words['barriers'] = {
  told: {
    made: ({ part, entry }, names) => {
      if (entry.kind === 'wreck')
        return entry.cause === 'spiked'
          ? `${names.part(part)} a encloué les pièces`
          : `${names.part(part)} abandonne ses pièces, qui encombrent le terrain`;
      return entry.kind === 'water'
        ? `${names.part(part)} a fini son ouvrage au pont`
        : `${names.part(part)} a élevé 1,5 cm de barricade`;
    },
    breached: ({ part, cells }, names) => {
      const far = lengthInWords(Object.keys(cells).length / 2, 'fr');
      return Object.values(cells).includes('gone')
        ? `${names.part(part)} a abattu ${far} de l’obstacle`
        : `${names.part(part)} : les boulets ont entamé ${far} de mur`;
    },
    worked: ({ part, done, of }, names) =>
      `${names.part(part)} : les sapeurs travaillent, l’ouvrage est fait à ${Math.round((100 * done) / of)} %`,
    'laid-on': ({ part }, names) => `${names.part(part)} pointe ses pièces sur le mur`,
    remanned: ({ part }, names) => `${names.part(part)} : les servants ont repris leurs pièces`,
    widened: ({ part, added }, names) =>
      `${names.part(part)} porte au contact de l’obstacle ${added} figurines prises derrière`,
    'took-barrier': ({ part }, names) => `${names.part(part)} a enlevé l’obstacle et l’occupe désormais`,
    'kept-back': ({ part, why }, names) =>
      why === 'bent'
        ? `${names.part(part)} ne peut suivre : une partie de ses figurines fait face ailleurs, le long de l’obstacle`
        : `${names.part(part)} ne peut suivre : aucun cavalier ne passe ce mur`,
  },
  refusals: {
    'barrier-bent': ({ unit }) =>
      `${unit} épouse les contours d’un obstacle : l’unité doit changer de formation avant de se déplacer`,
    'barrier-not-touched': ({ unit }) => `${unit} n’est pas au contact de cet obstacle`,
    'barrier-too-short': ({ unit }) => `l’obstacle est trop court pour une ligne : ${unit} n’y tient pas`,
    'barrier-widen': ({ unit }) =>
      `${unit} ne peut étendre ainsi son front : trois figurines par quart au plus, en première demi-période, prises derrière les autres`,
    'barrier-guns-turn': ({ unit }) =>
      `les pièces de ${unit} ne peuvent se réorienter ainsi : l’obstacle devant elles les gêne`,
    'barrier-widen-melee': ({ unit }) =>
      `en mêlée, ${unit} n’étend son front qu’après avoir attaqué et fait match nul`,
    'work-built': ({ unit }) => `ce que ${unit} doit bâtir est déjà là`,
    'work-wreck': ({ unit }) =>
      `${unit} ne peut retirer des pièces : elles restent sur la table jusqu’à la fin`,
    'shell-battered': ({ unit }) => `le boulet ne peut plus rien à cet endroit : ${unit} doit viser ailleurs`,
    'work-no-sappers': ({ unit }) => `${unit} n’a pas de sapeurs`,
    'work-out-of-reach': ({ unit }) => `les sapeurs de ${unit} ne sont pas au contact de l’ouvrage`,
    'work-materials': ({ unit }) => `${unit} n’a pas de quoi bâtir : ni maison ni bois à moins de 30 cm`,
    'work-bridge': ({ unit }) => `${unit} ne peut détruire un pont qui était là avant la bataille`,
    'work-guns-manned': ({ unit }) =>
      `${unit} ne peut enclouer que des pièces abandonnées par leurs servants`,
    'shell-target': ({ unit }) => `le boulet ne peut rien contre ce que ${unit} doit battre`,
    'shell-range': ({ unit }) =>
      `${unit} est trop loin : il faut le boulet, à moins de la demi-portée, pour entamer un mur`,
    'shell-arc': ({ unit }) => `ce mur n’est pas devant les pièces de ${unit}`,
    'shell-guns': ({ unit }) => `${unit} n’a pas de pièces en batterie`,
    'reman-guns': ({ unit }) => `${unit} n’a pas ici de pièces à elle qu’elle puisse resservir`,
  },
};
