import { languages } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { witness } from '../../knowledge/witness.ts';
import { asides } from '../../model/asides.ts';
import { type Task, taskKinds } from '../../model/tasks.ts';
import { tell } from '../../words/saying.ts';
import { charge, column, hussars } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { answer, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';

const march = (length: number): Task => ({ do: 'march', legs: [{ go: 'ahead', length }] });
const formLine: Task = { do: 'change', to: 'line' };

/** What was left aside, and why. */
const leftAside = ({ events }: Scene): readonly string[] =>
  events.flatMap((event) => (event.kind === 'set-aside' ? [`${event.task}: ${event.why}`] : []));

const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>>): Scene =>
  noReaction(plan(given, plans));

describe('what comes of a plan', () => {
  proves(['LA-M1.1-7'], 'what stands behind an order to stand is set aside, and said', (saw) => {
    const given = scene([column({ id: 'battalion', at: [0, 0] })]);
    const done = half(given, { battalion: [{ do: 'stand' }, formLine, march(4_500)] });
    saw(done.events);
    expect(leftAside(done)).toEqual(['change: told-to-stand', 'march: told-to-stand']);
    expect(leftAside(half(given, { battalion: [{ do: 'stand' }] }))).toEqual([]);
  });

  proves(['LA-M1.1-7'], 'so is what the half period has no time for', (saw) => {
    const given = scene([column({ id: 'battalion', at: [0, 0] })]);
    const done = half(given, { battalion: [march(9_000), formLine] });
    saw(done.events);
    expect(leftAside(done)).toEqual(['change: half-over']);
    expect(leftAside(half(given, { battalion: [march(4_500), formLine] }))).toEqual([]);
  });

  proves(
    ['LA-M1.1-3', 'LA-M1.1-4'],
    'whoever is forgotten in the next half stands, whatever was left',
    (saw) => {
      const given = scene([column({ id: 'battalion', at: [0, 0] }), column({ id: 'other', at: [40, 0] })]);
      const legs = [
        { go: 'ahead' as const, length: 4_500 },
        { go: 'wheel' as const, turn: 9_000 },
      ];
      const first = half(given, { battalion: [{ do: 'stand' }, { do: 'march', legs }] });
      const second = half(first, { other: [march(1_000)] });
      saw(second.events);
      const { x, y, heading } = second.state.parts.flat()[partNamed(given, 'battalion')] ?? {};
      expect({ x, y, heading }).toEqual({ x: 0, y: 0, heading: 0 });
      // Half a chain of changes is left as well: nobody takes it up.
      const turning = half(given, { battalion: [march(9_000), formLine] });
      expect(leftAside(turning)).toEqual(['change: half-over']);
      const then = half(turning, { other: [march(1_000)] });
      expect(then.state.parts.flat()[partNamed(given, 'battalion')]).toMatchObject({
        formation: 'march column',
      });
      expect(then.state.parts.flat()[partNamed(given, 'battalion')]).not.toHaveProperty('doing');
    },
  );

  test('and what goes against an order, task by task', () => {
    const given = scene([
      column({ id: 'battalion', at: [0, 0], attitude: 'hold' }),
      column({ id: 'enemy', side: 'allied', at: [0, 40] }),
    ]);
    const done = noReaction(plan(given, { battalion: [march(4_500), formLine] }, [1, 1]));
    expect(leftAside(done)).toEqual(['march: against-order', 'change: against-order']);
  });

  test('and what a reaction takes the place of', () => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0], attitude: 'attack' }),
      column({ id: 'battalion', side: 'allied', at: [0, 40] }),
    ]);
    const asked = plan(given, {
      hussars: [charge(given, 'battalion')],
      battalion: [march(9_000)],
    });
    const part = partNamed(asked, 'battalion');
    const halts = answer(asked, ({ side }) => ({
      kind: 'react',
      parts: side === 'allied' ? [{ part, reaction: { do: 'halt' } }] : [],
    }));
    expect(leftAside(halts)).toContain('march: reacted');
    expect(leftAside(noReaction(asked))).not.toContain('march: reacted');
  });

  test('a column of squadrons leaves none behind that could be told to go on', () => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0], attitude: 'attack' }),
      hussars({ id: 'chequer', at: [60, 0], formation: 'chequer', attitude: 'attack' }),
      column({ id: 'one', side: 'allied', at: [0, 40] }),
      column({ id: 'other', side: 'allied', at: [60, 40] }),
    ]);
    const onto = (id: string): readonly Task[] => [
      { do: 'charge', target: partNamed(given, id), onward: 'halt' },
    ];
    const done = half(given, { hussars: onto('one'), chequer: onto('other') });
    const named = done.events.flatMap((event) => (event.kind === 'set-aside' ? [event] : []));
    expect(named).toMatchObject([{ part: partNamed(given, 'hussars'), why: 'no-squadrons-behind' }]);
  });

  test('nor does a column that marches', () => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      hussars({ id: 'chequer', at: [60, 0], formation: 'chequer' }),
    ]);
    const ahead: Task = { do: 'march', legs: [{ go: 'ahead', length: 2_000 }], onward: 'go on' };
    const done = half(given, { hussars: [ahead], chequer: [ahead] });
    expect(leftAside(done)).toEqual(['march: no-squadrons-behind']);
  });

  test('only its own side is told', () => {
    const given = scene([column({ id: 'battalion', at: [0, 0] })]);
    const done = half(given, { battalion: [{ do: 'stand' }, formLine] });
    const event = done.events.find(({ kind }) => kind === 'set-aside');
    if (event === undefined) throw new Error('nothing was set aside');
    const told = (side: string) => witness(event, done.state, done.state, { side });
    expect(told('french')).toMatchObject({ kind: 'set-aside', task: 'change' });
    expect(told('allied')).toBeUndefined();
  });
});

test.each(languages)('every task and every reason has its words: %s', (language) => {
  const given = scene([column({ id: 'battalion', at: [0, 0] })]);
  const lines = taskKinds.flatMap((task) =>
    asides.map((why) => {
      const event = { kind: 'set-aside' as const, part: 0, task, why, rules: [] };
      const told = witness(event, given.state, given.state, { side: 'french' });
      if (told === undefined) throw new Error('nobody is told');
      return tell(given.setting, told, language).text;
    }),
  );
  expect(new Set(lines).size).toBe(taskKinds.length * asides.length);
  expect(lines.filter((line) => line === undefined || /undefined/.test(`${line}`))).toEqual([]);
});
