import type { Rule } from '@grognard/engine';

export const map: readonly Rule[] = [
  {
    id: 'PB-R001',
    chapter: 'map',
    origin: 'rule',
    fr: 'La carte est libre, sans hexagones ni zones : une pièce y a une position et une orientation continues.',
    en: 'The map is free, without hexes or areas: a piece has a continuous position and heading on it.',
  },
  {
    id: 'PB-R002',
    chapter: 'map',
    origin: 'rule',
    fr: "Seuls comptent les terrains du tableau des effets de terrain ; champs, fermes, clôtures et autres dessins n'ont aucun effet.",
    en: 'Only the terrain kinds of the terrain chart matter; fields, farms, fences and other drawing have no effect.',
  },
  {
    id: 'PB-R003',
    chapter: 'map',
    origin: 'rule',
    fr: "Un scénario peut ajouter des terrains avec leurs propres règles ; celles-ci l'emportent sur le tableau.",
    en: 'A scenario may add kinds of terrain with rules of their own; these take precedence over the chart.',
  },
  {
    id: 'PB-R004',
    chapter: 'map',
    origin: 'rule',
    fr: "Un camp se joue à un ou à plusieurs, et l'on peut jouer seul. En option : des messages écrits lus un tour plus tard entre équipiers, une aile de chaque camp par joueur, ou en solitaire chaque camp réduit à ce qu'il peut savoir.",
    en: 'A side is played by one player or by several, and solo play is allowed. As options: written messages that team mates read one turn later, one wing of each side for each player, or, when solo, each side limited to what it can know.',
  },
  {
    id: 'PB-R005',
    chapter: 'map',
    origin: 'ruling',
    fr: 'Seules comptent comme collines les pentes que le scénario marque comme telles ; les hachures légères ne sont que du dessin.',
    en: 'Only slopes that the scenario marks as hills count; light hachures are mere drawing.',
    why: {
      fr: "Une vraie carte montre bien plus de relief qu'il n'en faut pour gêner une division : les grandes pentes suffisent.",
      en: 'A real map shows far more relief than troubles a division: the big slopes are enough.',
    },
  },
];
