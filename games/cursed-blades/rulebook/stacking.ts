import type { Rule } from '@grognard/engine';

export const stackingRules: readonly Rule[] = [
  {
    id: 'CB-B4.5',
    chapter: 'stacking',
    origin: 'supplement',
    text: {
      fr: "Une troupe compte 4 points d'empilement, un personnage 1, des civils 4, un troupeau 4 ; aucun hex n'en contient plus de 10, même en chemin.",
      en: 'A troop counts 4 stacking points, a character 1, civilians 4, a herd 4; no hex ever holds more than 10, not even on the way.',
    },
  },
  {
    id: 'CB-B4.5-1',
    chapter: 'stacking',
    origin: 'supplement',
    text: {
      fr: "Les troupes d'un hex ont la même orientation.",
      en: 'Troops in one hex share one facing.',
    },
  },
  {
    id: 'CB-B4.5-2',
    chapter: 'stacking',
    origin: 'supplement',
    text: {
      fr: 'Des unités des deux camps ne partagent jamais un hex.',
      en: 'Units of both sides never share a hex.',
    },
  },
  {
    id: 'CB-B4.5-3',
    chapter: 'stacking',
    origin: 'supplement',
    text: {
      fr: "L'unité de tête d'un hex combat vers l'avant et les flancs, l'unité de queue vers l'arrière.",
      en: 'The front unit of a hex fights to the front and the flanks, the rear unit to the rear.',
    },
  },
  {
    id: 'CB-B4.5-4',
    chapter: 'stacking',
    origin: 'supplement',
    text: {
      fr: 'Deux Formations ne partagent jamais un hex.',
      en: 'Two Formations never share a hex.',
    },
  },
  {
    id: 'CB-B4.5-5',
    chapter: 'stacking',
    origin: 'supplement',
    text: {
      fr: "Une Formation de quatre pas ou plus ne partage ses hex qu'avec un personnage.",
      en: 'A Formation of four steps or more shares its hexes with one character at most.',
    },
  },
];
