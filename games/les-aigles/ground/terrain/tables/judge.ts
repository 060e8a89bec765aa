/** Whether a battle can be fought on a table: everything that bars it, and what is worth a remark. */
import { isRecord } from '@grognard/engine';
import type { Box } from '@grognard/field';
import type { Scenario } from '../../../model/scenario.ts';
import type { FeatureEntry } from '../../../model/terrain-entries.ts';
import { layOut } from '../terrain.ts';
import { buildingChecks } from './checks/buildings.ts';
import { lineChecks } from './checks/lines.ts';
import { reliefChecks } from './checks/relief.ts';
import type { Check } from './checks/table.ts';
import { waterChecks } from './checks/water.ts';
import { waysThrough } from './checks/ways.ts';
import { wholeChecks } from './checks/whole.ts';
import { type Finding, fault } from './finding.ts';

/** What bars a table from play; quick enough for every battle that is opened. */
const barring: readonly Check[] = [
  ...wholeChecks,
  ...reliefChecks,
  ...waterChecks,
  ...buildingChecks,
  ...lineChecks,
];

/** More than any table that people lay: beyond it the checks, which look at every two things, would take too long. */
const MOST_THINGS = 150;
const MOST_CORNERS = 1_500;

/** How many corners an entry has, in whatever it calls them. */
const cornersIn = (value: unknown): number => {
  if (!Array.isArray(value)) return isRecord(value) ? Object.values(value).reduce<number>(addCorners, 0) : 0;
  return typeof value[0] === 'number' ? 1 : value.reduce<number>(addCorners, 0);
};
const addCorners = (sum: number, value: unknown): number => sum + cornersIn(value);

const tooMuch = (features: readonly FeatureEntry[]): readonly Finding[] => {
  const corners = cornersIn(features);
  if (features.length <= MOST_THINGS && corners <= MOST_CORNERS) return [];
  const most = { mostThings: MOST_THINGS, mostCorners: MOST_CORNERS };
  return [fault('LA-OV-1', 'too-much-on-table', { things: features.length, corners, ...most })];
};

/** Every finding on a table, the grave ones first. */
export const judgeTable = (scenario: Scenario, box: Box): readonly Finding[] => {
  const { features = [] } = scenario;
  if (features.length === 0 && scenario.character === undefined) return [];
  const crowded = tooMuch(features);
  if (crowded.length > 0) return crowded;
  const table = { terrain: layOut(features), box, scenario };
  const found = barring.flatMap((check) => check(table));
  const isSound = !found.some(({ grave }) => grave);
  const all = isSound ? [...found, ...waysThrough(table)] : found;
  return [...all.filter(({ grave }) => grave), ...all.filter(({ grave }) => !grave)];
};
