import {
  type Answers,
  type DrawKey,
  type Player,
  type Refusal,
  recorded,
  type Source,
  type SwitchValues,
  scripted,
} from '@grognard/engine';
import { view } from '../knowledge/view.ts';
import { type Event, evolve } from '../model/events.ts';
import type { Order, PartPlan } from '../model/orders.ts';
import type { Scenario, UnitEntry } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { Task } from '../model/tasks.ts';
import { check } from '../play/check.ts';
import { decisions } from '../play/decisions.ts';
import { resolve } from '../play/sequence/resolve.ts';
import { open } from '../scenario/open.ts';
import { prepare, publicScenarioOf } from '../scenario/prepare.ts';

/** A table on which a rule is shown: who stands where, and what comes of the orders given. */
export interface Scene {
  readonly setting: Setting;
  readonly state: State;
  readonly events: readonly Event[];
}

const FRENCH: Player = { side: 'french' };
const ALLIED: Player = { side: 'allied' };

export const table: Pick<Scenario, 'table' | 'sides'> = {
  table: { width: 240, depth: 120 },
  sides: [
    { id: 'french', edge: 'south' },
    { id: 'allied', edge: 'north' },
  ],
};

type Entry = Partial<UnitEntry> & Pick<UnitEntry, 'id' | 'at'>;

/** Six companies of three, in a French battalion. */
export const companies = (count: number, figures: number, troop = 'fusilier'): UnitEntry['companies'] =>
  Array.from({ length: count }, () => ({ troop, figures }));

/** A French line battalion unless it is said otherwise; the French face north, the others south. */
export const unit = (entry: Entry): UnitEntry => {
  const side = entry.side ?? 'french';
  return {
    ...{ side, nation: 'france', formation: 'line', facing: side === 'french' ? 0 : 180 },
    companies: companies(6, 3),
    ...entry,
  };
};

export const scene = (
  units: readonly Entry[],
  more: Partial<Scenario> = {},
  switches: SwitchValues = {},
): Scene => {
  // A few troops or a bit of ground that show a rule are no battle to begin: they are taken as one under way.
  const now = { period: 1, quarter: 1 };
  const scenario: Scenario = { ...table, now, units: units.map(unit), ...more };
  const prepared = prepare(publicScenarioOf(scenario), switches);
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  const opened = open(prepared.value, scenario, [FRENCH, ALLIED], recorded(scripted([])));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return { setting: prepared.value, state: opened.value, events: [] };
};

/** The body of a unit, or its nth part. */
export const partNamed = ({ state }: Scene, id: string, nth = 0): number => {
  const units = state.units.flat();
  const numbers = state.parts.flat().flatMap((part, index) => (units[part.unit]?.id === id ? [index] : []));
  const found = numbers[nth];
  if (found === undefined) throw new Error(`Nobody here is called ${id}`);
  return found;
};

/** What stands against a plan for one part. */
export const refusalsOf = (
  given: Scene,
  id: string,
  tasks: readonly Task[],
  nth = 0,
  more: Pick<PartPlan, 'afterWin' | 'fire'> = {},
): readonly Refusal[] => {
  const part = partNamed(given, id, nth);
  const order: Order = { kind: 'plan', parts: [{ part, tasks, ...more }], officers: [] };
  const player = sideOf(given, id);
  return check(given.setting, view(given.setting, given.state, player), player, order);
};

const sideOf = ({ state }: Scene, id: string): Player => ({
  side: state.units.flat().find((each) => each.id === id)?.side ?? 'french',
});

/** What falls when no die is given: troops do what they are told, and luck favours neither side. */
const STEADY: Readonly<Record<string, readonly [number, number]>> = {
  'morale-charge': [3, 4],
  'morale-receive': [6, 6],
  'morale-home': [6, 6],
  'morale-melee': [6, 6],
};

/** Dice as they are given, then steady ones: threes change nothing in a melee, eights in morale. */
export const middling = (dice: readonly number[]): Source => {
  const given = scripted(dice);
  const usual = ({ purpose, n }: DrawKey): number =>
    STEADY[purpose]?.[n % 2] ?? (purpose.startsWith('morale') ? 4 : 3);
  return (key) => (given.left() > 0 ? given(key) : usual(key));
};

/** Both sides answer the decision that is open; dice fall as they are given. */
export const answer = (
  { setting, state, events }: Scene,
  orderOf: (player: Player) => Order,
  dice: readonly number[] = [],
): Scene => {
  const [decision] = decisions(setting, state);
  if (decision === undefined) throw new Error('Nobody owes a decision');
  const answers: Answers<Order> = {
    decision,
    given: decision.owed.map((seat) => ({ seat, order: orderOf(seat) })),
  };
  const happened = resolve(setting, state, answers, recorded(middling(dice)));
  return { setting, state: happened.reduce(evolve, state), events: [...events, ...happened] };
};

/** Passes over questions about rallies. */
export const atPlans = (given: Scene): Scene => {
  let now = given;
  while (now.state.phase === 'rallies' || now.state.phase === 'follows') {
    const kind = now.state.phase === 'rallies' ? ('rally' as const) : ('follow' as const);
    now = answer(now, () => ({ kind, parts: [] }));
  }
  return now;
};

/** Passes over questions about rallies, then seals these plans, by unit; whoever is not named stands. */
export const plan = (
  given: Scene,
  plans: Readonly<Record<string, readonly Task[]>>,
  dice: readonly number[] = [],
): Scene => {
  const now = atPlans(given);
  const partsFor = ({ side }: Player): PartPlan[] =>
    Object.entries(plans)
      .filter(([id]) => sideOf(now, id).side === side)
      .map(([id, tasks]) => ({ part: partNamed(now, id), tasks }));
  return answer(now, (player) => ({ kind: 'plan', parts: partsFor(player), officers: [] }), dice);
};

/** Nobody reacts. */
export const noReaction = (given: Scene): Scene =>
  given.state.phase === 'reactions' ? answer(given, () => ({ kind: 'react', parts: [] })) : given;
