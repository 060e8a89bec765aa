/** Whether a battle can be fought on a table: everything that bars it, and what is worth a remark. */
import type { Box } from '@grognard/field';
import type { Scenario } from '../../scenario-types.ts';
import { layOut } from '../terrain.ts';
import { buildingChecks } from './checks/buildings.ts';
import { lineChecks } from './checks/lines.ts';
import { reliefChecks } from './checks/relief.ts';
import type { Check } from './checks/table.ts';
import { waterChecks } from './checks/water.ts';
import { waysThrough } from './checks/ways.ts';
import { wholeChecks } from './checks/whole.ts';
import type { Finding } from './finding.ts';

/** What bars a table from play; quick enough for every battle that is opened. */
const barring: readonly Check[] = [
  ...wholeChecks,
  ...reliefChecks,
  ...waterChecks,
  ...buildingChecks,
  ...lineChecks,
];

/** Every finding on a table, the grave ones first. */
export const judgeTable = (scenario: Scenario, box: Box): readonly Finding[] => {
  const { features = [] } = scenario;
  if (features.length === 0 && scenario.character === undefined) return [];
  const table = { terrain: layOut(features), box, scenario };
  const found = barring.flatMap((check) => check(table));
  const isSound = !found.some(({ grave }) => grave);
  const all = isSound ? [...found, ...waysThrough(table)] : found;
  return [...all.filter(({ grave }) => grave), ...all.filter(({ grave }) => !grave)];
};
