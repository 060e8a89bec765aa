import type { Rule } from '@grognard/engine';

export const recoveryRules: readonly Rule[] = [
  {
    id: 'CB-B4.10-1',
    chapter: 'recovery',
    origin: 'supplement',
    text: {
      fr: "Repos, pour une unité qui n'est pas engagée : deux dés à la valeur de repos de son camp, ou au-dessous, rendent un niveau de souffle.",
      en: 'Rest, for a unit not engaged: two dice at or under the rest value of its side give back a level of breath.',
    },
  },
  {
    id: 'CB-B4.10-2',
    chapter: 'recovery',
    origin: 'supplement',
    text: {
      fr: "La valeur de repos est d'abord de 10, sauf si le scénario en décide autrement ; chaque double lancé au repos la baisse de 1, jamais sous 4.",
      en: 'The rest value is 10 at first, unless the scenario says otherwise; each double rolled for rest lowers it by 1, never below 4.',
    },
  },
  {
    id: 'CB-B4.10-3',
    chapter: 'recovery',
    origin: 'supplement',
    text: {
      fr: 'Repos : canicule +1, beau temps -1, pluie +1, tempête +2.',
      en: 'Rest: heatwave +1, fine -1, rain +1, storm +2.',
    },
  },
  {
    id: 'CB-B4.10-4',
    chapter: 'recovery',
    origin: 'supplement',
    text: {
      fr: "Se réorganiser, pour une unité ébranlée qui n'est pas engagée, seule troupe de son hex, d'élite ou avec un ordre : un test de moral la remet en bon ordre.",
      en: 'Reorganise, for a shaken unit not engaged, the only troop of its hex, Elite or with an order: a moral test brings it back to good order.',
    },
  },
  {
    id: 'CB-B4.10-5',
    chapter: 'recovery',
    origin: 'supplement',
    text: {
      fr: "Se rallier, pour une unité en déroute qui n'est ni engagée ni Fragile, d'élite ou avec un ordre : par un test de moral, elle n'est plus qu'ébranlée.",
      en: 'Rally, for a routed unit not engaged and not Fragile, Elite or with an order: a moral test makes it shaken only.',
    },
  },
  {
    id: 'CB-B4.10-6',
    chapter: 'recovery',
    origin: 'supplement',
    text: {
      fr: 'Une unité qui échoue à se rallier fuit.',
      en: 'A unit that fails to rally flees.',
    },
  },
  {
    id: 'CB-B4.10-7',
    chapter: 'recovery',
    origin: 'supplement',
    text: {
      fr: "Recharger, pour une unité qui n'est pas engagée : à 3 hex ou moins des munitions de son camp, c'est toujours réussi ; sinon deux dés, +1 par 3 hex, à 12 ou au-dessous ; les munitions sont de nouveau pleines.",
      en: "Reload, for a unit not engaged: within 3 hexes of its side's munitions it always succeeds, otherwise two dice, +1 for each 3 hexes, at or under 12; munitions are full again.",
    },
  },
  {
    id: 'CB-B4.10-8',
    chapter: 'recovery',
    origin: 'supplement',
    text: {
      fr: "Une unité à bout de souffle n'en perd plus.",
      en: 'A unit out of breath loses no more breath.',
    },
  },
];
