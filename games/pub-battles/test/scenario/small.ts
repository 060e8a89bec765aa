import { recorded, type SwitchValues, scripted } from '@grognard/engine';
import type { MapData, PieceData, Scenario } from '../../model/scenario.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { open } from '../../scenario/open.ts';
import { prepare, publicScenarioOf } from '../../scenario/prepare.ts';

const both = (text: string) => ({ fr: text, en: text });

export const bare: MapData = {
  size: [60, 60],
  woods: [],
  buildings: [],
  marsh: [],
  lakes: [],
  hills: [],
  streams: [],
  rivers: [],
  crossings: [],
  roads: [],
  labels: [],
};

export const staff: readonly PieceData[] = [
  { id: 'red-hq', formation: 'red-corps', kind: 'hq', at: [0, -20] },
  { id: 'red-second-hq', formation: 'red-second', kind: 'hq', at: [20, -20] },
  { id: 'blue-hq', formation: 'blue-corps', kind: 'hq', at: [0, 20], facing: 180 },
];

/** Two formations of red against one of blue on bare ground, with these troops. */
export const small = (troops: readonly PieceData[] = [], more: Partial<Scenario> = {}): Scenario => ({
  id: 'small',
  title: both('Small'),
  about: both('Small.'),
  minutes: 5,
  map: bare,
  exits: [],
  sides: [
    { id: 'red', name: both('Red'), colour: '#AA0000', communications: [] },
    { id: 'blue', name: both('Blue'), colour: '#0000AA', communications: [] },
  ],
  formations: [
    { id: 'red-corps', side: 'red', name: both('Red'), rating: 3 },
    { id: 'red-second', side: 'red', name: both('Second'), rating: 3 },
    { id: 'blue-corps', side: 'blue', name: both('Blue'), rating: 3 },
  ],
  pieces: [...staff, ...troops],
  choosesCombats: 'red',
  first: { day: 1, turn: 1 },
  last: { day: 1, turn: 8 },
  clock: '06:00',
  ...more,
});

export const red = { side: 'red' };
export const blue = { side: 'blue' };

const prepared = (scenario: Scenario, set: SwitchValues = {}) => prepare(publicScenarioOf(scenario), set);

export const settingOf = (scenario: Scenario, set: SwitchValues = {}): Setting => {
  const setting = prepared(scenario, set);
  if (!setting.ok) throw new Error(JSON.stringify(setting.error));
  return setting.value;
};

/** The first chit that is drawn is the first of the list. */
const opened = (scenario: Scenario, seats = [red, blue]) =>
  open(settingOf(scenario), scenario, seats, recorded(scripted([1])));

export const stateOf = (scenario: Scenario, seats = [red, blue]): State => {
  const state = opened(scenario, seats);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

/** What is wrong with a scenario; nothing if it can be played. */
export const wrongs = (scenario: Scenario, seats = [red, blue]) => {
  const setting = prepared(scenario);
  if (!setting.ok) return setting.error;
  const state = opened(scenario, seats);
  return state.ok ? [] : state.error;
};
