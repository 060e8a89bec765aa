/** What a position says is under way: what its parts have begun and not yet done, and whom they pursue. */
import { err, flat, ok, type Refusal, type Result, refuse } from '@grognard/engine';
import { cmOf, normalHeading, roundUnit, unitsOf } from '@grognard/field';
import { hourOf, isThere, partOf, unitOf, unitOfPart, withPart } from '../model/evolve.ts';
import type { Part } from '../model/part.ts';
import type { DoingEntry, Scenario, UnitEntry } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { Doing } from '../model/under-way.ts';
import { judgeTimed, startOf, type Timed } from '../rules/changes/begin.ts';
import { marchTasks } from '../rules/marching/tasks.ts';
import type { Glance } from '../rules/planning/glance.ts';
import { partNumber } from './part-name.ts';

/** A part of a position, and what its entry says of it. */
interface Written {
  readonly index: number;
  readonly entry: Pick<UnitEntry, 'doing' | 'pursues' | 'kept'>;
}

const writtenIn = ({ units }: Scenario, state: State): readonly Written[] =>
  units.flatMap((entry, unit) => {
    const numbers = flat(state.parts).flatMap((part, index) =>
      part.unit === unit && isThere(part) ? [index] : [],
    );
    const { skirmishers = [] } = entry;
    const entries = numbers.length > skirmishers.length ? [entry, ...skirmishers] : skirmishers;
    return numbers.flatMap((index, place) => {
      const own = entries[place];
      return own === undefined ? [] : [{ index, entry: own }];
    });
  });

/** Quarters in which guns are dragged. */
const DRAGGING = 2;

type InHouse = Extract<DoingEntry, { what: 'enter' | 'leave' | 'post' | 'wonder' }>;

/** What is done about houses has been judged when it began. */
const isInHouse = (entry: DoingEntry): entry is InHouse =>
  ['enter', 'leave', 'post', 'wonder'].includes(entry.what);

const timedOf = (doing: Exclude<DoingEntry, { what: 'drag' } | InHouse>): Timed => {
  switch (doing.what) {
    case 'change': {
      const { to, anchor, side, along } = doing;
      return {
        ...{ do: 'change', to, ...(anchor && { anchor }), ...(side && { side }) },
        ...(along !== undefined && { along }),
      };
    }
    case 'reform': {
      const { to, side, facing } = doing;
      const heading = facing === undefined ? undefined : normalHeading(Math.round(facing * 100));
      return { do: 'reform', to, ...(side && { side }), ...(heading !== undefined && { heading }) };
    }
    case 'turn':
      return { do: 'turn', figures: doing.figures ?? 'all', by: doing.by };
    case 'deploy':
      return { do: 'deploy', companies: doing.companies.map((company) => company - 1) };
    case 'bend':
      return { do: 'bend', ...(doing.along !== undefined && { along: doing.along }) };
    default:
      return { do: doing.what };
  }
};

/** What may have come between since it began. */
const PASSING: ReadonlySet<string> = new Set([
  'must-reform',
  'too-far-to-rejoin',
  'no-threat',
  'stands-open',
]);

interface Begun {
  readonly doing: Doing;
  readonly most: number;
  readonly rule: string;
}

/** What could have begun where a part stands, or what stands against it. */
const begunAs = (glance: Glance, entry: DoingEntry, since: number): Result<Begun, readonly Refusal[]> => {
  if (entry.what === 'drag') {
    const task = { do: 'drag' as const, length: roundUnit(unitsOf(entry.cm)) };
    const refusals = marchTasks.drag.judge({ ...glance, quarters: DRAGGING }, task);
    const doing: Doing = { what: 'drag', length: task.length, left: entry.left, since };
    return refusals.length > 0 ? err(refusals) : ok({ doing, most: DRAGGING, rule: 'LA-M4.4-5' });
  }
  if (isInHouse(entry)) return ok({ doing: { ...entry, since }, most: entry.left, rule: 'LA-O5.2-6' });
  const task = timedOf(entry);
  const refusals = judgeTimed(glance, task).filter(({ code }) => !PASSING.has(code));
  if (refusals.length > 0) return err(refusals);
  const start = startOf(glance, task);
  if (start === undefined) {
    const { unit, part } = glance;
    const to = 'to' in task ? task.to : part.formation;
    return err([refuse('LA-U6-27', 'not-offered', { unit: unit.id, from: part.formation, to })]);
  }
  // The start says all of a doing but when.
  const doing = { ...start.doing, left: entry.left, since } as Doing;
  return ok({ doing, most: start.doing.left, rule: start.rules[0] ?? 'LA-U3.1-1' });
};

const tooLong = ({ unit }: Glance, { doing, most, rule }: Begun): readonly Refusal[] => {
  // A battalion that goes out whole takes longer the stronger it was.
  const wasStronger = doing.what === 'change' && doing.to === 'skirmish';
  if (doing.left <= most || wasStronger) return [];
  return [refuse(rule, 'doing-too-long', { unit: unit.id, left: doing.left, most })];
};

const withDoing = (setting: Setting, state: State, index: number, entry: DoingEntry): Step => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  const glance: Glance = { setting, view: state, index, part, unit, quarters: 1 };
  const begun = begunAs(glance, entry, hourOf(state));
  if (!begun.ok) return begun;
  const refusals = tooLong(glance, begun.value);
  if (refusals.length > 0) return err(refusals);
  const { doing } = begun.value;
  return ok(withPart(state, index, (now): Part => ({ ...now, doing })));
};

type Step = Result<State, readonly Refusal[]>;

/** How many quarters whoever follows has to. */
const PERIOD = 4;

/** LA-U5.3-9e: only enemies in rout are pursued where a position begins. */
const withPursuit = (
  state: State,
  index: number,
  { unit: name, until, uncontrolled }: NonNullable<UnitEntry['pursues']>,
  ids: readonly string[],
): Step => {
  const target = partNumber(flat(state.parts), ids, name);
  const { id: unit, side } = unitOfPart(state, index);
  if (target < 0) return err([refuse('LA-U1.1-1', 'unknown-unit', { unit, other: name })]);
  const isEnemy = unitOfPart(state, target).side !== side;
  const other = unitOfPart(state, target).id;
  if (!isEnemy || partOf(state, target).routing !== true)
    return err([refuse('LA-U5.3-8', 'pursues-nobody', { unit, other })]);
  const follow = { target, until: until ?? hourOf(state) + PERIOD, ...(uncontrolled && { uncontrolled }) };
  return ok(withPart(state, index, (now): Part => ({ ...now, follow })));
};

/** The state with all that a position says is under way; what cannot be is refused. */
export const withUnderWay = (setting: Setting, scenario: Scenario, state: State): Step => {
  const ids = scenario.units.map(({ id }) => id);
  const refusals: Refusal[] = [];
  const take = (now: State, step: Step): State => {
    if (step.ok) return step.value;
    refusals.push(...step.error);
    return now;
  };
  let now = state;
  for (const { index, entry } of writtenIn(scenario, state)) {
    // Each is judged where nobody else has begun anything yet.
    const { doing, pursues, kept } = entry;
    if (doing !== undefined && kept?.begun !== undefined)
      now = withPart(now, index, (part): Part => ({ ...part, doing: doingOf(doing, kept.begun ?? 0) }));
    else if (doing !== undefined) now = take(now, withDoing(setting, now, index, doing));
    if (pursues !== undefined) now = take(now, withPursuit(now, index, pursues, ids));
  }
  return refusals.length > 0 ? err(refusals) : ok(now);
};

/** What somebody has begun as it is written: of whom the quarter is kept in which he began, it was judged then. */
const doingOf = (entry: DoingEntry, since: number): Doing => {
  switch (entry.what) {
    case 'change':
      return { anchor: 'centre', side: 'both', ...entry, since };
    case 'reform': {
      const { facing, ...rest } = entry;
      const heading = facing === undefined ? undefined : normalHeading(Math.round(facing * 100));
      return { side: 'both', ...rest, ...(heading !== undefined && { heading }), since };
    }
    case 'turn':
      return { figures: 'all', ...entry, since };
    case 'deploy':
      return { ...entry, companies: entry.companies.map((company) => company - 1), since };
    case 'drag':
      return { what: 'drag', length: unitsOf(entry.cm), left: entry.left, since };
    default:
      return { ...entry, since };
  }
};

/** What a part is doing, as a position writes it. */
export const doingEntry = (doing: Doing): DoingEntry => {
  const { left } = doing;
  switch (doing.what) {
    case 'change':
      return {
        ...{ what: 'change', to: doing.to, anchor: doing.anchor, side: doing.side, left },
        ...(doing.along !== undefined && { along: doing.along }),
      };
    case 'reform': {
      const { to, side, heading } = doing;
      return { what: 'reform', to, side, ...(heading !== undefined && { facing: heading / 100 }), left };
    }
    case 'turn':
      return { what: 'turn', figures: doing.figures, by: doing.by, left };
    case 'deploy':
      return { what: 'deploy', companies: doing.companies.map((company) => company + 1), left };
    case 'drag':
      return { what: 'drag', cm: cmOf(doing.length), left };
    case 'bend':
      return { what: 'bend', ...(doing.along !== undefined && { along: doing.along }), left };
    case 'enter':
    case 'leave': {
      const { since: _since, ...rest } = doing;
      return rest;
    }
    default:
      return { what: doing.what, left };
  }
};
