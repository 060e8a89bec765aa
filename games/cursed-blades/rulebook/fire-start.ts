import type { Rule } from '@grognard/engine';

export const fireStartRules: readonly Rule[] = [
  {
    id: 'CB-FIRE-1',
    chapter: 'fire-start',
    origin: 'rule',
    text: {
      fr: 'Un hex avec un départ de feu compte comme du terrain accidenté.',
      en: 'A hex with a fire start counts as Rough ground.',
    },
  },
  {
    id: 'CB-FIRE-2',
    chapter: 'fire-start',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, dont la météo donne la difficulté, met un départ de feu sur un hex inflammable.',
      en: 'A Manipulation, its difficulty given by the weather, places a fire start on a flammable hex.',
    },
  },
  {
    id: 'CB-FIRE-3',
    chapter: 'fire-start',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, dont la météo donne la difficulté, retire un départ de feu.',
      en: 'A Manipulation, its difficulty given by the weather, removes a fire start.',
    },
  },
];
