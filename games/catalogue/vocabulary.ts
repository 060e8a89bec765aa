/** The games of the house, in the order in which the page lists them. */
export const GAME_IDS = ['pub-battles', 'les-aigles', 'cursed-blades'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What a game is played on: a free map, a table measured in centimetres, or hexes. */
export const SPACES = ['map', 'table', 'hexes'] as const;
export type Space = (typeof SPACES)[number];
