const CORNERS = [
  [-1, -1],
  [1, 1],
] as const;
const OTHERS = [
  [1, -1],
  [-1, 1],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
] as const;
const MIDDLE = [[0, 0]] as const;

/** Where the pips of a die lie, about its middle. */
export const pipsOf = (die: number): readonly (readonly [number, number])[] => [
  ...(die >= 2 ? CORNERS : []),
  ...(die >= 4 ? OTHERS : []),
  ...(die === 6 ? SIDES : []),
  ...(die % 2 === 1 ? MIDDLE : []),
];
