import { unitsOf } from '@grognard/field';
import type { Scenario } from '../../../model/scenario.ts';
import { layOut } from '../terrain.ts';
import type { Finding } from './finding.ts';
import { judgeTable } from './judge.ts';
import { type Character, charactersOf } from './labels.ts';

/** What is to be said of a table: its characters, and every finding. */
export const surveyOf = (
  scenario: Scenario,
): { readonly characters: readonly Character[]; readonly findings: readonly Finding[] } => {
  const [x, y] = [unitsOf(scenario.table.width / 2), unitsOf(scenario.table.depth / 2)];
  const box = { minX: -x, minY: -y, maxX: x, maxY: y };
  return {
    characters: charactersOf(layOut(scenario.features ?? []), box),
    findings: judgeTable(scenario, box),
  };
};
