import { describe, expect, test } from 'vitest';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import { type Drill, drills, type Formation, type Status } from '../../model/vocabulary.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf, type Scene, scene } from '../scene.ts';
import { hussars, lasted, ofKind, part, play, to } from './help.ts';

type Times = readonly [number, number, number];

const LOOKS: Readonly<Record<string, Partial<UnitEntry>>> = {
  infantry: {},
  cavalry: { companies: hussars },
  british: { nation: 'britain', companies: companies(5, 3, 'line') },
  russian: { nation: 'russia', companies: companies(4, 4, 'musketeer') },
  cossack: { nation: 'russia', companies: companies(4, 3, 'cossack') },
  foot: { companies: companies(1, 4, 'foot-8pdr') },
  horse: { companies: companies(1, 3, 'horse-6pdr') },
};

const unit = (look: string, formation: Formation, drill: Drill, status: Status = 'regular'): Scene =>
  scene([{ id: 'unit', at: [0, 0], formation, drill, status, ...LOOKS[look] }]);

const run = (given: Scene, tasks: readonly Task[]): Scene => {
  expect(refusalsOf(given, 'unit', tasks)).toEqual([]);
  return play(given, { unit: tasks }, 12);
};

/** How long it really took, class by class. */
const timesOf = (
  look: string,
  from: Formation,
  task: Task,
  saw: (seen: unknown) => unknown,
  status?: Status,
) =>
  drills.map((drill) => {
    const after = run(unit(look, from, drill, status), [task]);
    saw(after.events);
    return lasted(after, 'unit');
  });

/** The examples that print what class A takes. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'LA-U6-2': ['LA-U3.2-16e'],
  'LA-U6-3': ['LA-U3.2-17e'],
  'LA-U6-4': ['LA-U3.2-19e'],
};

describe('the table of changes', () => {
  const rows: readonly (readonly [string, string, Formation, Formation, Times])[] = [
    ['LA-U6-1', 'infantry', 'march column', 'division column', [1, 2, 3]],
    ['LA-U6-2', 'infantry', 'line', 'march column', [3, 4, 5]],
    ['LA-U6-3', 'infantry', 'line', 'division column', [2, 3, 4]],
    ['LA-U6-4', 'infantry', 'line', 'square', [2, 2, 3]],
    ['LA-U3.2-18e', 'infantry', 'division column', 'square', [1, 1, 2]],
    ['LA-U6-18', 'british', 'line', 'double line', [2, 2, 3]],
    ['LA-U6-31', 'russian', 'section column', 'march column', [1, 2, 3]],
    ['LA-U6-31', 'russian', 'section column', 'line', [3, 4, 5]],
    ['LA-U6-8', 'cavalry', 'line', 'march column', [2, 3, 4]],
    ['LA-U6-30', 'cavalry', 'double line', 'march column', [2, 3, 4]],
    ['LA-U6-9', 'cossack', 'line', 'skirmish', [2, 2, 2]],
    ['LA-U6-10', 'cavalry', 'line', 'echelon', [2, 2, 3]],
    ['LA-U6-11', 'cavalry', 'line', 'chequer', [2, 2, 3]],
    ['LA-U6-12', 'cavalry', 'line', 'double line', [2, 2, 3]],
  ];
  for (const [id, look, a, b, times] of rows)
    proves(
      [id, ...(PRINTED[id] ?? [])],
      `${a} to ${b} and back, ${look}: ${times.join(', ')} quarters`,
      (saw) => {
        expect(timesOf(look, a, to(b), saw)).toEqual(times);
        expect(timesOf(look, b, to(a), saw)).toEqual(times);
      },
    );

  proves(['LA-U6-26'], 'a square goes back into line in the time it took to form', (saw) => {
    expect(timesOf('infantry', 'square', to('line'), saw)).toEqual([2, 2, 3]);
  });

  proves(['LA-U6-29'], 'the untrained take a quarter more for everything in the table', (saw) => {
    for (const status of ['semi-regular', 'militia', 'irregular'] as const) {
      expect(timesOf('infantry', 'line', to('march column'), saw, status)).toEqual([4, 5, 6]);
      expect(timesOf('cavalry', 'line', to('echelon'), saw, status)).toEqual([3, 3, 4]);
      expect(timesOf('foot', 'limbered', { do: 'unlimber' }, saw, status)).toEqual([2, 3, 3]);
    }
    for (const status of ['guard', 'elite', 'regular'] as const)
      expect(timesOf('infantry', 'line', to('march column'), saw, status)).toEqual([3, 4, 5]);
  });

  proves(['LA-U6-27'], 'what is not printed is a chain of printed changes, each on its own', (saw) => {
    const start = unit('infantry', 'march column', 'A');
    const after = run(start, [to('square')]);
    saw(after.events);
    expect(lasted(after, 'unit')).toBe(2);
    expect(ofKind(after, 'completed').map(({ stands }) => stands.formation)).toEqual([
      'division column',
      'square',
    ]);
    // Whoever is left out of a plan stands: the order for the rest of the chain is given again.
    const riders = drills.map((drill) => {
      let now = unit('cavalry', 'echelon', drill);
      for (let half = 0; half < 3; half += 1) {
        const isDone = part(now, 'unit').formation === 'chequer';
        now = play(now, isDone ? {} : { unit: [to('chequer')] });
      }
      return lasted(now, 'unit');
    });
    expect(riders).toEqual([4, 4, 6]);
  });

  test('between two changes of a chain another order may be given, but not within one', () => {
    const start = unit('infantry', 'march column', 'B');
    const halfway = play(start, { unit: [to('square')] });
    expect(part(halfway, 'unit').formation).toBe('division column');
    const other = play(halfway, { unit: [to('march column')] });
    expect(part(other, 'unit').formation).toBe('march column');
    const begun = play(unit('infantry', 'line', 'C'), { unit: [to('square')] });
    const late = play(begun, { unit: [to('march column')] });
    expect(ofKind(late, 'completed').map(({ stands }) => stands.formation)).toEqual(['square']);
  });

  proves(['LA-U3.2-15'], 'the class of a nation sets the column of the table', (saw) => {
    const nations = ['france', 'prussia', 'russia'] as const;
    const troops = { france: 'fusilier', prussia: 'musketeer', russia: 'musketeer' } as const;
    const times = nations.map((nation) => {
      const given = scene([{ id: 'unit', at: [0, 0], nation, companies: companies(4, 4, troops[nation]) }]);
      const after = run(given, [to('division column')]);
      saw(after.events);
      return lasted(after, 'unit');
    });
    expect(times).toEqual([2, 3, 4]);
  });
});

describe('guns', () => {
  const rows: readonly (readonly [string, string, 'limber' | 'unlimber', Times])[] = [
    ['LA-U6-19', 'foot', 'unlimber', [1, 2, 2]],
    ['LA-U6-20', 'foot', 'limber', [2, 2, 3]],
    ['LA-U6-22', 'horse', 'unlimber', [1, 1, 2]],
    ['LA-U6-23', 'horse', 'limber', [1, 1, 2]],
  ];
  for (const [id, look, what, times] of rows)
    proves([id, 'LA-M4.1-1'], `${look} artillery, ${what}: ${times.join(', ')} quarters`, (saw) => {
      const from = what === 'limber' ? 'in battery' : 'limbered';
      expect(timesOf(look, from, { do: what }, saw)).toEqual(times);
    });
});

describe('reforming', () => {
  const rows: readonly (readonly [string, string, Formation, 2 | 3, Times])[] = [
    ['LA-U6-6', 'infantry', 'line', 2, [2, 3, 4]],
    ['LA-U6-7', 'infantry', 'line', 3, [4, 5, 5]],
    ['LA-U6-13', 'cavalry', 'line', 2, [3, 4, 5]],
    ['LA-U6-14', 'cavalry', 'line', 3, [5, 6, 7]],
    ['LA-U6-21', 'foot', 'limbered', 2, [2, 2, 2]],
    ['LA-U6-24', 'horse', 'limbered', 2, [1, 1, 1]],
    ['LA-U6-25', 'foot', 'limbered', 3, [4, 4, 4]],
    ['LA-U6-25', 'horse', 'limbered', 3, [2, 2, 2]],
  ];
  const broken = (
    look: string,
    formation: Formation,
    level: 2 | 3,
    drill: Drill,
    status: Status = 'regular',
  ) =>
    scene([
      {
        ...{ id: 'unit', at: [0, 0], formation, drill, status, ...LOOKS[look] },
        degraded: level === 2 ? 'without formation' : 'in disorder',
      },
    ]);
  for (const [id, look, formation, level, times] of rows)
    proves(id, `${look}, from level ${level} to formed: ${times.join(', ')} quarters`, (saw) => {
      for (const [status, more] of [
        ['regular', 0],
        ['militia', 1],
      ] as const) {
        const found = drills.map((drill) => {
          const task: Task = { do: 'reform', to: formation };
          const after = run(broken(look, formation, level, drill, status), [task]);
          saw(after.events);
          expect(part(after, 'unit')).toMatchObject({ formation, degradation: 0 });
          return lasted(after, 'unit');
        });
        expect(found).toEqual(times.map((time) => time + more));
      }
    });

  const printed = [
    ['LA-U4.2-4', 2, 'A', 2],
    ['LA-U4.2-5', 2, 'B', 3],
    ['LA-U4.2-6', 2, 'C', 4],
    ['LA-U4.2-7', 3, 'A', 4],
    ['LA-U4.2-8', 3, 'B', 5],
    ['LA-U4.2-8', 3, 'C', 5],
  ] as const;
  for (const [id, level, drill, quarters] of printed)
    proves(
      [id, 'LA-U4.2-9', 'LA-U4.1-19'],
      `class ${drill} foot, level ${level}: ${quarters} quarters`,
      (saw) => {
        const after = run(broken('infantry', 'line', level, drill), [{ do: 'reform', to: 'line' }]);
        saw(after.events);
        expect(lasted(after, 'unit')).toBe(quarters);
      },
    );

  proves(
    ['LA-U4.2-13', 'LA-U4.2-14e', 'LA-D-10', 'LA-U6-29'],
    'nobody reforms into a formation sooner than a formed unit changes into it',
    (saw) => {
      const quarters = (
        level: 2 | 3,
        drill: Drill,
        status: Status,
        from: Formation,
        target: Formation,
      ): number => {
        const after = run(broken('infantry', from, level, drill, status), [{ do: 'reform', to: target }]);
        saw(after.events);
        expect(part(after, 'unit')).toMatchObject({ formation: target, degradation: 0 });
        return lasted(after, 'unit');
      };
      expect(quarters(2, 'A', 'regular', 'march column', 'march column')).toBe(2);
      expect(quarters(2, 'A', 'regular', 'march column', 'division column')).toBe(2);
      expect(quarters(2, 'A', 'regular', 'march column', 'line')).toBe(3);
      expect(quarters(2, 'B', 'militia', 'march column', 'line')).toBe(5);
      expect(quarters(3, 'A', 'regular', 'march column', 'line')).toBe(4);
    },
  );
});
