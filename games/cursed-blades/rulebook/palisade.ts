import type { Rule } from '@grognard/engine';

export const palisadeRules: readonly Rule[] = [
  {
    id: 'CB-PALISADE-1',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: 'Une palissade est un Obstacle.',
      en: 'A palisade is an Obstacle.',
    },
  },
  {
    id: 'CB-PALISADE-2',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: 'Une palissade est un Ouvrage Défensif.',
      en: 'A palisade is a Defensive Work.',
    },
  },
  {
    id: 'CB-PALISADE-3',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: 'Une palissade protège aussi du tir.',
      en: 'A palisade protects against fire, too.',
    },
  },
  {
    id: 'CB-PALISADE-4',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: "Une palissade a une orientation : elle lui donne une zone avant semblable à celle d'une unité, et tous ses autres hex forment sa zone arrière.",
      en: "A palisade has a facing: this gives it a front zone like a unit's, and all its other hexes are its rear zone.",
    },
  },
  {
    id: 'CB-PALISADE-5',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: "Une palissade n'est pas une Cible.",
      en: 'A palisade is no Target.',
    },
  },
  {
    id: 'CB-PALISADE-6',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: "Par un côté de sa zone avant, l'infanterie n'entre dans l'hex d'une palissade que par un Mouvement Minimal, et aucune autre unité n'y entre, sauf les volants et ceux qui s'infiltrent.",
      en: 'Through a side of its front zone, infantry enters the hex of a palisade only by a Minimal Move, and no other unit at all, flyers and infiltrators excepted.',
    },
  },
  {
    id: 'CB-PALISADE-7',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: "Une palissade ne protège qu'une unité d'une classe d'arme d'infanterie, dans le même hex et de même orientation.",
      en: 'A palisade protects only a unit of an infantry weapon class in the same hex and of the same facing.',
    },
  },
  {
    id: 'CB-PALISADE-8',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: "Une unité qu'une palissade protège a -4 à son test d'engagement, cas 2.",
      en: 'A unit that a palisade protects has -4 on its engagement test, case 2.',
    },
  },
  {
    id: 'CB-PALISADE-9',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: "Une palissade absorbe la première perte par choc ou par tir sans en être réduite, sauf si les dés d'attaque donnent 1-1.",
      en: 'A palisade absorbs the first loss by shock or fire and is not reduced by it, unless the attack dice show 1-1.',
    },
  },
  {
    id: 'CB-PALISADE-10',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: "Des dés d'attaque de 3 ou moins, dans un choc soutenu ou un tir d'artillerie, réduisent une palissade d'un cran, soit un bouclier ; à son premier cran, elle devient débris.",
      en: 'Attack dice of 3 or less, in a supported shock or in the fire of artillery, reduce a palisade by one level, that is one shield; at its first level it becomes debris.',
    },
  },
  {
    id: 'CB-PALISADE-11',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: "Une Manipulation, difficulté +4, réduit une palissade d'un cran ; après le dernier, elle devient débris.",
      en: 'A Manipulation, difficulty +4, reduces a palisade by one level; after its last level it becomes debris.',
    },
  },
  {
    id: 'CB-PALISADE-12',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: 'Une palissade ne se déplace pas.',
      en: 'A palisade does not move.',
    },
  },
  {
    id: 'CB-PALISADE-13',
    chapter: 'palisade',
    origin: 'rule',
    text: {
      fr: 'Un hex avec une palissade est inflammable.',
      en: 'A hex with a palisade is flammable.',
    },
  },
];
