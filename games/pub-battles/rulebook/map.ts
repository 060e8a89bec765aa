import type { Rule } from '@grognard/engine';

export const map: readonly Rule[] = [
  {
    id: 'PB-R001',
    chapter: 'map',
    origin: 'rule',
    text: {
      fr: 'La carte est libre, sans hexagones ni zones : une pièce y a une position et une orientation continues.',
      en: 'The map is free, without hexes or areas: a piece has a continuous position and heading on it.',
    },
  },
  {
    id: 'PB-R002',
    chapter: 'map',
    origin: 'rule',
    text: {
      fr: "Seuls comptent les terrains du tableau des effets de terrain ; champs, fermes, clôtures et autres dessins n'ont aucun effet.",
      en: 'Only the terrain kinds of the terrain chart matter; fields, farms, fences and other drawing have no effect.',
    },
  },
  {
    id: 'PB-R003',
    chapter: 'map',
    origin: 'rule',
    text: {
      fr: "Un scénario peut ajouter des terrains avec leurs propres règles ; celles-ci l'emportent sur le tableau.",
      en: 'A scenario may add kinds of terrain with rules of their own; these take precedence over the chart.',
    },
  },
  {
    id: 'PB-R004',
    chapter: 'map',
    origin: 'rule',
    text: {
      fr: "Un camp se joue à un ou à plusieurs, et l'on peut jouer seul.",
      en: 'A side is played by one player or by several, and solo play is allowed.',
    },
  },
  {
    id: 'PB-R004a',
    chapter: 'map',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "En option, les équipiers ne se parlent que par des messages écrits, lus un tour plus tard. Cette table n'a pas de parole entre les places : chacune ne reçoit que ce que le jeu lui dit, et des équipiers qui veulent s'écrire en conviennent entre eux.",
      en: 'As an option team mates speak only by written messages that are read a turn later. This table has no talk between seats: each hears only what the game tells it, and team mates who want to write agree on it among themselves.',
    },
  },
  {
    id: 'PB-R004b',
    chapter: 'map',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "En option, le Kriegsspiel à deux : chacun commande une armée et mène aussi une aile de l'autre camp. Cette table le donne par ses places : elles vont par formation, et une personne peut en prendre dans les deux camps.",
      en: 'As an option Kriegsspiel for two: each commands one army and also leads a wing of the other side. This table gives it by its seats: they go by formation, and one person may take seats on both sides.',
    },
  },
  {
    id: 'PB-R004c',
    chapter: 'map',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "En option, qui joue seul joue chaque camp d'après ce que ce camp peut savoir. Cette table le donne toujours : chaque place ne voit que ce que son camp voit, même si une seule personne les tient toutes.",
      en: 'As an option whoever plays alone plays each side by what that side can know. This table always gives it: each seat sees only what its side sees, even if one person holds them all.',
    },
  },
  {
    id: 'PB-R005',
    chapter: 'map',
    origin: 'ruling',
    text: {
      fr: 'Seules comptent comme collines les pentes que le scénario marque comme telles ; les hachures légères ne sont que du dessin.',
      en: 'Only slopes that the scenario marks as hills count; light hachures are mere drawing.',
    },
    why: {
      fr: "Une vraie carte montre bien plus de relief qu'il n'en faut pour gêner une division : les grandes pentes suffisent.",
      en: 'A real map shows far more relief than troubles a division: the big slopes are enough.',
    },
  },
];
