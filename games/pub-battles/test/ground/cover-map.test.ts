import { randomFrom } from '@grognard/engine';
import { bodyOf, groundUnder } from '@grognard/field';
import { describe, expect, it } from 'vitest';
import { isMostlyIn, NONE, onlyNear } from '../../ground/cover-map.ts';
import { terrainOf } from '../../ground/terrain.ts';
import { measuresOf } from '../../tables/measures.ts';
import { scenarioIds, trialOf } from '../trial.ts';

const HALF = 0.5 + 1e-9;

/** Blocks anywhere on a map and a little over its edges, as pieces stand on it. */
const blocksOn = (halfWidth: number, halfHeight: number, count: number) => {
  const random = randomFrom(7);
  const { front, depth } = measuresOf();
  return Array.from({ length: count }, () => ({
    x: random.below(2 * halfWidth + 8_000) - halfWidth - 4_000,
    y: random.below(2 * halfHeight + 8_000) - halfHeight - 4_000,
    heading: random.below(36_000),
    halfFront: front / 2,
    halfDepth: depth / 2,
  }));
};

describe.each(scenarioIds)('the ground of %s at a glance', (id) => {
  const terrain = terrainOf(trialOf(id).scenario.map, measuresOf());
  const blocks = blocksOn(terrain.halfWidth, terrain.halfHeight, 3_000);
  const shares = new Float64Array(terrain.chart.length);

  it('says the same as measuring, wherever it says anything', () => {
    let told = 0;
    for (const block of blocks) {
      groundUnder(terrain.cover, bodyOf([block]), shares);
      terrain.chart.forEach((_, kind) => {
        const glance = kind === 0 ? undefined : isMostlyIn(terrain, kind, block);
        if (glance === undefined) return;
        told += 1;
        expect(glance).toBe((shares[kind] ?? 0) > HALF);
      });
    }
    expect(told).toBeGreaterThan(0.9 * (terrain.chart.length - 1) * blocks.length);
  });

  it('finds nothing where it calls the ground clear', () => {
    for (const block of blocks) {
      const body = bodyOf([block]);
      groundUnder(terrain.cover, body, shares);
      terrain.chart.forEach((_, kind) => {
        if (kind > 0 && onlyNear(terrain, [kind], body) === NONE) expect(shares[kind]).toBe(0);
      });
    }
  });
});
