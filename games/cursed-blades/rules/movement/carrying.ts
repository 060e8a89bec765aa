import { at, type Refusal, refuse } from '@grognard/engine';
import { counterOf, unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { State, Unit } from '../../model/state.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { isOfFamily } from '../../tables/units.ts';
import { citations } from '../counters/citations.ts';
import { hexesOf, typeOf } from '../map/board.ts';

export type CarryingAction = 'move' | 'withdraw' | 'flee';

export const kindsOf = (table: Pick<State, 'counters'>, carried: readonly number[]): readonly CounterKind[] =>
  carried.map((counter) => counterOf(table, counter).kind);

const canCarry = (unit: Unit, kind: CounterKind): boolean => {
  const by = counterFacts[kind].carried?.by;
  if (by === undefined) return false;
  const type = typeOf(unit);
  return 'move' in by ? type.move.class === by.move : isOfFamily(type, by.family);
};

const isBoat = (kind: CounterKind): boolean => counterFacts[kind].carried?.boat === true;

const isAfloat = ({ terrain }: Setting, { hex }: Unit): boolean => terrain.ground[hex] === 'water';

/** What forbids a unit to take up a counter, now. */
export const takingProblems = (
  reading: Reading,
  index: number,
  counter: number,
  carried: readonly number[],
  action: CarryingAction,
): readonly Refusal[] => {
  const { view, setting } = reading;
  const unit = unitOf(view, index);
  const found = at(view.counters, counter);
  if (found === undefined || found.gone === true || carried.includes(counter))
    return [refuse('CB-Q17', 'nothing-to-take')];
  const { kind } = found;
  if (!hexesOf(unit).includes(found.hex)) return [refuse('CB-Q17', 'nothing-to-take', { kind })];
  const cited = citations[kind];
  const facts = counterFacts[kind].carried;
  if (cited.carried === undefined || facts === undefined)
    return [refuse(cited.still ?? 'CB-Q17', 'cannot-be-carried', { kind })];
  const changesBoat = isBoat(kind) && isAfloat(setting, unit) && kindsOf(view, carried).some(isBoat);
  return [
    ...(canCarry(unit, kind) ? [] : [refuse(cited.carried.by, 'cannot-carry', { kind })]),
    ...(unit.formed === undefined ? [] : [refuse('CB-B4.11-6', 'cannot-carry', { kind })]),
    ...(facts.actions.some((each) => each === action)
      ? []
      : [refuse(cited.carried.action, 'not-carried-now', { kind })]),
    ...(changesBoat ? [refuse(cited.carried.anytime, 'not-on-the-water', { kind })] : []),
  ];
};

/** What forbids a unit to leave a counter, now. */
export const droppingProblems = (
  reading: Reading,
  index: number,
  counter: number,
  carried: readonly number[],
): readonly Refusal[] => {
  const { view, setting } = reading;
  if (!carried.includes(counter)) return [refuse('CB-Q17', 'nothing-to-leave')];
  const { kind } = counterOf(view, counter);
  return isBoat(kind) && isAfloat(setting, unitOf(view, index))
    ? [refuse(citations[kind].carried?.anytime ?? 'CB-BOATS-11', 'not-on-the-water', { kind })]
    : [];
};
