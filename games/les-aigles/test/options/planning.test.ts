import { describe, expect, test } from 'vitest';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { figuresOf } from '../../ground/shape/figures.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Task } from '../../model/tasks.ts';
import { type Formation, formations } from '../../model/vocabulary.ts';
import { stagesOf, withTask } from '../../options/foresee.ts';
import { offersFor } from '../../options/offers.ts';
import { propose } from '../../options/propose.ts';
import { legsWithin, taskTowards } from '../../options/towards.ts';
import { read } from '../../play/judge.ts';
import { companies, partNamed, scene, unit } from '../scene.ts';

const line = unit({ id: 'line', side: 'french', formation: 'line', at: [0, -20] });
const enemy = unit({ id: 'enemy', side: 'allied', formation: 'line', at: [0, 30], facing: 180 });
const guns = unit({
  id: 'guns',
  side: 'french',
  formation: 'in battery',
  at: [-40, -20],
  companies: companies(1, 4, 'foot-8pdr'),
});
const given = scene([line, enemy, guns]);
const { setting, state } = given;
const FRENCH = { side: 'french' } as const;
const index = partNamed(given, 'line');
const ahead = (length: number): Task => ({ do: 'march', legs: [{ go: 'ahead', length }] });

describe('what a plan will come to', () => {
  test('is foreseen task by task, each from where the one before it ends', () => {
    const tasks: readonly Task[] = [{ do: 'change', to: 'march column' }, ahead(2_000)];
    const [change, march] = stagesOf(setting, state, index, tasks);
    expect(change).toMatchObject({ begins: 0, to: { formation: 'march column' } });
    expect(march?.from).toBe(change?.to);
    expect(march?.begins).toBe(Math.min(2, change?.takes ?? 0));
    expect(march?.way.map(({ y }) => y)).toEqual([march?.from.y, (march?.from.y ?? 0) + 2_000]);
    expect(march).toMatchObject({ cost: 2_000 });
  });

  test('goes on as one march where a march follows a march', () => {
    expect(withTask([ahead(2_000)], ahead(1_000))).toEqual([
      {
        do: 'march',
        legs: [
          { go: 'ahead', length: 2_000 },
          { go: 'ahead', length: 1_000 },
        ],
      },
    ]);
    const draft = [{ part: index, tasks: [ahead(2_000)] }];
    const order = propose(read(setting, state), FRENCH, { draft, part: index, to: [0, -16_000], next: true });
    expect(order.ok && order.value.kind === 'plan' && order.value.parts[0]?.tasks).toHaveLength(1);
  });
});

describe('a place that is pointed at', () => {
  test('leads to as much of the march as the allowance carries', () => {
    const far = taskTowards(setting, state, index, [], { to: [0, 60_000], within: true });
    const [stage] = far === undefined ? [] : stagesOf(setting, state, index, [far]);
    expect(stage?.cost).toBe(stage?.most);
    expect(
      taskTowards(setting, state, index, [far as Task], { to: [0, 60_000], within: true }),
    ).toBeUndefined();
    const asked = taskTowards(setting, state, index, [], { to: [0, 60_000] });
    expect(asked).toEqual(ahead(80_000));
  });

  test('lets a wheel go as far round as it can', () => {
    const wheel = [{ go: 'wheel', turn: 9_000 }] as const;
    const [leg] = legsWithin(setting, state, index, [], wheel);
    expect(leg?.go === 'wheel' && leg.turn).toBeGreaterThan(0);
    expect(leg?.go === 'wheel' && leg.turn).toBeLessThan(9_000);
  });

  test('has guns in battery dragged', () => {
    const battery = partNamed(given, 'guns');
    expect(taskTowards(setting, state, battery, [], { to: [-40_000, -18_000] })).toEqual({
      do: 'drag',
      length: 2_000,
    });
    const most = taskTowards(setting, state, battery, [], { to: [-40_000, 60_000], within: true });
    expect(most).toEqual({ do: 'drag', length: 3_000 });
  });
});

describe('what a part is offered', () => {
  test('may be done where nothing stands against it, and names the rule where something does', () => {
    const offers = offersFor(setting, state, index, []);
    const change = offers.find(({ task }) => task.do === 'change' && task.to === 'march column');
    expect(change?.refusals).toEqual([]);
    expect(change?.takes).toBeGreaterThan(0);
    const again = offers.find(({ task }) => task.do === 'change' && task.to === 'line');
    expect(again?.refusals[0]?.rule).toMatch(/^LA-/);
    for (const { task, refusals } of offers) {
      const order = propose(read(setting, state), FRENCH, { part: index, task });
      if (refusals.length === 0 && !order.ok)
        expect(order.error.map(({ code }) => code)).toEqual(['charge-twice']);
    }
  });

  test('after a plan is judged where the plan will have brought it', () => {
    const offers = offersFor(setting, state, index, [{ do: 'change', to: 'march column' }]);
    const column = offers.find(({ task }) => task.do === 'change' && task.to === 'march column');
    expect(column?.refusals.length).toBeGreaterThan(0);
  });

  test('does not speak of what an arm never does', () => {
    const offers = offersFor(setting, state, partNamed(given, 'guns'), []);
    expect(offers.map(({ task }) => task.do)).not.toContain('change');
    expect(offers.map(({ task }) => task.do)).toContain('limber');
  });
});

describe('the figures of a part', () => {
  const cases = formations.filter((each) => each !== 'limbered' && each !== 'in battery');
  test.each(cases)('stand on its ground in %s, all of them', (formation: Formation) => {
    const isHorse = formation === 'echelon' || formation === 'chequer';
    const troops = isHorse ? companies(4, 3, 'hussar') : companies(6, 3);
    const alone = scene([
      unit({ id: 'one', side: 'french', formation, at: [0, 0], companies: troops }),
      enemy,
    ]);
    const part = partOf(alone.state, 0);
    const body = unitOfPart(alone.state, 0);
    const figures = figuresOf(part, body);
    expect(figures).toHaveLength(isHorse ? 12 : 18);
    const { front, depth } = extentOf(alone.setting, part, body.arm);
    for (const { right, ahead: y } of figures) {
      expect(Math.abs(right)).toBeLessThan(front / 2);
      expect(y).toBeLessThan(0);
      expect(-y).toBeLessThan(depth);
    }
    const places = new Set(figures.map(({ right, ahead: y }) => `${right} ${y}`));
    expect(places.size).toBe(figures.length);
    expect(new Set(figures.map(({ company }) => company)).size).toBe(isHorse ? 4 : 6);
    expect(bodyOfPart(alone.setting, part, body.arm)).toBeDefined();
  });
});
