/** What a game is played on: a free map, a table measured in centimetres, or hexes. */
export const SPACES = ['map', 'table', 'hexes'] as const;
export type Space = (typeof SPACES)[number];
