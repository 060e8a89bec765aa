import { describe, expect, test } from 'vitest';
import type { Task } from '../../model/tasks.ts';
import { charge, column } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';

const wait: Task = { do: 'wait' };
const march = (length: number): Task => ({ do: 'march', legs: [{ go: 'ahead', length }] });

const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>>): Scene =>
  noReaction(plan(given, plans));

/** Where a unit got to, and in which quarter of the period. */
const moves = ({ events }: Scene): readonly (readonly [number, number])[] => {
  let quarter = 1;
  return events.flatMap((event) => {
    if (event.kind === 'quarter' || event.kind === 'half') quarter = event.quarter;
    return event.kind === 'moved' ? [[quarter, event.to.y] as const] : [];
  });
};

const codes = (given: Scene, id: string, tasks: readonly Task[]): readonly string[] =>
  refusalsOf(given, id, tasks).map(({ code }) => code);

describe('waiting for a quarter', () => {
  const alone = (): Scene => scene([column({ id: 'battalion', at: [0, 0] })]);

  proves('LA-M1.1-9', 'what comes next begins with the second', (saw) => {
    const done = half(alone(), { battalion: [wait, march(4_500)] });
    saw(done.events);
    expect(moves(done)).toEqual([[2, 4_500]]);
    expect(moves(half(alone(), { battalion: [march(4_500)] }))).toEqual([[1, 4_500]]);
    const changed = half(alone(), { battalion: [wait, { do: 'change', to: 'division column' }] });
    const began = changed.events.findIndex(({ kind }) => kind === 'began');
    expect(began).toBeGreaterThan(changed.events.findIndex(({ kind }) => kind === 'quarter'));
  });

  test('after what takes time it is a quarter of its own', () => {
    const turn: Task = { do: 'turn', figures: 'all', by: 'about' };
    const done = half(alone(), { battalion: [turn, wait, march(1_000)] });
    expect(moves(done)).toEqual([]);
    const aside = done.events.flatMap((event) => (event.kind === 'set-aside' ? [event.task] : []));
    expect(aside).toEqual(['march']);
  });

  proves(
    ['LA-M1.3-6', 'LA-M5.1-3'],
    'the march has lost that quarter, and no charge is waited for',
    (saw) => {
      const given = scene([
        column({ id: 'battalion', at: [0, 0], attitude: 'attack' }),
        column({ id: 'enemy', side: 'allied', at: [0, 12] }),
      ]);
      expect(saw(refusalsOf(given, 'battalion', [wait, march(4_510)]))).toMatchObject([
        { rule: 'LA-M1.3-6', code: 'too-far' },
      ]);
      expect(codes(given, 'battalion', [wait, march(4_500)])).toEqual([]);
      expect(saw(refusalsOf(given, 'battalion', [wait, charge(given, 'enemy')]))).toMatchObject([
        { rule: 'LA-M5.1-3', code: 'charge-comes-first' },
      ]);
      expect(codes(given, 'battalion', [charge(given, 'enemy')])).toEqual([]);
    },
  );

  test('whoever waits fires', () => {
    const given = scene([
      { id: 'line', at: [0, 0] },
      { id: 'enemy', side: 'allied', at: [0, 8] },
    ]);
    const shots = (tasks: readonly Task[]) =>
      half(given, { line: tasks }).events.flatMap((event) =>
        event.kind === 'fired' && event.part === partNamed(given, 'line') ? [event.quarters] : [],
      );
    const back: Task = { do: 'march', legs: [{ go: 'back', length: 500 }] };
    expect(shots([])).toEqual([2]);
    expect(shots([wait, back])).toEqual([1]);
  });
});
