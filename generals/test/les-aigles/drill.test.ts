/** What a brigadier orders first, by how his troops and the enemy's stand. */
import { describe, expect, test } from 'vitest';
import { GUNS, HORSE, type Placed, plan } from './first-plan.ts';

const tasksOf = (order: ReturnType<typeof plan>, part = 0) =>
  order.parts.find((each) => each.part === part)?.tasks ?? [];

describe('the brigadier', () => {
  test('marches in column while the enemy is far', () => {
    const far: Placed = { id: 'foe', side: 'allied', at: [0, 50] };
    const marching = plan({ id: 'own', at: [0, -20], formation: 'division column' }, far);
    expect(tasksOf(marching)).toMatchObject([{ do: 'march', legs: [{ go: 'ahead' }] }]);
    expect(tasksOf(plan({ id: 'own', at: [0, -20] }, far))).toEqual([
      { do: 'change', to: 'division column' },
    ]);
  });

  test('deploys before musket shot', () => {
    const order = plan(
      { id: 'own', at: [0, -20], formation: 'division column' },
      { id: 'foe', side: 'allied', at: [0, 4] },
    );
    expect(tasksOf(order)).toMatchObject([{ do: 'change', to: 'line' }]);
  });

  test('stands and fires at close range', () => {
    const order = plan({ id: 'own', at: [0, -20] }, { id: 'foe', side: 'allied', at: [0, -15.5] });
    expect(tasksOf(order)).toEqual([]);
  });

  test('forms square when horse is near, and stays in it', () => {
    const horse: Placed = { id: 'foe', side: 'allied', at: [0, 0], companies: HORSE };
    const far: Placed = { id: 'far', side: 'allied', at: [60, 60] };
    expect(tasksOf(plan({ id: 'own', at: [0, -18] }, horse, far))).toEqual([{ do: 'change', to: 'square' }]);
    expect(tasksOf(plan({ id: 'own', at: [0, -18], formation: 'square' }, horse, far))).toEqual([]);
  });

  test('sends skirmishers out before its line', () => {
    const order = plan({ id: 'own', at: [0, -20] }, { id: 'foe', side: 'allied', at: [0, 6] });
    expect(tasksOf(order)).toMatchObject([{ do: 'deploy' }]);
  });

  test('charges with horse whom it has on the flank, and not a square', () => {
    const horse: Placed = { id: 'own', at: [0, -18], companies: HORSE };
    const flank: Placed = { id: 'foe', side: 'allied', at: [0, 0], facing: 90 };
    expect(tasksOf(plan(horse, flank))).toEqual([{ do: 'charge', target: 1 }]);
    const square: Placed = { id: 'foe', side: 'allied', at: [0, 0], formation: 'square' };
    expect(tasksOf(plan(horse, square))).not.toContainEqual({ do: 'charge', target: 1 });
  });

  test('unlimbers within range and keeps its guns where they have a mark', () => {
    const guns: Placed = { id: 'own', at: [0, -18], companies: GUNS, formation: 'limbered' };
    const foe: Placed = { id: 'foe', side: 'allied', at: [0, 14] };
    expect(tasksOf(plan(guns, foe))).toEqual([{ do: 'unlimber' }]);
    expect(tasksOf(plan({ ...guns, formation: 'in battery' }, foe))).toEqual([]);
  });

  test('puts its ranks in order again', () => {
    const foe: Placed = { id: 'foe', side: 'allied', at: [0, 40] };
    const own: Placed = { id: 'own', at: [0, -20] };
    expect(tasksOf(plan({ ...own, degraded: 'disorganised' }, foe))).toEqual([{ do: 'reorganise' }]);
    expect(tasksOf(plan({ ...own, degraded: 'in disorder' }, foe))).toEqual([{ do: 'reform', to: 'line' }]);
  });
});
