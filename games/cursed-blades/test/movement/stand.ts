import {
  type Player,
  type Refusal,
  recorded,
  type ScriptedDie,
  type SwitchValues,
  scripted,
  sizeOf,
} from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { expect } from 'vitest';
import { hexNamed, nameOfHex } from '../../ground/hexes.ts';
import { view } from '../../knowledge/view.ts';
import type { Event } from '../../model/events.ts';
import { counterOf, unitNamed, unitOf } from '../../model/evolve.ts';
import type { MoveStep, Order } from '../../model/orders.ts';
import { readingOf, readStory } from '../../model/reading.ts';
import type { CounterData, HexName, MapData, Scenario, UnitData } from '../../model/scenario.ts';
import type { Setting } from '../../model/setting.ts';
import type { Counter, State, Unit } from '../../model/state.ts';
import { beginStory, type Story } from '../../model/story.ts';
import type { Weather } from '../../model/vocabulary.ts';
import { face } from '../../rules/movement/face.ts';
import { flee } from '../../rules/movement/flee.ts';
import { move } from '../../rules/movement/move.ts';
import { withdraw } from '../../rules/movement/withdraw.ts';
import type { Action, ActionKind, OrderOf } from '../../rules/units/action.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import { turned } from '../turned.ts';

export const EAST = 0;
export const SOUTH_EAST = 1;
export const SOUTH_WEST = 2;
export const WEST = 3;

export interface Ground {
  readonly map?: Partial<MapData>;
  readonly units?: readonly UnitData[];
  readonly counters?: readonly CounterData[];
  readonly weather?: Weather;
  readonly switches?: SwitchValues;
}

export interface Stand {
  readonly setting: Setting;
  state: State;
  unit(id: string): Unit;
  counter(index: number): Counter;
  counters(): number;
  at(id: string): HexName;
  hex(name: HexName): number;
  /** Gives an order that must be lawful, and answers with what happened; every die must be used. */
  does(id: string, order: Order, dice?: readonly ScriptedDie[]): readonly Event[];
  refuses(id: string, order: Order): readonly Refusal[];
  /** Plays something out, and answers with what happened. */
  plays(deed: (story: Story) => void, dice?: readonly ScriptedDie[]): readonly Event[];
}

const scenarioOf = ({ map, units = [], counters = [], weather }: Ground): Scenario => ({
  ...{ id: 'field', title: { fr: 'Champ', en: 'Field' }, about: { fr: 'Un champ.', en: 'A field.' } },
  ...{ minutes: 5, turns: 8, objectives: [] },
  map: { width: 12, height: 10, hexes: [], sides: [], roads: [], ...map },
  sides: [
    { id: 'red', name: { fr: 'Rouges', en: 'Reds' }, colour: '#a00' },
    { id: 'blue', name: { fr: 'Bleus', en: 'Blues' }, colour: '#00a' },
  ],
  ...{ units, counters: counters.map(turned) },
  ...(weather !== undefined && { weather }),
});

const seats: readonly Player[] = [{ side: 'red' }, { side: 'blue' }];

const actions: { readonly [K in ActionKind]?: Action<K> } = { move, withdraw, flee, face };

/** The action of an order's kind; which of them it is, the order itself knows. */
const actionFor = ({ kind }: Order): Action<ActionKind> => {
  const action = (actions as Readonly<Record<string, Action<ActionKind> | undefined>>)[kind];
  if (action === undefined) throw new Error(`nobody here knows how to ${kind}`);
  return action;
};

/** A battle for tests of movement: orders are checked on the view of their side and then played out. */
export const onField = (saw: Saw, ground: Ground): Stand => {
  const scenario = scenarioOf(ground);
  const setting = prepare(scenario, ground.switches ?? {});
  if (!setting.ok) throw new Error(JSON.stringify(setting.error));
  const opened = open(setting.value, scenario, seats);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { board } = setting.value.terrain;
  const judged = (id: string, order: Order): readonly Refusal[] => {
    const index = unitNamed(stand.state, id);
    const seen = view(stand.state, { side: unitOf(stand.state, index).side });
    const reading = readingOf(setting.value, seen);
    const action = actionFor(order);
    const given = order as OrderOf<ActionKind>;
    const refusals = action.check(reading, index, given, action.find?.(reading, index, given));
    saw(refusals);
    return refusals;
  };
  const stand: Stand = {
    setting: setting.value,
    state: opened.value,
    unit: (id) => unitOf(stand.state, unitNamed(stand.state, id)),
    counter: (index) => counterOf(stand.state, index),
    counters: () => sizeOf(stand.state.counters),
    at: (id) => nameOfHex(board, stand.unit(id).hex),
    hex: (name) => hexNamed(board, name),
    refuses: (id, order) => {
      const refusals = judged(id, order);
      if (refusals.length === 0) throw new Error(`the order stood: ${JSON.stringify(order)}`);
      return refusals;
    },
    does: (id, order, dice) => {
      const refusals = judged(id, order);
      if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify(refusals)}`);
      const index = unitNamed(stand.state, id);
      return stand.plays((story) => {
        const action = actionFor(order);
        const given = order as OrderOf<ActionKind>;
        action.resolve(story, index, given, action.find?.(readStory(story), index, given));
      }, dice);
    },
    plays: (deed, dice = []) => {
      const script = scripted(dice);
      const story = beginStory(setting.value, stand.state, recorded(script));
      deed(story);
      expect(script.left(), 'dice that were not rolled').toBe(0);
      stand.state = story.state;
      saw(story.events);
      return story.events;
    },
  };
  return stand;
};

export const step = (side: number): MoveStep => ({ do: 'step', side });
export const turn = (to: number): MoveStep => ({ do: 'turn', to });
export const take = (counter: number): MoveStep => ({ do: 'take', counter });
export const drop = (counter: number): MoveStep => ({ do: 'drop', counter });

export const full = (...steps: readonly MoveStep[]): Order => ({ kind: 'move', pace: 'full', steps });
export const minimal = (...steps: readonly MoveStep[]): Order => ({ kind: 'move', pace: 'minimal', steps });
export const supplementary = (...steps: readonly MoveStep[]): Order => ({
  ...{ kind: 'move', pace: 'supplementary', steps },
});

/** What the steps and turns of a unit cost, in half points. */
export const costs = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'stepped' ? [event.cost] : []));

type Rest = Partial<Omit<UnitData, 'id' | 'type' | 'side' | 'at'>>;

/** A red unit looking east, unless told otherwise; its id is its type. */
export const red = (type: string, at: HexName, rest: Rest & { readonly id?: string } = {}): UnitData => ({
  ...{ id: type, type, side: 'red', at, facing: 0 },
  ...rest,
});

/** A blue unit looking west, unless told otherwise. */
export const blue = (type: string, at: HexName, rest: Rest & { readonly id?: string } = {}): UnitData => ({
  ...{ id: `blue-${type}`, type, side: 'blue', at, facing: 6 },
  ...rest,
});
