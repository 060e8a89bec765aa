import type { Rule } from '@grognard/engine';

export const turns: readonly Rule[] = [
  {
    id: 'PB-R014',
    chapter: 'turns',
    origin: 'rule',
    text: {
      fr: 'Une journée compte 8 tours, puis un unique tour de nuit.',
      en: 'A day has 8 turns, followed by a single night turn.',
    },
  },
  {
    id: 'PB-R015',
    chapter: 'turns',
    origin: 'rule',
    text: {
      fr: 'Le scénario indique le premier tour de la bataille.',
      en: 'The scenario states the first turn of the battle.',
    },
  },
  {
    id: 'PB-R016',
    chapter: 'turns',
    origin: 'rule',
    text: {
      fr: "Pendant la phase de mouvement, les formations des deux camps se déplacent une par une, dans l'ordre où leurs jetons sont tirés au sort.",
      en: 'In the movement phase the formations of both sides move one at a time, in the random order of their chits.',
    },
  },
  {
    id: 'PB-R017',
    chapter: 'turns',
    origin: 'rule',
    text: {
      fr: 'Tous les combats attendent la fin du tour, quand la tasse est vide ; seul le bombardement se joue pendant le mouvement.',
      en: 'All combat waits for the end of the turn, when the cup is empty; only bombardment takes place during movement.',
    },
  },
  {
    id: 'PB-R018',
    chapter: 'turns',
    origin: 'ruling',
    text: {
      fr: "L'heure du premier tour d'une journée est une donnée du scénario.",
      en: 'The clock hour of the first turn of a day is given by the scenario.',
    },
    why: {
      fr: "Le jour ne se lève pas à la même heure pour toutes les batailles : 5 h 30 convient à l'une, pas à l'autre.",
      en: 'Day does not break at the same hour for every battle: 5:30 suits one and not another.',
    },
  },
];
