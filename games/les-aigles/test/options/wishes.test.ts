import { describe, expect, test } from 'vitest';
import { costOf, stageOf, walkFrom } from '../../ground/motion/pace.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Wish } from '../../model/game-types.ts';
import type { Order } from '../../model/orders.ts';
import type { Task } from '../../model/tasks.ts';
import { options } from '../../options/orders.ts';
import { propose } from '../../options/propose.ts';
import { read } from '../../play/judge.ts';
import { companies, partNamed, scene, unit } from '../scene.ts';

const line = unit({ id: 'line', side: 'french', formation: 'line', at: [0, -20] });
const horse = unit({
  ...{ id: 'horse', side: 'french', formation: 'line', at: [40, -20] },
  companies: companies(4, 3, 'hussar'),
});
const enemy = unit({ id: 'enemy', side: 'allied', formation: 'line', at: [0, 30], facing: 180 });
const given = scene([line, horse, enemy]);
const { setting, state } = given;
const FRENCH = { side: 'french' } as const;
const part = partNamed(given, 'line');
const ahead: Task = { do: 'march', legs: [{ go: 'ahead', length: 2_000 }] };

const granted = (wish: Wish): Order | undefined => {
  const proposed = propose(read(setting, state), FRENCH, wish);
  return proposed.ok ? proposed.value : undefined;
};

describe('a hand', () => {
  test('draws a march in several strokes, which is judged as a whole', () => {
    const strokes = [{ to: [0, -19_000] }, { wheel: 500 }, { wheel: -500 }] as const;
    expect(granted({ part, strokes })).toMatchObject({
      parts: [
        { tasks: [{ legs: [{ go: 'ahead' }, { go: 'wheel', turn: 500 }, { go: 'wheel', turn: -500 }] }] },
      ],
    });
  });

  test('says that a march is one of its own, and not the march before it going on', () => {
    const draft = [{ part, tasks: [ahead] }];
    const wish = { draft, part, to: [0, -17_000], next: true } as const;
    expect(granted(wish)).toMatchObject({ parts: [{ tasks: [{ do: 'march' }] }] });
    expect(granted({ ...wish, apart: true })).toMatchObject({ parts: [{ tasks: [ahead, { do: 'march' }] }] });
  });

  test('says in which manner something is done, of what it asks for or of what it wrote last', () => {
    const task: Task = { do: 'change', to: 'march column' };
    expect(granted({ part, task, manner: { anchor: 'left' } })).toMatchObject({
      parts: [{ tasks: [{ ...task, anchor: 'left' }] }],
    });
    const draft = [{ part, tasks: [ahead] }];
    expect(granted({ draft, part, manner: { road: true } })).toMatchObject({
      parts: [{ tasks: [{ ...ahead, road: true }] }],
    });
  });

  test('writes what a part does after a melee beside what is written for it', () => {
    const draft = [{ part, tasks: [ahead] }];
    expect(granted({ draft, part, afterWin: 'follow' })).toMatchObject({
      parts: [{ tasks: [ahead], afterWin: 'follow' }],
    });
  });

  test('picks answers one by one', () => {
    const [one, other] = [part, partNamed(given, 'horse')].map(
      (each): Order => ({ kind: 'follow', parts: [each] }),
    );
    if (one === undefined || other === undefined) throw new Error('nobody answers');
    const joined = propose(read(setting, { ...state, phase: 'follows' }), FRENCH, {
      picked: one,
      also: other,
    });
    // Nobody is there to be followed: what matters is that both were asked about.
    expect(joined.ok ? [] : joined.error.map(({ params }) => params?.unit)).toEqual(['line', 'horse']);
  });
});

test('is offered to turn all its figures back once they have turned', () => {
  const turned = scene([{ ...line, turned: 'left' }, enemy]);
  const view = { ...turned.state, phase: 'plans' as const };
  const offered = options(read(turned.setting, view), FRENCH, 0).orders;
  expect(offered).toContainEqual({
    ...{ kind: 'plan', officers: [] },
    parts: [{ part: 0, tasks: [{ do: 'turn', figures: 'all', by: 'back' }] }],
  });
});

test('nobody who has no pace is foreseen to step back: over some ground the referee never came to an end of it', () => {
  const body = partOf(state, part);
  const square = { ...body, formation: 'full square' as const };
  const { cost, to } = costOf(given.setting, unitOfPart(state, part), square, [{ go: 'back', length: 961 }]);
  expect({ cost, x: to.x, y: to.y }).toEqual({ cost: 0, x: body.x, y: body.y });
});

test('nobody wheels back for a hair that he has gone too far: the referee never came to an end of it', () => {
  const body = partOf(state, part);
  const wheel = { go: 'wheel', turn: 1_659 } as const;
  const stage = (budget: number) =>
    stageOf(given.setting, unitOfPart(state, part), body, walkFrom(body), wheel, budget);
  expect(stage(-20)).toBeUndefined();
  expect(stage(1_000)).toMatchObject({ rest: { go: 'wheel' } });
});
