import { expect, test } from 'vitest';
import { countOf, firstSeed } from '../../../../tools/counts.ts';
import { halvesOf } from '../../ground/terrain/tables/checks/whole.ts';
import { newTable } from '../../ground/terrain/tables/generate/generate.ts';
import { judgeTable } from '../../ground/terrain/tables/judge.ts';
import { charactersOf } from '../../ground/terrain/tables/labels.ts';
import { layOut } from '../../ground/terrain/terrain.ts';
import { labels } from '../../model/table-labels.ts';

const box = { minX: -120_000, maxX: 120_000, minY: -60_000, maxY: 60_000 };

test.for(labels)('new tables are %s, sound, and the same from both edges', { timeout: 3_600_000 }, (kind) => {
  for (let seed = firstSeed; seed < firstSeed + countOf('tables'); seed += 1) {
    const table = newTable(kind, seed);
    if (table === undefined) throw new Error(`no ${kind} table for seed ${seed}`);
    const terrain = layOut(table.features ?? []);
    expect(judgeTable({ ...table, units: [] }, box), `${kind} ${seed}`).toEqual([]);
    const found = charactersOf(terrain, box).map(({ label }) => label);
    expect(kind === 'mixed' ? found.includes(kind) : found.join() === kind, `${kind} ${seed}: ${found}`).toBe(
      true,
    );
    for (const { north, south } of halvesOf(terrain))
      expect(Math.abs(north - south) / (north + south)).toBeLessThan(0.001);
  }
});

test('the same seed gives the same table, another seed another', () => {
  expect(newTable('wooded', 7)).toEqual(newTable('wooded', 7));
  expect(newTable('wooded', 7)).not.toEqual(newTable('wooded', 8));
  expect(newTable('hilly', 1, { width: 180, depth: 120 })?.table).toEqual({ width: 180, depth: 120 });
});
