import type { Rule } from '@grognard/engine';

export const abatisRules: readonly Rule[] = [
  {
    id: 'CB-ABATIS-1',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: 'Des abatis sont un Obstacle.',
      en: 'Abatis are an Obstacle.',
    },
  },
  {
    id: 'CB-ABATIS-2',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: 'Des abatis sont un Ouvrage Défensif.',
      en: 'Abatis are a Defensive Work.',
    },
  },
  {
    id: 'CB-ABATIS-3',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: 'Des abatis ont une orientation.',
      en: 'Abatis have a facing.',
    },
  },
  {
    id: 'CB-ABATIS-4',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: 'Des abatis ne sont pas une Cible.',
      en: 'Abatis are no Target.',
    },
  },
  {
    id: 'CB-ABATIS-5',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: 'Un hex avec des abatis est du terrain difficile.',
      en: 'A hex with abatis is Difficult ground.',
    },
  },
  {
    id: 'CB-ABATIS-6',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: "Des abatis protègent au choc une unité d'une classe d'arme d'infanterie, dans le même hex et de même orientation.",
      en: 'Abatis protect in shock combat a unit of an infantry weapon class in the same hex and of the same facing.',
    },
  },
  {
    id: 'CB-ABATIS-7',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: "Une unité que des abatis protègent a -1 à son test d'engagement, cas 2.",
      en: 'A unit that abatis protect has -1 on its engagement test, case 2.',
    },
  },
  {
    id: 'CB-ABATIS-8',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: 'Des abatis ne se déplacent pas.',
      en: 'Abatis do not move.',
    },
  },
  {
    id: 'CB-ABATIS-9',
    chapter: 'abatis',
    origin: 'rule',
    text: {
      fr: 'Un hex avec des abatis est inflammable.',
      en: 'A hex with abatis is flammable.',
    },
  },
];
