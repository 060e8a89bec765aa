import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { loadGame } from '../../content/games.ts';
import { prepareOwnTable } from '../../tables/prepare-table.ts';

/** How often the exact distance between two outlines was asked for. */
const asked = vi.hoisted(() => ({ gaps: 0 }));

vi.mock('@grognard/field', async (original) => {
  const field = await original<typeof import('@grognard/field')>();
  const gap: typeof field.gap = (...ends) => {
    asked.gaps += 1;
    return field.gap(...ends);
  };
  return { ...field, gap };
});

const ROUND = 24;
const base = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../scenarios/les-aigles/flat-table.json`, 'utf8'),
);

/** So many battalions in line, all of them in one tall crop as large as the table. */
const crowded = (units: number): object => {
  const { id, title, table: _, sides } = base;
  const outline = Array.from({ length: ROUND }, (__, at) => {
    const angle = (at / ROUND) * 2 * Math.PI;
    const far = at % 2 === 0 ? 480 : 470;
    return [Math.round(Math.cos(angle) * far) + 0, Math.round(Math.sin(angle) * far) + 0];
  });
  return {
    ...{ id, title, sides, table: { width: 1000, depth: 1000 } },
    features: [{ id: 'crop', kind: 'crop', sort: 'tall', outline }],
    units: Array.from({ length: units }, (__, at) => ({
      ...{ id: `u${at}`, name: { fr: `u${at}`, en: `u${at}` }, side: sides[at % 2].id },
      ...{ nation: at % 2 === 0 ? 'france' : 'austria', companies: [{ troop: 'fusilier', figures: 9 }] },
      ...{ formation: 'line', attitude: 'attack', facing: at % 2 === 0 ? 0 : 180 },
      at: [((at >> 1) % 10) * 60 - 270, (at % 2 === 0 ? -1 : 1) * (60 + Math.floor(at / 20) * 30)],
    })),
  };
};

test('many units in one crop do not measure what lies between each two of them', async () => {
  const loaded = await loadGame('les-aigles');
  if (loaded === undefined) throw new Error('there is no such game');
  const seats = base.sides.map(({ id: side }: { id: string }) => ({ seat: { side }, by: 'link' }));
  const units = 120;
  asked.gaps = 0;
  await prepareOwnTable(async () => loaded, { game: 'les-aigles', own: crowded(units), seats });
  const pairs = 2 * (units / 2) ** 2;
  expect(asked.gaps).toBeGreaterThan(0);
  expect(asked.gaps).toBeLessThan(pairs / 2);
});
