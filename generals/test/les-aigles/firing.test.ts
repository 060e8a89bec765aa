/** How generals use fire orders. */
import type { Scenario } from '@grognard/les-aigles';
import { describe, expect, test } from 'vitest';
import { brigadier, marshal } from './battles.ts';
import { FOOT, GUNS, type Placed, plan, planOn } from './first-plan.ts';

const fireOf = (order: ReturnType<typeof plan>, part = 0) =>
  order.parts.find((each) => each.part === part)?.fire;

const LIGHT = [1, 2, 3].map(() => ({ troop: 'light', figures: 3 }));
const guns: Placed = { id: 'guns', at: [0, -40], companies: GUNS, formation: 'in battery' };
const screen: Placed = {
  id: 'screen',
  side: 'allied',
  at: [2, -22],
  companies: LIGHT,
  formation: 'skirmish',
};
const mass: Placed = { id: 'mass', side: 'allied', at: [-2, -14], formation: 'division column' };

describe('guns', () => {
  test('fire at the mass behind a screen, and at the screen if there is nobody else', () => {
    expect(fireOf(plan(guns, screen, mass))).toMatchObject({ target: 2 });
    expect(fireOf(plan(guns, screen))).toBeUndefined();
    // Whoever is upon them comes first.
    expect(fireOf(plan(guns, { ...screen, at: [2, -34] }, mass))).toBeUndefined();
  });

  test('throw round shot through one column into another', () => {
    const second: Placed = { ...mass, id: 'second', at: [-2, -3] };
    expect(fireOf(plan(guns, { ...mass, at: [-2, -14] }))).toBeUndefined();
    expect(fireOf(plan(guns, { ...mass, at: [-2, -14] }, second))).toEqual({ shot: 'round shot' });
  });
});

describe('foot', () => {
  test('fires past a screen at the mass behind it', () => {
    const line: Placed = { id: 'line', at: [0, -20] };
    const [near, far] = [
      { ...screen, at: [0, -15] },
      { ...mass, at: [0, -12] },
    ] as const;
    expect(fireOf(plan(line, near, far))).toEqual({ prefer: 'massed' });
    expect(fireOf(plan(line, { ...near, formation: 'line' }, far))).toBeUndefined();
  });
});

describe('the hidden', () => {
  const wood: NonNullable<Scenario['features']>[number] = {
    ...{ kind: 'wood', id: 'wood', sort: 'wood' },
    outline: [
      [-40, -40],
      [40, -40],
      [40, -20],
      [-40, -20],
    ],
  };
  const house: NonNullable<Scenario['features']>[number] = {
    ...{ kind: 'house', id: 'house' },
    corners: [
      [-6, -20],
      [6, -20],
      [6, -26],
      [-6, -26],
    ],
  };
  const foe: Placed = { id: 'foe', side: 'allied', at: [0, -8], companies: FOOT, formation: 'line' };
  const now = { period: 1, quarter: 1 };

  test('let the enemy come near: in a wood', () => {
    const own: Placed = {
      ...{ id: 'own', at: [0, -21], formation: 'skirmish', companies: LIGHT, attitude: 'hold' },
    };
    const near: Placed = { ...foe, at: [0, -16] };
    const order = planOn({ features: [wood], now }, [own, near]);
    expect(fireOf(order)).toEqual({ within: 8_000 });
    expect(fireOf(planOn({ now }, [own, near]))).toBeUndefined();
  });

  test.each([
    ['brigadier', brigadier],
    ['marshal', marshal],
  ] as const)('and in a house, until they have fired: the %s', (_name, general) => {
    const own = (shown: boolean): Placed => ({
      ...{ id: 'own', at: [0, -23], attitude: 'hold' },
      inside: { house: 'house', ...(shown && { shown: true as const }) },
    });
    expect(fireOf(planOn({ features: [house], now }, [own(false), foe], general))).toEqual({ within: 8_000 });
    expect(fireOf(planOn({ features: [house], now }, [own(true), foe], general))).toBeUndefined();
  });

  test('but not where nobody orders fire', () => {
    const own: Placed = { id: 'own', at: [0, -23], attitude: 'hold', inside: { house: 'house' } };
    const switches = { fireOrders: 'off' };
    expect(fireOf(planOn({ features: [house], now, switches }, [own, foe]))).toBeUndefined();
  });
});
