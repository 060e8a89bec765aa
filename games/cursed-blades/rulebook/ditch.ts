import type { Rule } from '@grognard/engine';

export const ditchRules: readonly Rule[] = [
  {
    id: 'CB-DITCH-1',
    chapter: 'ditch',
    origin: 'rule',
    text: {
      fr: 'Un fossé est un Obstacle.',
      en: 'A ditch is an Obstacle.',
    },
  },
  {
    id: 'CB-DITCH-2',
    chapter: 'ditch',
    origin: 'rule',
    text: {
      fr: 'Un fossé est un Ouvrage Défensif.',
      en: 'A ditch is a Defensive Work.',
    },
  },
  {
    id: 'CB-DITCH-3',
    chapter: 'ditch',
    origin: 'rule',
    text: {
      fr: "Un fossé n'est pas une Cible.",
      en: 'A ditch is no Target.',
    },
  },
  {
    id: 'CB-DITCH-4',
    chapter: 'ditch',
    origin: 'rule',
    text: {
      fr: 'Un hex avec un fossé est du terrain accidenté.',
      en: 'A hex with a ditch is Rough ground.',
    },
  },
  {
    id: 'CB-DITCH-5',
    chapter: 'ditch',
    origin: 'rule',
    text: {
      fr: "Un fossé protège au choc toute unité, quelle qu'elle soit, dans le même hex et de même orientation.",
      en: 'A ditch protects in shock combat any unit in the same hex and of the same facing.',
    },
  },
  {
    id: 'CB-DITCH-6',
    chapter: 'ditch',
    origin: 'rule',
    text: {
      fr: "Une unité qu'un fossé protège a -1 à son test d'engagement, cas 2.",
      en: 'A unit that a ditch protects has -1 on its engagement test, case 2.',
    },
  },
  {
    id: 'CB-DITCH-7',
    chapter: 'ditch',
    origin: 'rule',
    text: {
      fr: 'On ne peut pas détruire un fossé.',
      en: 'A ditch cannot be destroyed.',
    },
  },
  {
    id: 'CB-DITCH-8',
    chapter: 'ditch',
    origin: 'rule',
    text: {
      fr: 'On ne peut pas mettre le feu à un fossé, et il ne rend pas un hex inflammable.',
      en: 'A ditch cannot be set on fire and does not make a hex flammable.',
    },
  },
];
