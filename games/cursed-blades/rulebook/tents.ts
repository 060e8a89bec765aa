import type { Rule } from '@grognard/engine';

export const tentsRules: readonly Rule[] = [
  {
    id: 'CB-TENTS-1',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: 'Des tentes ou des huttes sont un Obstacle.',
      en: 'Tents and huts are an Obstacle.',
    },
  },
  {
    id: 'CB-TENTS-2',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: "Des tentes ou des huttes n'ont pas d'orientation.",
      en: 'Tents and huts have no facing.',
    },
  },
  {
    id: 'CB-TENTS-3',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: 'Des tentes ou des huttes ne sont pas un Ouvrage Défensif.',
      en: 'Tents and huts are no Defensive Work.',
    },
  },
  {
    id: 'CB-TENTS-4',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: 'Des tentes ou des huttes sont une Cible.',
      en: 'Tents and huts are a Target.',
    },
  },
  {
    id: 'CB-TENTS-5',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: 'Des tentes ou des huttes ne protègent personne.',
      en: 'Tents and huts protect nobody.',
    },
  },
  {
    id: 'CB-TENTS-6',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec des tentes ou des huttes coûte 1 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with tents or huts costs 1 movement point more, for every class.',
    },
  },
  {
    id: 'CB-TENTS-7',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: 'Des tentes ou des huttes ne se déplacent pas.',
      en: 'Tents and huts do not move.',
    },
  },
  {
    id: 'CB-TENTS-8',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +0, détruit des tentes ou des huttes ; il reste des débris.',
      en: 'A Manipulation, difficulty +0, destroys tents or huts; debris is left.',
    },
  },
  {
    id: 'CB-TENTS-9',
    chapter: 'tents',
    origin: 'rule',
    text: {
      fr: 'Un hex avec des tentes ou des huttes est inflammable.',
      en: 'A hex with tents or huts is flammable.',
    },
  },
];
