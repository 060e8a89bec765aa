import type { RuleId } from '@grognard/engine';
import type { State, Unit } from '../../model/state.ts';
import type { CounterKind, Pace, Weather } from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { moveFacts, POINT } from '../../tables/movement.ts';
import { typeOf } from '../map/board.ts';
import { classRule } from './walker.ts';

/** CB-B4.4-9. */
const inWeather = (points: number, weather: Weather): number =>
  Math.max(0, points - (weather === 'storm' ? POINT : 0));

/**
 * CB-Q19: what a carrier and what it carries move by: CB-BOATS-9, CB-MANTLETS-10: the capacity of the object, the
 * lower where there are several; CB-PAVISES-6: with pavises only where theirs is the worse.
 */
export const jointCapacity = (own: number, carries: readonly CounterKind[]): number => {
  const carried = carries.flatMap((kind) => counterFacts[kind].carried ?? []);
  const given = carried.filter(({ onlyIfWorse }) => onlyIfWorse !== true);
  const pace = given.length === 0 ? own : Math.min(...given.map(({ allowance }) => allowance));
  return Math.min(pace, ...carried.map(({ allowance }) => allowance));
};

/** What a unit may spend, in half points, with what it carries; a minimal move has no need of points. */
export const allowanceOf = (
  { weather }: Pick<State, 'weather'>,
  unit: Unit,
  carries: readonly CounterKind[],
  pace: Pace,
): number => {
  const { move } = typeOf(unit);
  const own = moveFacts[move.class].allowance + move.capacity * POINT;
  const points = inWeather(jointCapacity(own, carries), weather);
  return pace === 'supplementary' ? Math.floor((points * 3) / 2) : points;
};

/** Why a unit has not so many points, and by which rule: what it carries, the storm, its capacity, or its class. */
export const shortageOf = (
  state: Pick<State, 'weather'>,
  unit: Unit,
  carries: readonly CounterKind[],
  pace: Pace,
  wanted: number,
): { readonly code: 'too-far' | 'too-far-laden'; readonly rule: RuleId } => {
  const { move } = typeOf(unit);
  if (wanted <= allowanceOf(state, unit, [], pace)) return { code: 'too-far-laden', rule: 'CB-Q19' };
  if (wanted <= allowanceOf({ weather: 'fine' }, unit, carries, pace))
    return { code: 'too-far', rule: 'CB-B4.4-9' };
  const isSlow = move.capacity < 0 && wanted <= moveFacts[move.class].allowance;
  return { code: 'too-far', rule: isSlow ? 'CB-B4.4-7' : classRule[move.class] };
};

/** What a cart, a wagon, a crowd or a herd may spend. */
export const drivenAllowance = ({ weather }: Pick<State, 'weather'>, kind: CounterKind): number =>
  inWeather(counterFacts[kind].driven?.allowance ?? 0, weather);
