import type { Setting } from '@grognard/cursed-blades/for-generals';
import { hexSides, neighbourOf, OFF_BOARD, oppositeSide } from '@grognard/field/hex';
import type { Going } from './ground.ts';

/** Something worth going to. */
export interface Aim {
  readonly hex: number;
  readonly worth: number;
}

/** How fast the worth of an aim fades with the turns that it is away. */
const FADING = 0.28;

/** What is worth going to, seen from every hex: the best aim, less for every turn of the way there. */
export const pullOf = (
  { terrain }: Setting,
  going: Going,
  aims: readonly Aim[],
  closed: ReadonlySet<number>,
): Float64Array => {
  const { board } = terrain;
  const pull = new Float64Array(board.size);
  const waiting: number[] = [];
  for (const { hex, worth } of aims) {
    if (worth <= (pull[hex] ?? 0)) continue;
    pull[hex] = worth;
    waiting.push(hex);
  }
  while (waiting.length > 0) {
    const hex = strongest(pull, waiting);
    for (const side of hexSides) {
      const from = neighbourOf(board, hex, side);
      if (from === OFF_BOARD || closed.has(from)) continue;
      const cost = going[from * hexSides.length + oppositeSide(side)] ?? Number.POSITIVE_INFINITY;
      const value = (pull[hex] ?? 0) / (1 + FADING * cost);
      if (value <= (pull[from] ?? 0) + 1e-9) continue;
      pull[from] = value;
      if (!waiting.includes(from)) waiting.push(from);
    }
  }
  return pull;
};

/** Takes the hex of the strongest pull out of those that wait. */
const strongest = (pull: Float64Array, waiting: number[]): number => {
  let best = 0;
  for (let place = 1; place < waiting.length; place += 1)
    if ((pull[waiting[place] ?? 0] ?? 0) > (pull[waiting[best] ?? 0] ?? 0)) best = place;
  const [hex = 0] = waiting.splice(best, 1);
  return hex;
};
