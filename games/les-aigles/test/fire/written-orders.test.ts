/** Fire orders as people write them, as a position keeps them, as a hand asks for them. */

import { randomFrom } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { imagine } from '../../knowledge/imagine.ts';
import { view } from '../../knowledge/view.ts';
import { withPart } from '../../model/evolve.ts';
import type { Order } from '../../model/orders.ts';
import { options } from '../../options/orders.ts';
import { propose } from '../../options/propose.ts';
import { read } from '../../play/judge.ts';
import { open } from '../../scenario/open.ts';
import { position } from '../../scenario/position.ts';
import { prepare, publicScenarioOf } from '../../scenario/prepare.ts';
import { writtenOrder } from '../../scenario/written-order.ts';
import { orderSchema } from '../../schemas/orders.ts';
import { answer, partNamed, type Scene, scene } from '../scene.ts';
import { battery, british, column } from './firing.ts';

const ALLIED = { side: 'allied' };
const FRENCH = { side: 'french' };

const given = scene([
  british({ id: 'line', at: [0, 0] }),
  column({ id: 'column', at: [0, -8] }),
  battery({ id: 'guns', at: [30, -40] }),
]);
const line = partNamed(given, 'line');
const columnPart = partNamed(given, 'column');

const written = (fire: unknown): unknown => {
  const order = writtenOrder(given.state, ALLIED, {
    kind: 'plan',
    parts: [{ part: 'line', tasks: [], fire }],
  });
  const read = orderSchema.safeParse(order);
  return read.success && read.data.kind === 'plan' ? read.data.parts[0]?.fire : undefined;
};

describe('a written fire order', () => {
  test('has its distance in centimetres and its target by name', () => {
    expect(written('hold')).toBe('hold');
    expect(written({ cm: 7.5, target: 'column', only: true })).toEqual({
      ...{ within: 7_500, target: columnPart, only: true },
    });
    expect(written({ prefer: 'horse', shot: 'canister', at: 'covered' })).toEqual({
      ...{ prefer: 'horse', shot: 'canister', at: 'covered' },
    });
    for (const wrong of ['fire', { target: 'nobody' }, { prefer: 'generals' }, { cm: 0 }, { shot: 'shell' }])
      expect([wrong, written(wrong)]).toEqual([wrong, undefined]);
  });
});

describe('a position in the middle of a half period', () => {
  const opened = (state: Scene['state']): Scene['state'] => {
    const printed = JSON.parse(JSON.stringify(position(given.setting, state)));
    const prepared = prepare(publicScenarioOf(printed), {});
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
    const again = open(prepared.value, printed, [FRENCH, ALLIED], { roll: () => 1 } as never);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    return again.value;
  };

  test('keeps fire orders, their targets by name', () => {
    const told = withPart(given.state, line, (part) => ({
      ...part,
      secret: { fire: { within: 5_000, target: columnPart, prefer: 'horse' } },
    }));
    expect(JSON.stringify(position(given.setting, told))).toContain('"mark":"column"');
    expect(opened(told).parts.flat()[line]?.secret).toEqual({
      fire: { within: 5_000, target: columnPart, prefer: 'horse' },
    });
    const held = withPart(given.state, line, (part) => ({ ...part, secret: { fire: 'hold' } }));
    expect(opened(held).parts.flat()[line]?.secret).toEqual({ fire: 'hold' });
  });
});

describe('a hand', () => {
  const seen = view(given.setting, given.state, ALLIED);

  test('asks for a fire order beside what is drafted', () => {
    const draft = [{ part: line, tasks: [{ do: 'stand' as const }] }];
    const order: Order = {
      kind: 'plan',
      parts: [{ part: line, tasks: [{ do: 'stand' }], fire: 'hold' }],
      officers: [],
    };
    expect(propose(read(given.setting, seen), ALLIED, { part: line, fire: 'hold', draft })).toEqual({
      ok: true,
      value: order,
    });
    const wrong = propose(read(given.setting, seen), ALLIED, { part: line, fire: { shot: 'canister' } });
    expect(wrong).toMatchObject({ ok: false, error: [{ code: 'fire-shot-guns' }] });
  });

  test('is offered what may be ordered, and no distance', () => {
    const offered = options(read(given.setting, seen), ALLIED, line).orders.flatMap((order) =>
      order.kind === 'plan' ? order.parts.flatMap(({ fire }) => (fire === undefined ? [] : [fire])) : [],
    );
    expect(offered).toContain('hold');
    expect(offered).toContainEqual({ target: columnPart });
    expect(offered).toContainEqual({ prefer: 'guns' });
    expect(offered).not.toContainEqual({ shot: 'canister' });
    expect(JSON.stringify(offered)).not.toContain('within');
    const shots = options(
      read(given.setting, view(given.setting, given.state, FRENCH)),
      FRENCH,
      partNamed(given, 'guns'),
    ).orders;
    expect(JSON.stringify(shots)).toContain('"fire":{"shot":"canister"}');
  });
});

describe('what a seat may imagine', () => {
  const charging = scene([
    british({ id: 'line', at: [0, 0] }),
    column({ id: 'column', at: [0, -20], attitude: 'attack' }),
  ]);
  const index = partNamed(charging, 'line');

  test('is any fire order, once plans are sealed, and looks the same', () => {
    const midway = answer(charging, ({ side }) => ({
      ...{ kind: 'plan', officers: [] },
      parts:
        side === 'french'
          ? [{ part: partNamed(charging, 'column'), tasks: [{ do: 'charge', target: index }] }]
          : [{ part: index, tasks: [], fire: 'hold' }],
    }));
    expect(midway.state.phase).toBe('reactions');
    expect(midway.state.parts.flat()[index]?.secret).toEqual({ fire: 'hold' });
    const seen = view(midway.setting, midway.state, FRENCH);
    const random = randomFrom(7);
    const worlds = Array.from({ length: 60 }, () => imagine(midway.setting, seen, FRENCH, random));
    const fires = worlds.map(({ parts }) => parts.flat()[index]?.secret?.fire);
    expect(new Set(fires.map((fire) => (typeof fire === 'object' ? Object.keys(fire)[0] : fire)))).toEqual(
      new Set([undefined, 'hold', 'within', 'prefer']),
    );
    for (const world of worlds) expect(view(midway.setting, world, FRENCH)).toEqual(seen);
  });

  test('is none before', () => {
    const seen = view(charging.setting, charging.state, FRENCH);
    const random = randomFrom(7);
    const worlds = Array.from({ length: 60 }, () => imagine(charging.setting, seen, FRENCH, random));
    expect(worlds.every(({ parts }) => parts.flat()[index]?.secret?.fire === undefined)).toBe(true);
  });
});
