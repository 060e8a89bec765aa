import { randomFrom } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { stepOf } from '../../ground/motion/pace.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Order } from '../../model/orders.ts';
import type { Leg, Task } from '../../model/tasks.ts';
import { options } from '../../options/orders.ts';
import { propose } from '../../options/propose.ts';
import { read } from '../../play/judge.ts';
import { line } from '../barriers/yard.ts';
import { battery, british } from '../fire/firing.ts';
import { partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { freely, wash } from './ordering.ts';

const FRENCH = { side: 'french' } as const;
const FAR = british({ id: 'enemy', at: [100, 50] });

const planOf = (given: Scene, id: string, task: Task): Order => ({
  ...{ kind: 'plan', officers: [] },
  parts: [{ part: partNamed(given, id), tasks: [task] }],
});

describe('a hand reaches a slanting march', () => {
  const table = (facing: number): Scene => scene([{ id: 'line', at: [0, -20], facing }, FAR]);
  const reaches = (given: Scene, ...legs: readonly Leg[]): boolean => {
    const { setting, state } = given;
    const order = planOf(given, 'line', { do: 'march', legs });
    const wish = freely.wish(setting, state, FRENCH, order);
    const proposed = wish === undefined ? undefined : propose(read(setting, state), FRENCH, wish);
    return proposed?.ok === true && freely.alike(order, proposed.value, setting, state);
  };

  test('that ends a hair aside, and takes a quarter longer than the same way straight ahead', () => {
    const given = table(0);
    const part = partNamed(given, 'line');
    const step = stepOf(unitOfPart(given.state, part), partOf(given.state, part));
    for (const slant of [123, -20])
      expect(reaches(given, { go: 'ahead', length: step - 400 }, { go: 'oblique', length: 372, slant })).toBe(
        true,
      );
  });

  test('that is short and as steep as may be', () => {
    const given = table(10);
    for (let length = 100; length < 120; length += 1)
      expect(reaches(given, { go: 'oblique', length, slant: 4_500 })).toBe(true);
  });

  test('but not one that is steeper', () => {
    const given = table(0);
    const [part, { setting, state }] = [partNamed(given, 'line'), given];
    const refused = propose(read(setting, state), FRENCH, {
      part,
      strokes: [{ to: [2_000, -19_000], aslant: true }],
    });
    expect(refused.ok ? [] : refused.error.map(({ rule }) => rule)).toEqual(['LA-M2.3-4']);
  });
});

describe('the reach that is offered', () => {
  const doing = { what: 'change', to: 'march column', left: 1, anchor: 'centre', side: 'right' } as const;
  const given = scene([{ id: 'line', at: [0, -20], doing }, FAR]);

  test('begins where a part will stand when its change is over, and every point of it is granted', () => {
    const { setting, state } = given;
    const [region, ...others] = options(read(setting, state), FRENCH, partNamed(given, 'line')).regions;
    if (region === undefined) throw new Error('nothing is offered');
    expect(others).toEqual([]);
    const random = randomFrom(1);
    for (let tries = 0; tries < 20; tries += 1) {
      const wishes = wash(setting, state, FRENCH, region, random);
      expect(wishes.map((wish) => propose(read(setting, state), FRENCH, wish).ok)).toEqual([true]);
    }
  });
});

describe('round shot past the end of a wall', () => {
  const wall = line('stone wall');
  const cells = Object.fromEntries(Array.from({ length: 160 }, (_, cell) => [cell, 'lighter' as const]));
  const table = (isDown: boolean): Scene =>
    scene([battery({ id: 'guns', at: [34, -30] }), FAR], {
      ...{ features: [wall], ...(isDown && { ground: { damage: [{ feature: 'line', cells }] } }) },
    });
  const past = { do: 'shell', feature: 'line', at: 80_500 } as const;

  test('is round shot at its last stretch: refused if that is down', () => {
    expect(refusalsOf(table(true), 'guns', [past])).toMatchObject([{ rule: 'LA-O8.5-17' }]);
    expect(refusalsOf(table(false), 'guns', [past])).toEqual([]);
  });
});
