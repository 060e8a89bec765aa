import { lengthOnSheet, onSheet, type Point } from '@grognard/ink/plane';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A notch of the ruler: where it lies, which way the rule runs there, and whether it ends a whole third. */
interface Notch {
  readonly at: Point;
  readonly degrees: number;
  readonly third: number | undefined;
}

const NOTCHES_A_THIRD = 3;

/** The brass rule along a way: a notch every third of a third, numbered at each whole one. */
export const notchesOf = (path: readonly Place[], third: number): readonly Notch[] => {
  const notches: Notch[] = [];
  const step = third / NOTCHES_A_THIRD;
  let before = 0;
  let count = 1;
  for (let i = 0; i + 1 < path.length; i += 1) {
    const [a, b] = [path[i], path[i + 1]];
    if (a === undefined || b === undefined) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const degrees = (Math.atan2(-(b.y - a.y), b.x - a.x) * 180) / Math.PI;
    for (; count * step <= before + length + 1 && length > 0; count += 1) {
      const share = (count * step - before) / length;
      notches.push({
        at: onSheet({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }),
        degrees,
        third: count % NOTCHES_A_THIRD === 0 ? count / NOTCHES_A_THIRD : undefined,
      });
    }
    before += length;
  }
  return notches;
};

/** A notch as a stroke across the rule. */
export const notched = ({ at: [x, y], degrees, third }: Notch): string => {
  const half = third === undefined ? 5 : 9;
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [-Math.sin(turn) * half, Math.cos(turn) * half];
  return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
};

export const pathOf = (path: readonly Place[]): string =>
  path
    .map(onSheet)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

export const wayOf = (path: readonly Place[]): number =>
  path.reduce((sum, place, i) => {
    const before = path[i - 1] ?? place;
    return sum + Math.hypot(place.x - before.x, place.y - before.y);
  }, 0);

export const HANDLE = lengthOnSheet(1_700);
