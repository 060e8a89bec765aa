/** From an army list to units on the table, drawn up in front of their own edge. */

import type { Refusal, Result } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import { extentOf } from '../../ground/shape/blocks.ts';
import { ranksOf } from '../../ground/shape/ranks.ts';
import { newMemory } from '../../model/memory.ts';
import type { OfficerEntry, Scenario, UnitEntry } from '../../model/scenario.ts';
import type { Memories } from '../../model/setting.ts';
import type { Edge, Formation } from '../../model/vocabulary.ts';
import { against } from './codes.ts';
import type { ArmyList } from './list.ts';
import { armOf, type Mustered, muster } from './muster.ts';
import { valuesOf } from './officers.ts';

/** Where an army is drawn up, in cm. */
export interface DrawnGround {
  readonly side: string;
  readonly edge: Edge;
  readonly table: Scenario['table'];
  /** How far from its edge the front row stands; a quarter of the table unless it is said. */
  readonly front?: number;
}

export interface DrawnUp {
  readonly units: readonly UnitEntry[];
  readonly officers: readonly OfficerEntry[];
}

/** Where an army looks from its own edge, in degrees. */
const FACING: Readonly<Record<Edge, number>> = { south: 0, west: 90, north: 180, east: 270 };

/** Between neighbours, between rows, and at both ends of a row. */
const INTERVAL = 3;
const BETWEEN_ROWS = 4;
const MARGIN = 5;
/** Behind the last row. */
const STAFF = 2;

interface Standing {
  readonly unit: Mustered;
  readonly formation: Formation;
  readonly front: number;
  readonly depth: number;
}

const standingOf = (setting: Memories, unit: Mustered): Standing => {
  const formation = unit.formation ?? (unit.battery ? 'in battery' : 'line');
  const figures = unit.companies.map((company) => company.figures);
  const shaped = { x: 0, y: 0, heading: 0, formation, ranks: ranksOf(formation, figures) };
  const { front, depth } = extentOf(setting, shaped, armOf(unit));
  return { unit, formation, front: cmOf(front), depth: cmOf(depth) };
};

const widthOf = (row: readonly Standing[]): number =>
  row.reduce((sum, { front }) => sum + front + INTERVAL, -INTERVAL);

/** As many as fit in each row; the guns stand in the middle of the first. */
const rowsOf = (standing: readonly Standing[], width: number): readonly (readonly Standing[])[] => {
  const guns = standing.filter(({ unit }) => unit.battery);
  const rows: Standing[][] = [[]];
  for (const each of standing.filter(({ unit }) => !unit.battery)) {
    const row = rows.at(-1) ?? [];
    const others = rows.length === 1 ? guns : [];
    if (row.length > 0 && widthOf([...row, ...others, each]) > width) rows.push([each]);
    else row.push(each);
  }
  const [first = [], ...behind] = rows;
  const middle = Math.ceil(first.length / 2);
  return [[...first.slice(0, middle), ...guns, ...first.slice(middle)], ...behind];
};

/** A place so far to the right of the middle and so far from one's own edge. */
const placeIn = ({ edge, table }: DrawnGround, right: number, away: number): readonly [number, number] => {
  const [x, y] = [table.width / 2 - away, table.depth / 2 - away];
  const places: Readonly<Record<Edge, readonly [number, number]>> = {
    south: [right, -y],
    north: [-right, y],
    west: [-x, -right],
    east: [x, right],
  };
  const rounded = (cm: number): number => Math.round(cm * 1_000) / 1_000 + 0;
  return [rounded(places[edge][0]), rounded(places[edge][1])];
};

const drawnUp = (
  list: ArmyList,
  ground: DrawnGround,
  row: readonly Standing[],
  away: number,
): UnitEntry[] => {
  const listed = [...list.units, ...(list.batteries ?? [])];
  let left = -widthOf(row) / 2;
  return row.map(({ unit, formation, front }) => {
    const { id, nation, companies, from, attitude } = unit;
    const { name, command } = listed.find((each) => each.id === id) ?? {};
    const right = left + front / 2;
    left += front + INTERVAL;
    return {
      ...{ id, side: ground.side, nation, companies, formation },
      ...{ at: placeIn(ground, right, away), facing: FACING[ground.edge] },
      ...(name !== undefined && { name }),
      ...(command !== undefined && { command }),
      ...(from !== undefined && { pooled: true as const }),
      ...(attitude !== undefined && { attitude }),
    };
  });
};

const staff = ({ officers = [] }: ArmyList, ground: DrawnGround, away: number): readonly OfficerEntry[] =>
  officers.map((officer, place) => {
    const { id, name, command, rank, level } = officer;
    const right = (place - (officers.length - 1) / 2) * INTERVAL;
    return {
      ...{ id, side: ground.side, rank },
      ...(level !== undefined && { level }),
      ...valuesOf(officer, officers),
      at: placeIn(ground, right, away),
      ...(name !== undefined && { name }),
      ...(command !== undefined && { command }),
    };
  });

/** Row behind row from the front towards the edge, officers behind them all; the check comes first. */
export const drawUp = (list: ArmyList, ground: DrawnGround): Result<DrawnUp, readonly Refusal[]> => {
  const { table, edge } = ground;
  const isAcross = edge === 'south' || edge === 'north';
  const [width, depth] = isAcross ? [table.width, table.depth] : [table.depth, table.width];
  const front = ground.front ?? depth / 4;
  const setting = { memory: newMemory() };
  const rows = rowsOf(
    muster(list).map((unit) => standingOf(setting, unit)),
    width - 2 * MARGIN,
  );
  const units: UnitEntry[] = [];
  let away = front;
  for (const row of rows) {
    units.push(...drawnUp(list, ground, row, away));
    away -= Math.max(0, ...row.map((each) => each.depth)) + BETWEEN_ROWS;
  }
  const needed = front - away - BETWEEN_ROWS + STAFF;
  if (needed > front || rows.some((row) => widthOf(row) > width))
    return { ok: false, error: [against('LA-T-1', 'no-room', { needed: Math.ceil(needed), depth: front })] };
  return { ok: true, value: { units, officers: staff(list, ground, away + BETWEEN_ROWS - STAFF) } };
};
