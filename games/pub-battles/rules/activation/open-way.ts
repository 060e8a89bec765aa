import type { Leg, March, Marcher } from '../../model/march.ts';
import type { Step } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { OwnPiece } from '../../model/view.ts';
import { asWide, riderOf } from '../movement/judge.ts';
import { followSteps } from '../movement/march.ts';
import { passageRefusals } from '../movement/passage.ts';
import { freeUpTo } from '../movement/rough.ts';
import { upTo } from '../movement/up-to.ts';
import { laterRefusals } from './ordering.ts';

/** One piece, and the steps that lead it a length in some direction. */
interface Way {
  readonly reading: Reading;
  readonly piece: OwnPiece;
  readonly start: Marcher;
  readonly steps: (by: number) => readonly Step[];
}

const marchBy = ({ reading: { setting }, start, steps }: Way, by: number): March | undefined => {
  const { x, y, heading, column } = start;
  const from = { x, y, heading, column: column === true };
  const followed = followSteps(setting, from, steps(by), riderOf(start));
  return followed.ok ? asWide(setting, start, followed.value) : undefined;
};

/** Nothing bars the way or forbids it, whatever it costs. */
const isOpen = (way: Way, by: number): boolean => {
  const { reading, piece, start } = way;
  const march = marchBy(way, by);
  return (
    march !== undefined &&
    passageRefusals(reading.setting, reading.board, start, march, 1).length === 0 &&
    laterRefusals(reading, piece, start, {}, { march }).length === 0
  );
};

/**
 * How far a piece may go in a direction and can pay for it, to a grain and not beyond it: all that is asked of a march
 * but for who else stands or fires where it ends. PB-R093a: on rough ground it has a `third` less.
 */
export const farAlong = (way: Way, most: number, third: number, grain: number): number => {
  const open = upTo(most, grain, (by) => isOpen(way, by));
  const far = open < most ? Math.max(0, open - grain) : most;
  const less = most - third;
  const leg: Leg | undefined = far > less ? marchBy(way, far)?.legs[0] : undefined;
  if (leg === undefined) return far;
  const free = freeUpTo(way.reading.setting, leg, grain);
  return free < far ? Math.max(less, free - grain, 0) : far;
};
