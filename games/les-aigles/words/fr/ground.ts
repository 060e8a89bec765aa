import type { Words } from '../words.ts';

const KINDS: Readonly<Record<string, string>> = {
  hill: 'la pente',
  plateau: 'la pente du plateau',
  wood: 'le bois',
  house: 'la maison',
  water: 'l’eau',
  marsh: 'le marais',
  road: 'le bord de la route',
  line: 'la haie ou le mur',
  redoubt: 'la redoute',
  crop: 'le champ',
  wreck: 'l’épave de la batterie',
};

const ground = (kind: unknown): string => KINDS[`${kind}`] ?? 'ce terrain';

export const groundWords: Words['ground'] = {
  told: {
    drowned: ({ part }, names) => `${names.part(part)} : l’unité est rejetée dans la rivière et perdue`,
  },
  refusals: {
    'ground-barred': ({ unit, ground: kind }) =>
      `${unit} ne peut franchir ${ground(kind)} où mène cette marche`,
    'ground-too-wide': ({ unit, crossing }) =>
      `le front de ${unit} est trop large pour le ${crossing === 'ford' ? 'gué' : 'pont'}`,
    'ground-back': ({ unit }) => `on ne marche pas à reculons dans une pente : ${unit} doit faire demi-tour`,
    'ground-change': ({ unit, ground: kind }) =>
      `${unit} ne peut changer de formation tant qu’une de ses figurines touche ${ground(kind)}`,
    'ground-edge-first': ({ unit }) => `la tête de ${unit} doit d’abord avoir atteint la lisière`,
    'ground-reform': ({ unit, ground: kind }) =>
      `${unit} ne peut se reformer avant d’avoir entièrement quitté ${ground(kind)}`,
    'ground-unlimber': ({ unit, ground: kind }) =>
      `${unit} ne peut mettre en batterie : ${ground(kind)} s’y oppose`,
    'ground-no-room': ({ unit, ground: kind }) => `la place manque : ${ground(kind)} gêne ${unit}`,
    'ground-charge-from': ({ unit, ground: kind }) =>
      `${unit} ne peut charger : ${ground(kind)} l’en empêche`,
    'ground-charge-through': ({ unit, target, ground: kind }) =>
      `${unit} ne peut charger ${target} : ${ground(kind)} barre le chemin`,
  },
};
