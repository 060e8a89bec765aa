import type { Rule } from '@grognard/engine';

export const manipulationRules: readonly Rule[] = [
  {
    id: 'CB-B4.12-1',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: "Une unité manipule dans son propre hex si elle est fraîche, n'est ni ébranlée ni engagée et n'est pas en Formation.",
      en: 'A unit manipulates on its own hex if it is fresh, not shaken, not engaged and not in Formation.',
    },
  },
  {
    id: 'CB-B4.12-2',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: "Une Manipulation réussit si deux dés et sa difficulté font la valeur de Manipulation de l'unité ou moins ; un 2 naturel réussit toujours, un 12 naturel échoue toujours.",
      en: "A Manipulation succeeds on two dice plus its difficulty at or under the unit's Manipulation value; a natural 2 always succeeds, a natural 12 always fails.",
    },
  },
  {
    id: 'CB-B4.12-3',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: 'Manipulation : -2 pour un géant, -4 pour un dragon.',
      en: 'Manipulation: -2 for a giant, -4 for a dragon.',
    },
  },
  {
    id: 'CB-B4.12-4',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: 'Manipulation : +2 pour une bête ou un animal.',
      en: 'Manipulation: +2 for a beast or an animal.',
    },
  },
  {
    id: 'CB-B4.12-5',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: 'Manipulation : +2 pour une petite unité.',
      en: 'Manipulation: +2 for a small unit.',
    },
  },
  {
    id: 'CB-B4.12-6',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: "Manipulation : +1 par autre troupe empilée avec l'unité.",
      en: 'Manipulation: +1 for each other troop stacked with the unit.',
    },
  },
  {
    id: 'CB-B4.12-7',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: "Une Manipulation manquée ne coûte que l'action.",
      en: 'A Manipulation that fails costs nothing but the action.',
    },
  },
  {
    id: 'CB-B4.12-8',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: 'Mettre le feu : +2 par canicule, +3 par beau temps, +4 par temps nuageux ou couvert, +6 sous la pluie ou dans la tempête.',
      en: 'Setting a fire: +2 in a heatwave, +3 when fine, +4 when cloudy or overcast, +6 in rain or storm.',
    },
  },
  {
    id: 'CB-B4.12-9',
    chapter: 'manipulation',
    origin: 'supplement',
    text: {
      fr: 'Éteindre un feu : +4 par canicule, +3 par beau temps, +2 par temps nuageux ou couvert, 0 sous la pluie ou dans la tempête.',
      en: 'Putting out a fire: +4 in a heatwave, +3 when fine, +2 when cloudy or overcast, 0 in rain or storm.',
    },
  },
];
