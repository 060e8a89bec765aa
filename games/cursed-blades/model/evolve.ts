import { at, type Chunks, flat, sizeOf, withAt } from '@grognard/engine';
import type { Blow, Counter, CounterChange, Event, State, Unit, UnitChange } from './state.ts';

export const unitOf = (state: Pick<State, 'units'>, index: number): Unit => {
  const unit = at(state.units, index);
  if (unit === undefined) throw new RangeError(`there is no unit ${index}`);
  return unit;
};

export const counterOf = (state: Pick<State, 'counters'>, index: number): Counter => {
  const counter = at(state.counters, index);
  if (counter === undefined) throw new RangeError(`there is no counter ${index}`);
  return counter;
};

/** The place of a unit among the units, by its id; -1 if there is none. */
export const unitNamed = (state: Pick<State, 'units'>, id: string): number =>
  flat(state.units).findIndex((unit) => unit.id === id);

/** Whether a unit stands on the map as itself. */
export const isStanding = ({ lost, within }: Unit): boolean => lost === undefined && within === undefined;

/** The same record with some parts changed; what is null is taken away. */
const changed = <T extends object>(record: T, change: Readonly<Record<string, unknown>>): T => {
  const all = { ...record, ...change } as Record<string, unknown>;
  if (!Object.values(change).includes(null)) return all as T;
  // Built anew rather than deleted from: a record with a hole in it is slow for good.
  const next: Record<string, unknown> = {};
  for (const key of Object.keys(all)) if (all[key] !== null) next[key] = all[key];
  return next as T;
};

const withUnit = (units: Chunks<Unit>, index: number, change: UnitChange): Chunks<Unit> =>
  withAt(units, index, changed(unitOf({ units }, index), change));

const withCounter = (counters: Chunks<Counter>, index: number, change: CounterChange): Chunks<Counter> =>
  withAt(counters, index, changed(counterOf({ counters }, index), change));

/** The state after an event; no rule is applied here. */
export const evolve = (state: State, event: Event): State => {
  switch (event.kind) {
    case 'changed':
      return { ...state, units: withUnit(state.units, event.unit, event.to) };
    case 'altered':
      return { ...state, counters: withCounter(state.counters, event.counter, event.to) };
    case 'placed':
      return { ...state, counters: withAt(state.counters, sizeOf(state.counters), event.counter) };
    case 'stepped':
      return stepped(state, event);
    case 'captured':
      return {
        ...state,
        counters: withCounter(state.counters, event.counter, {
          side: unitOf(state, event.by).side,
          activated: true,
        }),
      };
    case 'sprung':
      return sprung(state, event);
    case 'weather':
      return { ...state, weather: event.weather };
    case 'wind':
      return { ...state, wind: event.wind };
    case 'smoke':
      return { ...state, smoke: event.smoke };
    case 'scored':
      return {
        ...state,
        points: { ...state.points, [event.side]: (state.points[event.side] ?? 0) + event.points },
      };
    case 'rest-value':
      return { ...state, restValue: { ...state.restValue, [event.side]: event.value } };
    default:
      return proceeded(state, event);
  }
};

/** Events that move the game on from decision to decision. */
const proceeded = (state: State, event: Event): State => {
  const count = state.count + 1;
  switch (event.kind) {
    case 'activated': {
      const { unit, counter } = event;
      const active = { ...(unit !== undefined && { unit }), ...(counter !== undefined && { counter }) };
      return { ...state, phase: 'action', active, count };
    }
    case 'acted': {
      const { active: _done, blow: _settled, ...rest } = state;
      return { ...rest, phase: 'activation', count };
    }
    case 'struck':
      return { ...struckFrom(state, event.blow), phase: 'losses', blow: event.blow, count };
    case 'tested':
      return event.test === 'rally' && !event.passed
        ? { ...state, active: { ...state.active, fleeing: true }, count }
        : state;
    case 'settled': {
      const { blow: _settled, ...rest } = state;
      return { ...rest, phase: 'action', count };
    }
    case 'army-tested':
      return {
        ...state,
        armyMoral: { ...state.armyMoral, [event.side]: event.moral },
        ...(!event.passed && { broken: event.side }),
      };
    case 'passed-on': {
      const { turn, moving, phase } = event;
      return { ...state, turn, moving, phase, count };
    }
    case 'ended':
      return { ...state, phase: 'over', count };
    default:
      return state;
  }
};

/** A formation that strikes from one of its hexes may still strike from the other. */
const struckFrom = (state: State, { attacker, by, from }: Blow): State => {
  const { active } = state;
  if (by !== 'shock' || active === undefined || active.unit !== attacker) return state;
  return { ...state, active: { ...active, struck: [...(active.struck ?? []), from] } };
};

const stepped = (state: State, event: Extract<Event, { kind: 'stepped' }>): State => {
  const { unit, counter, hex, facing } = event;
  if (unit !== undefined) return { ...state, units: withUnit(state.units, unit, { hex, facing }) };
  if (counter === undefined) return state;
  const turned = counterOf(state, counter).facing === undefined ? { hex } : { hex, facing };
  return { ...state, counters: withCounter(state.counters, counter, turned) };
};

/** A hidden trap that somebody walked into lies open from then on. */
const sprung = (state: State, { trap }: Extract<Event, { kind: 'sprung' }>): State => {
  const place = state.hidden.findIndex(({ side, hex }) => side === trap.side && hex === trap.hex);
  const { side, hex } = trap;
  return {
    ...state,
    hidden: state.hidden.filter((_trap, index) => index !== place),
    counters: withAt(state.counters, sizeOf(state.counters), { kind: 'trap', side, hex }),
  };
};
