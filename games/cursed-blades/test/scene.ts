import {
  type Modifier,
  recorded,
  type ScriptedDie,
  type SwitchValues,
  scripted,
  total,
} from '@grognard/engine';
import { tableFor } from '../../../tools/proofs/table.ts';
import { cursedBlades } from '../game.ts';
import type { Event } from '../model/events.ts';
import { unitNamed, unitOf } from '../model/evolve.ts';
import type { CounterData, HexData, HexName, Scenario, SideData, UnitData } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State, Unit } from '../model/state.ts';
import { beginStory, type Story } from '../model/story.ts';
import { open } from '../scenario/open.ts';
import { prepare } from '../scenario/prepare.ts';
import { cursedBladesSchemas } from '../schemas/schemas.ts';
import { turned } from './turned.ts';

export const at = tableFor(cursedBlades, cursedBladesSchemas);

/** Around the hex [5, 4]: whoever stands there has these beside him. */
export const HERE: HexName = [5, 4];
export const EAST: HexName = [6, 4];
export const SOUTH_EAST: HexName = [6, 5];
export const SOUTH_WEST: HexName = [5, 5];
export const WEST: HexName = [4, 4];
export const NORTH_WEST: HexName = [5, 3];
export const NORTH_EAST: HexName = [6, 3];

export type Placed = Omit<UnitData, 'side'>;

export interface Scene {
  readonly red?: readonly Placed[];
  readonly blue?: readonly Placed[];
  readonly counters?: readonly CounterData[];
  readonly hexes?: readonly HexData[];
  readonly sides?: readonly SideData[];
  readonly more?: Partial<Scenario>;
}

/** Open ground of eleven hexes by nine, with what a test puts on it; far away somebody of each side looks on. */
export const field = ({
  red = [],
  blue = [],
  counters = [],
  hexes = [],
  sides = [],
  more,
}: Scene): Scenario => ({
  id: 'scene',
  title: { fr: 'Scène', en: 'Scene' },
  about: { fr: 'Une scène.', en: 'A scene.' },
  minutes: 1,
  map: { width: 11, height: 9, hexes, sides, roads: [] },
  sides: [
    { id: 'red', name: { fr: 'Rouges', en: 'Reds' }, colour: '#a00' },
    { id: 'blue', name: { fr: 'Bleus', en: 'Blues' }, colour: '#00a' },
  ],
  units: [
    ...red.map((unit) => ({ ...unit, side: 'red' })),
    ...blue.map((unit) => ({ ...unit, side: 'blue' })),
    { id: 'red-watch', type: 'levy', side: 'red', at: [1, 1], facing: 0 },
    { id: 'blue-watch', type: 'levy', side: 'blue', at: [11, 9], facing: 6 },
  ],
  counters: counters.map(turned),
  turns: 3,
  objectives: [],
  weather: 'cloudy',
  ...more,
});

/** Somebody in the hex [4, 4], looking east at whoever stands in [5, 4] and looks back. */
export const attacker = (type: string, more: Partial<Placed> = {}): Placed => ({
  ...{ id: 'attacker', type, at: WEST, facing: 0 },
  ...more,
});
export const defender = (type: string, more: Partial<Placed> = {}): Placed => ({
  ...{ id: 'defender', type, at: HERE, facing: 6 },
  ...more,
});

export interface Stage {
  readonly setting: Setting;
  readonly state: State;
  unit(id: string): Unit;
  index(id: string): number;
}

export const stage = (scene: Scene, switches: SwitchValues = {}): Stage => {
  const scenario = field(scene);
  const setting = prepare(scenario, switches);
  if (!setting.ok) throw new Error(JSON.stringify(setting.error));
  const opened = open(setting.value, scenario, [{ side: 'red' }, { side: 'blue' }]);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const state = opened.value;
  const index = (id: string): number => unitNamed(state, id);
  return { setting: setting.value, state, index, unit: (id) => unitOf(state, index(id)) };
};

/** A story with these dice, for a deed that no order asks for by itself. */
export const storyOf = ({ setting, state }: Stage, dice: readonly ScriptedDie[]): Story =>
  beginStory(setting, state, recorded(scripted(dice)));

/** What the rows of one rule come to. */
export const worth = (rows: readonly Modifier[], rule: string): number =>
  total(rows.filter((row) => row.rule === rule));

/** The last of a kind among what happened. */
export const lastOf = <K extends Event['kind']>(
  events: readonly object[],
  kind: K,
): Extract<Event, { readonly kind: K }> => {
  const found = events.findLast((event) => 'kind' in event && event.kind === kind);
  if (found === undefined) throw new Error(`nothing was ${kind}`);
  return found as Extract<Event, { readonly kind: K }>;
};
