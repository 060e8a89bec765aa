import type { Rule } from '@grognard/engine';

export const woodFire: readonly Rule[] = [
  {
    id: 'LA-O4.4-1',
    chapter: 'wood-fire',
    origin: 'rule',
    text: {
      fr: 'Une unité dans un bois ne tire au-dehors que de la lisière : tirent les figurines qui en sont à 2 cm au plus.',
      en: 'A unit in a wood fires out only from the edge: those figures fire that are within 2 cm of it.',
    },
    why: {
      fr: "Le texte ne mesure pas « à la lisière » ; 2 cm est la distance d'où l'on voit au-dehors.",
      en: 'The text does not measure “at the edge”; 2 cm is the distance from which one sees out.',
    },
  },
  {
    id: 'LA-O4.4-2',
    chapter: 'wood-fire',
    origin: 'rule',
    text: {
      fr: 'Du dehors, on tire sur elle à la même condition : sur les figurines qui sont à 2 cm au plus de la lisière.',
      en: 'From outside it is fired at on the same condition: at those figures that are within 2 cm of the edge.',
    },
  },
  {
    id: 'LA-O4.4-3',
    chapter: 'wood-fire',
    origin: 'rule',
    text: {
      fr: "Encore faut-il qu'elle ait trahi sa présence en tirant la première : on tire sur elle au plus tôt dans le quart qui suit son premier tir.",
      en: 'What is more, it must have betrayed itself by firing first: it is fired at, at the earliest, in the quarter after its first shot.',
    },
    why: {
      fr: "Les tirs d'un quart sont simultanés ; on ne répond pas à un coup dans l'instant où il part.",
      en: 'The fire of a quarter is simultaneous; nobody answers a shot at the instant it is fired.',
    },
  },
  {
    id: 'LA-O4.4-4',
    chapter: 'wood-fire',
    origin: 'rule',
    text: {
      fr: 'Elle est alors sous abri léger.',
      en: 'It is then in light cover.',
    },
  },
  {
    id: 'LA-O4.4-5',
    chapter: 'wood-fire',
    origin: 'rule',
    text: {
      fr: "Deux unités dans un même bois peuvent se tirer dessus jusqu'à 8 cm.",
      en: 'Two units in the same wood may fire at each other up to 8 cm.',
    },
  },
  {
    id: 'LA-O4.4-6',
    chapter: 'wood-fire',
    origin: 'rule',
    text: {
      fr: 'Elles sont alors toutes deux sous abri léger.',
      en: 'Both are then in light cover.',
    },
  },
  {
    id: 'LA-O4.4-7',
    chapter: 'wood-fire',
    origin: 'rule',
    text: {
      fr: 'Une unité sans formation tire à 22,5 degrés, de chaque côté du droit devant.',
      en: 'A unit without formation fires within 22.5 degrees, on each side of straight ahead.',
    },
    why: {
      fr: "Le texte ne dit pas si l'angle est celui d'un côté ou des deux.",
      en: 'The text does not say whether the angle is that of one side or of both.',
    },
  },
  {
    id: 'LA-O4.4-8',
    chapter: 'wood-fire',
    origin: 'rule',
    text: {
      fr: 'Des tirailleurs tirent à 45 degrés, mesurés de même.',
      en: 'Skirmishers fire within 45 degrees, measured in the same way.',
    },
  },
];
