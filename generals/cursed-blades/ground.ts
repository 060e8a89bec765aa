import type { Setting, State } from '@grognard/cursed-blades';
import {
  countersAt,
  passageOf,
  type Unit,
  type Walker,
  walkerOf,
} from '@grognard/cursed-blades/for-generals';
import { neighbourOf, OFF_BOARD, sides } from '@grognard/field/hex';

/** A step that only a minimal move makes takes a turn; so does one over water, where there are boats. */
const WHOLE_TURN = 1;

/** What each step costs somebody, in turns: `hex * 6 + side`, Infinity where there is no way. */
export type Going = Float64Array;

const known = new WeakMap<object, Map<string, Going>>();

const goingOf = (setting: Setting, state: State, walker: Walker, allowance: number): Going => {
  const { board } = setting.terrain;
  const going = new Float64Array(board.size * sides.length).fill(Number.POSITIVE_INFINITY);
  for (let hex = 0; hex < board.size; hex += 1) {
    for (const side of sides) {
      const to = neighbourOf(board, hex, side);
      if (to === OFF_BOARD) continue;
      const { cost, barred, minimal } = passageOf(setting, state, walker, hex, to);
      if (barred !== undefined) continue;
      going[hex * sides.length + side] = minimal === undefined ? cost / Math.max(1, allowance) : WHOLE_TURN;
    }
  }
  return going;
};

/** The going for whoever moves so, worked out once for as long as the counters lie as they lie. */
export const goingFor = (setting: Setting, state: State, walker: Walker, allowance: number): Going => {
  const { counters } = state;
  const maps = known.get(counters) ?? new Map<string, Going>();
  known.set(counters, maps);
  const key = `${setting.source.id} ${walker.class} ${walker.infantry} ${walker.slips} ${walker.formed} ${walker.carries.join()} ${allowance}`;
  const going = maps.get(key) ?? goingOf(setting, state, walker, allowance);
  maps.set(key, going);
  return going;
};

/** A unit that stands with boats thinks of the way over the water. */
export const walkerWithBoats = (state: State, unit: Unit): Walker => {
  const plain = walkerOf(unit);
  const boat = plain.infantry
    ? countersAt(state, unit.hex)
        .map((index) => state.counters.flat()[index]?.kind)
        .find((kind) => kind === 'boat' || kind === 'raft')
    : undefined;
  return boat === undefined ? plain : { ...plain, carries: [boat] };
};
