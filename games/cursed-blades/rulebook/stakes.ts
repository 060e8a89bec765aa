import type { Rule } from '@grognard/engine';

export const stakesRules: readonly Rule[] = [
  {
    id: 'CB-STAKES-1',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: 'Des pieux sont un Obstacle.',
      en: 'Stakes are an Obstacle.',
    },
  },
  {
    id: 'CB-STAKES-2',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: 'Des pieux ont une orientation.',
      en: 'Stakes have a facing.',
    },
  },
  {
    id: 'CB-STAKES-3',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: 'Des pieux sont un Ouvrage Défensif.',
      en: 'Stakes are a Defensive Work.',
    },
  },
  {
    id: 'CB-STAKES-4',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: 'Des pieux ne sont pas une Cible.',
      en: 'Stakes are no Target.',
    },
  },
  {
    id: 'CB-STAKES-5',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec des pieux coûte 0,5 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with stakes costs 0.5 movement point more, for every class.',
    },
  },
  {
    id: 'CB-STAKES-6',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: "Au choc contre la cavalerie et les unités Massives, des pieux protègent une unité d'une classe d'arme d'infanterie, dans le même hex et de même orientation.",
      en: 'In shock combat against cavalry and Massive units, stakes protect a unit of an infantry weapon class in the same hex and of the same facing.',
    },
  },
  {
    id: 'CB-STAKES-7',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: "Une unité que des pieux protègent a -1 à son test d'engagement, cas 2.",
      en: 'A unit that stakes protect has -1 on its engagement test, case 2.',
    },
  },
  {
    id: 'CB-STAKES-8',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +0, détruit des pieux ; il ne reste pas de débris.',
      en: 'A Manipulation, difficulty +0, destroys stakes; no debris is left.',
    },
  },
  {
    id: 'CB-STAKES-9',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: "Une Manipulation, difficulté +0, arrache des pieux : le pion passe sous l'unité, qui le porte.",
      en: 'A Manipulation, difficulty +0, pulls stakes up: the counter goes under the unit, which carries it.',
    },
  },
  {
    id: 'CB-STAKES-10',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: "Une Manipulation, difficulté +1, plante les pieux qu'une unité porte.",
      en: 'A Manipulation, difficulty +1, plants the stakes that a unit carries.',
    },
  },
  {
    id: 'CB-STAKES-11',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: "Une unité détruite emporte avec elle les pieux qu'elle porte.",
      en: 'A unit that is destroyed takes with it the stakes that it carries.',
    },
  },
  {
    id: 'CB-STAKES-12',
    chapter: 'stakes',
    origin: 'rule',
    text: {
      fr: 'On ne peut pas mettre le feu à des pieux, et ils ne rendent pas un hex inflammable.',
      en: 'Stakes cannot be set on fire and do not make a hex flammable.',
    },
  },
];
