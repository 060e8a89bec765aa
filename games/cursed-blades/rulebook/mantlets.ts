import type { Rule } from '@grognard/engine';

export const mantletsRules: readonly Rule[] = [
  {
    id: 'CB-MANTLETS-1',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'Des mantelets sont un Obstacle.',
      en: 'Mantlets are an Obstacle.',
    },
  },
  {
    id: 'CB-MANTLETS-2',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'Des mantelets sont un Ouvrage Défensif.',
      en: 'Mantlets are a Defensive Work.',
    },
  },
  {
    id: 'CB-MANTLETS-3',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'Des mantelets ont une orientation, qui doit être celle des unités de leur hex.',
      en: 'Mantlets have a facing, which must be that of the units in their hex.',
    },
  },
  {
    id: 'CB-MANTLETS-4',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: "Des mantelets seuls dans un hex se tournent d'eux-mêmes selon l'orientation de l'unité qui y entre.",
      en: 'Mantlets that stand alone in a hex turn of themselves to the facing of a unit that enters it.',
    },
  },
  {
    id: 'CB-MANTLETS-5',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'Des mantelets ne sont pas une Cible.',
      en: 'Mantlets are no Target.',
    },
  },
  {
    id: 'CB-MANTLETS-6',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: "Des mantelets protègent une unité d'une classe d'arme d'infanterie, dans le même hex et de même orientation.",
      en: 'Mantlets protect a unit of an infantry weapon class in the same hex and of the same facing.',
    },
  },
  {
    id: 'CB-MANTLETS-7',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: "Des mantelets absorbent la première perte par tir sans en souffrir, sauf si les dés d'attaque donnent 1-1.",
      en: 'Mantlets absorb the first loss by fire and take no harm from it, unless the attack dice show 1-1.',
    },
  },
  {
    id: 'CB-MANTLETS-8',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: "Une unité que des mantelets protègent a -1 à son test d'engagement, cas 2.",
      en: 'A unit that mantlets protect has -1 on its engagement test, case 2.',
    },
  },
  {
    id: 'CB-MANTLETS-9',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec des mantelets coûte 0,5 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with mantlets costs 0.5 movement point more, for every class.',
    },
  },
  {
    id: 'CB-MANTLETS-10',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'Seule une unité de classe de mouvement pédestre porte des mantelets ; ensemble, ils vont à la capacité des mantelets.',
      en: "Only a unit of the foot movement class carries mantlets; together they move with the mantlets' capacity.",
    },
  },
  {
    id: 'CB-MANTLETS-11',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'On ne porte pas de mantelets dans un hex de terrain difficile.',
      en: 'Mantlets are not carried into a hex of Difficult ground.',
    },
  },
  {
    id: 'CB-MANTLETS-12',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'On ne déplace des mantelets que par une action de Mouvement, ni en repli ni en fuite.',
      en: 'Mantlets are moved only in a Movement action, neither withdrawing nor fleeing.',
    },
  },
  {
    id: 'CB-MANTLETS-13',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: "On peut prendre ou laisser des mantelets à tout moment d'une action de Mouvement.",
      en: 'Mantlets may be taken up or left at any moment of a Movement action.',
    },
  },
  {
    id: 'CB-MANTLETS-14',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'Des mantelets ne se déplacent pas seuls.',
      en: 'Mantlets do not move by themselves.',
    },
  },
  {
    id: 'CB-MANTLETS-15',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +2, détruit des mantelets ; il reste des débris.',
      en: 'A Manipulation, difficulty +2, destroys mantlets; debris is left.',
    },
  },
  {
    id: 'CB-MANTLETS-16',
    chapter: 'mantlets',
    origin: 'rule',
    text: {
      fr: "Une Manipulation, difficulté +4, met le feu à des mantelets : ils deviennent aussitôt des débris, et ce feu ne devient jamais un incendie là où le terrain n'est pas inflammable.",
      en: 'A Manipulation, difficulty +4, sets mantlets on fire: they become debris at once, and the fire never becomes a blaze where the ground is not flammable.',
    },
  },
];
