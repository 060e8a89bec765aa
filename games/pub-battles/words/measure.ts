import { cmOf } from '@grognard/field';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The length of a way in centimetres, to the millimetre. */
export const wayOf = (path: readonly Place[]): number => {
  const units = path.slice(1).reduce((sum, { x, y }, place) => {
    const from = path[place] ?? { x, y };
    return sum + Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
  }, 0);
  return Math.round(cmOf(units) * 10) / 10;
};
