/*
 * The march: units on a square board, and one order, to move a unit of one's own that is alive by at most REACH
 * each way. As simple as a game can be, so that what is measured is the machinery around it.
 */
export const REACH = 3;
export const BOARD = 1_000;

export interface Unit {
  readonly side: string;
  readonly x: number;
  readonly y: number;
  readonly alive: boolean;
}

export interface March {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

export const sides = ['0', '1'] as const;

/** Half the units each, in two lines. */
export const unitsOf = (count: number): Unit[] =>
  Array.from({ length: count }, (_, unit) => ({
    side: sides[unit < count / 2 ? 0 : 1],
    x: 10 + (unit % 900),
    y: unit < count / 2 ? 100 : 500,
    alive: true,
  }));

/** The first side's units step out one after the other, then step back: for ever the same, all legal. */
export const marchesOf = (count: number): March[] => {
  const own = unitsOf(count)
    .map(({ side, x, y }, unit) => ({ side, x, y, unit }))
    .filter(({ side }) => side === sides[0]);
  const out = own.map(({ unit, x, y }) => ({ unit, x: x + 1 + (unit % REACH), y: y + 2 }));
  const back = own.map(({ unit, x, y }) => ({ unit, x, y }));
  return [...out, ...back];
};
