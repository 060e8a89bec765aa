import { bodyOf, gap } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { blocksOf, extentOf } from '../../ground/shape/blocks.ts';
import { changedTo } from '../../ground/shape/change.ts';
import type { ChangeManner } from '../../ground/shape/order.ts';
import { newMemory } from '../../model/memory.ts';
import type { Part } from '../../model/part.ts';
import type { Unit } from '../../model/unit.ts';
import { anchors, type Formation, nations, unfoldings } from '../../model/vocabulary.ts';
import { legsFor } from '../../rules/changes/timing.ts';
import { formationsOf, nationFacts } from '../../tables/nations.ts';
import { companies, scene } from '../scene.ts';
import { battalion, hussars } from './help.ts';

const TROOPS = {
  france: 'fusilier',
  britain: 'line',
  prussia: 'musketeer',
  austria: 'fusilier',
  russia: 'musketeer',
};

const units = [
  ...nations.map((nation) => {
    const { companies: count, figures } = nationFacts[nation].battalion;
    return { nation, companies: companies(count, figures, TROOPS[nation]) };
  }),
  { nation: 'france' as const, companies: battalion },
  // Losses here and there.
  { nation: 'france' as const, companies: battalion.map((each, place) => ({ ...each, lost: place % 3 })) },
  { nation: 'france' as const, companies: hussars },
];

const manners: readonly ChangeManner[] = anchors.flatMap((anchor) =>
  unfoldings.map((side) => ({ anchor, side })),
);

const setting = { memory: newMemory() };

/** Everybody in every formation he has, with every printed change from there. */
const eachChange = (check: (unit: Unit, before: Part, after: Part, to: Formation) => void): number => {
  let count = 0;
  for (const entry of units)
    for (const from of formationsOf(entry.nation, entry.companies === hussars ? 'cavalry' : 'infantry')) {
      const given = scene([{ id: 'unit', at: [3, -4], facing: 30, formation: from, ...entry }]);
      const [unit, before] = [given.state.units.flat()[0], given.state.parts.flat()[0]];
      if (unit === undefined || before === undefined) throw new Error('Nobody is there');
      for (const target of formationsOf(unit.nation, unit.arm)) {
        if (target === from || legsFor(unit, before, target).length !== 1) continue;
        for (const manner of manners) {
          check(unit, before, { ...before, ...changedTo(setting, unit, before, target, manner) }, target);
          count += 1;
        }
      }
    }
  return count;
};

describe('every change of every nation', () => {
  test('leaves nobody behind: the same figures and the same companies', () => {
    const count = eachChange((unit, before, after) => {
      const figures = unit.companies.reduce((sum, company) => sum + company.figures, 0);
      expect(after.ranks.reduce((sum, rank) => sum + rank, 0)).toBe(figures);
      expect([...after.companies].sort()).toEqual(
        [...before.companies].filter((company) => (unit.companies[company]?.figures ?? 0) > 0).sort(),
      );
    });
    expect(count).toBeGreaterThan(500);
  });

  test('leaves all bases in contact', () => {
    eachChange((unit, _before, after) => {
      const blocks = blocksOf(setting, after, unit.arm).map((block) => bodyOf([block]));
      const reached = new Set([0]);
      for (const one of reached)
        blocks.forEach((other, place) => {
          const from = blocks[one];
          // Corner to corner, both places rounded to a unit.
          if (from !== undefined && gap(from, other) <= 3) reached.add(place);
        });
      expect(reached.size).toBe(blocks.length);
    });
  });

  test('keeps the front edge where it was, and turns nobody', () => {
    eachChange((_unit, before, after) => {
      expect(after.heading).toBe(before.heading);
      const east = after.x - before.x;
      const north = after.y - before.y;
      // Along the front, which runs 30 degrees south of east.
      expect(Math.abs(east * 0.5 + north * Math.sqrt(0.75))).toBeLessThan(2);
    });
  });

  test('never moves the front by more than half of what is unfolded', () => {
    eachChange((unit, before, after) => {
      const wider = Math.max(
        extentOf(setting, after, unit.arm).front,
        extentOf(setting, before, unit.arm).front,
      );
      expect(Math.sqrt((after.x - before.x) ** 2 + (after.y - before.y) ** 2)).toBeLessThanOrEqual(
        wider / 2 + 2,
      );
    });
  });
});
