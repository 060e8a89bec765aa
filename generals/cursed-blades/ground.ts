import {
  countersAt,
  passageOf,
  type Reading,
  type Unit,
  type Walker,
  walkerOf,
} from '@grognard/cursed-blades/for-generals';
import { hexSides, neighbourOf, OFF_BOARD } from '@grognard/field/hex';

/** A step that only a minimal move makes takes a turn; so does one over water, where there are boats. */
const WHOLE_TURN = 1;

/** What each step costs somebody, in turns: `hex * 6 + side`, Infinity where there is no way. */
export type Going = Float64Array;

const goingOf = (reading: Reading, walker: Walker, allowance: number): Going => {
  const { setting } = reading;
  const { board } = setting.terrain;
  const going = new Float64Array(board.size * hexSides.length).fill(Number.POSITIVE_INFINITY);
  for (let hex = 0; hex < board.size; hex += 1) {
    for (const side of hexSides) {
      const to = neighbourOf(board, hex, side);
      if (to === OFF_BOARD) continue;
      const { cost, barred, minimal } = passageOf(reading, walker, hex, to);
      if (barred !== undefined) continue;
      going[hex * hexSides.length + side] =
        minimal === undefined ? cost / Math.max(1, allowance) : WHOLE_TURN;
    }
  }
  return going;
};

/** The going for whoever moves so, worked out once for as long as the counters lie as they lie. */
export const goingFor = (reading: Reading, walker: Walker, allowance: number): Going => {
  const maps = reading.setting.memory.goings(reading.view.counters);
  const key = `${walker.class} ${walker.infantry} ${walker.slips} ${walker.formed} ${walker.carries.join()} ${allowance}`;
  const going = maps.get(key) ?? goingOf(reading, walker, allowance);
  maps.set(key, going);
  return going;
};

/** A unit that stands with boats thinks of the way over the water. */
export const walkerWithBoats = (reading: Reading, unit: Unit): Walker => {
  const { view } = reading;
  const plain = walkerOf(unit);
  const boat = plain.infantry
    ? countersAt(reading, unit.hex)
        .map((index) => view.counters.flat()[index]?.kind)
        .find((kind) => kind === 'boat' || kind === 'raft')
    : undefined;
  return boat === undefined ? plain : { ...plain, carries: [boat] };
};
