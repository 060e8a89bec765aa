import { defaultsOf } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { terrainOf } from '../ground/terrain.ts';
import type { Board, BoardBlock } from '../model/board.ts';
import type { Marcher } from '../model/march.ts';
import { newMemory } from '../model/memory.ts';
import type { MapData } from '../model/scenario.ts';
import type { Setting, SwitchSet } from '../model/setting.ts';
import { switches } from '../model/switches.ts';
import type { PieceKind } from '../model/vocabulary.ts';
import type { OnBoard } from '../rules/movement/judge.ts';
import { measuresOf } from '../tables/measures.ts';
import { kindFacts } from '../tables/piece-facts.ts';

const bare: MapData = {
  size: [100, 100],
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

/** A map of a hundred centimetres with what a test puts on it. */
export const settingWith = (map: Partial<MapData> = {}, set: Partial<SwitchSet> = {}): Setting => {
  const measures = measuresOf({}, set.metresPerCm, set.columnLength);
  return {
    memory: newMemory(),
    source: {
      id: 'test',
      title: { fr: 'Essai', en: 'Test' },
      about: { fr: 'Un essai.', en: 'A test.' },
      minutes: 1,
      map: { ...bare, ...map },
      exits: [],
      sides: [],
      formations: [],
      choosesCombats: 'red',
      first: { day: 1, turn: 1 },
      last: { day: 1, turn: 8 },
      clock: '06:00',
    },
    measures,
    terrain: terrainOf({ ...bare, ...map }, measures),
    sides: [
      { id: 'red', communications: [] },
      { id: 'blue', communications: [] },
    ],
    exits: [],
    roster: {},
    choosesCombats: 'red',
    first: { day: 1, turn: 1 },
    last: { day: 1, turn: 8 },
    switches: { ...(defaultsOf(switches) as SwitchSet), ...set },
  };
};

/** A square of ground from corner to corner. */
export const square = (west: number, south: number, east: number, north: number) => ({
  outline: [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ] as const,
});

/** A piece of ours at a place in centimetres, facing so many degrees from north. */
export const ours = (
  ref: string,
  kind: PieceKind,
  x: number,
  y: number,
  facing = 0,
  more: Partial<BoardBlock> = {},
): Marcher => ({
  ref,
  side: 'red',
  kind,
  arm: kindFacts[kind].arm,
  formation: 'first',
  x: unitsOf(x),
  y: unitsOf(y),
  heading: facing * 100,
  ...more,
});

/** An enemy block of which we know what can be seen. */
export const theirs = (
  alias: number,
  kind: PieceKind,
  x: number,
  y: number,
  facing = 180,
  more: Partial<BoardBlock> = {},
): BoardBlock => ({
  ref: `#${alias}`,
  side: 'blue',
  arm: kindFacts[kind].arm,
  x: unitsOf(x),
  y: unitsOf(y),
  heading: facing * 100,
  ...more,
});

export const boardOf = (...blocks: readonly BoardBlock[]): Board => ({
  us: 'red',
  blocks,
  contacts: [],
  supports: [],
});

export const ahead = (cm: number) => ({ do: 'ahead', by: unitsOf(cm) }) as const;
export const pivot = (degrees: number) => ({ do: 'pivot', to: degrees * 100 }) as const;
export const oblique = (degrees: number, cm: number) =>
  ({ do: 'oblique', towards: degrees * 100, by: unitsOf(cm) }) as const;
export const column = (form: boolean, degrees: number) =>
  ({ do: 'column', form, facing: degrees * 100 }) as const;
export const byRoad = (x: number, y: number) =>
  ({ do: 'road', to: { x: unitsOf(x), y: unitsOf(y) } }) as const;

/** What a march is judged on. */
export const onBoard = (setting: Setting, board: Board): OnBoard => ({ setting, board, memory: newMemory() });
