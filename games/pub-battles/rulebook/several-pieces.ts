import type { Rule } from '@grognard/engine';

export const severalPieces: readonly Rule[] = [
  {
    id: 'PB-R180',
    chapter: 'several-pieces',
    origin: 'rule',
    text: {
      fr: 'Plusieurs pièces dans un même contact font un seul combat combiné.',
      en: 'Several pieces in one contact make one combined combat.',
    },
  },
  {
    id: 'PB-R181',
    chapter: 'several-pieces',
    origin: 'rule',
    text: {
      fr: 'On commence par les deux pièces venues les premières au contact ; elles tirent simultanément.',
      en: 'It starts with the two pieces that first came into contact; they fire simultaneously.',
    },
  },
  {
    id: 'PB-R182',
    chapter: 'several-pieces',
    origin: 'ruling',
    text: {
      fr: "Les autres pièces tirent dans l'ordre d'arrivée, chacune une fois par round, et leurs touches s'appliquent aussitôt. Leur cible ne riposte pas : chaque pièce tire une fois par round sur un ennemi, et seule la première paire le fait en même temps.",
      en: 'Further pieces fire in order of arrival, each once a round, and their hits apply at once. Their target does not fire back: every piece fires once a round at one enemy, and only the first pair does so together.',
    },
    why: {
      fr: "Dans l'exemple du texte, la pièce prise de flanc ne relance pas contre les arrivants.",
      en: 'In the example of the text the piece taken in flank does not roll again against the newcomers.',
    },
  },
  {
    id: 'PB-R183',
    chapter: 'several-pieces',
    origin: 'rule',
    text: {
      fr: 'Une pièce au contact de plusieurs ennemis choisit sa cible à chaque round ; jamais un soutien.',
      en: 'A piece in contact with several enemies chooses its target each round; never a supporter.',
    },
  },
  {
    id: 'PB-R184a',
    chapter: 'several-pieces',
    origin: 'rule',
    text: {
      fr: "On décide de rester ou de battre en retraite dans le même ordre, le défenseur de la première paire d'abord.",
      en: 'Decisions to stay or retreat follow the same order, the defender of the first pair first.',
    },
  },
  {
    id: 'PB-R184b',
    chapter: 'several-pieces',
    origin: 'supplement',
    text: {
      fr: 'Si une pièce de la première paire disparaît, son soutien hérite de son rang ; sans soutien, le premier arrivé des ennemis au contact du survivant forme la paire avec lui.',
      en: 'If a piece of the first pair drops out its supporter inherits its rank; without one, the first to arrive of the enemies in contact with the survivor makes the pair with it.',
    },
  },
  {
    id: 'PB-R184c',
    chapter: 'several-pieces',
    origin: 'ruling',
    text: {
      fr: "Une pièce qui n'a plus de pièce de pointe ennemie à son contact ne fait plus rien et sort du combat.",
      en: 'A piece with no enemy lead left in contact does nothing more and is out of the combat.',
    },
    why: {
      fr: "Sans contact, il n'y a plus de combat pour elle.",
      en: 'Without contact there is no combat for it.',
    },
  },
  {
    id: 'PB-R184d',
    chapter: 'several-pieces',
    origin: 'supplement',
    text: {
      fr: "Chaque contact porte un numéro d'ordre d'arrivée.",
      en: 'Each contact carries a number that tells its order of arrival.',
    },
  },
];
