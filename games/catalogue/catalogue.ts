import type { Listing } from './listing.ts';

/** Every game that can be played, in the order in which the page lists them: a game is entered here, once. */
export const catalogue: readonly Listing[] = [
  {
    id: 'pub-battles',
    title: 'Pub Battles',
    space: 'map',
    about: {
      fr: 'De longs blocs cachés sur une carte libre, des ordres tirés d’une coupe, et la bataille entière en une soirée.',
      en: 'Long hidden blocks on an open map, orders drawn from a cup, and a whole battle in one evening.',
    },
    load: async () => (await import('@grognard/pub-battles')).pubBattles,
    loadShown: async () => (await import('@grognard/pub-battles/for-page')).pubBattlesForPage,
    loadSchemas: async () => (await import('@grognard/pub-battles/schemas')).pubBattlesSchemas,
  },
  {
    id: 'les-aigles',
    title: 'Les Aigles',
    space: 'table',
    about: {
      fr: 'Les armées de l’Empire en figurines : formations, charges et plans scellés, au millimètre près.',
      en: 'The armies of the Empire in miniature: formations, charges and sealed plans, true to the millimetre.',
    },
    load: async () => (await import('@grognard/les-aigles')).lesAigles,
    loadShown: async () => (await import('@grognard/les-aigles/for-page')).lesAiglesForPage,
    loadSchemas: async () => (await import('@grognard/les-aigles/schemas')).lesAiglesSchemas,
  },
  {
    id: 'cursed-blades',
    title: 'Cursed Blades',
    space: 'hexes',
    about: {
      fr: 'Des guerriers sur les hexagones, parmi les ouvrages, les chariots, les civils et le feu.',
      en: 'Warriors on the hexes, among earthworks, wagons, civilians and fire.',
    },
    load: async () => (await import('@grognard/cursed-blades')).cursedBlades,
    loadSchemas: async () => (await import('@grognard/cursed-blades/schemas')).cursedBladesSchemas,
  },
];

export const GAME_IDS: readonly string[] = catalogue.map(({ id }) => id);
