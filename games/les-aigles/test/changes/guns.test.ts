import { describe, expect } from 'vitest';
import type { Leg, Task } from '../../model/tasks.ts';
import { attitudes } from '../../model/vocabulary.ts';
import { allowance } from '../../tables/allowances.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf, type Scene, scene } from '../scene.ts';
import { ground, lasted, ofKind, part, play, pose, quarter, size } from './help.ts';

const battery = (formation: string, more: object = {}): Scene =>
  scene([{ id: 'guns', at: [0, 0], companies: companies(1, 4, 'foot-8pdr'), formation, ...more } as never]);

const horse = (formation: string, more: object = {}): Scene =>
  battery(formation, { companies: companies(1, 3, 'horse-6pdr'), ...more });

describe('guns', () => {
  proves(
    ['LA-M4.1-1', 'LA-M4.1-2'],
    'limber and unlimber as changes, halted, silent, under any order',
    (saw) => {
      for (const attitude of attitudes) {
        const given = battery('in battery', { attitude });
        expect(refusalsOf(given, 'guns', [{ do: 'limber' }])).toEqual([]);
        const first = quarter(given, { guns: [{ do: 'limber' }] });
        saw(first.events);
        expect(part(first, 'guns')).toMatchObject({ formation: 'in battery', moved: true, spent: [1] });
        expect(pose(first, 'guns')).toEqual([0, 0, 0]);
      }
      const foot = scene([{ id: 'guns', at: [0, 0] }]);
      expect(refusalsOf(foot, 'guns', [{ do: 'limber' }])).toMatchObject([
        { rule: 'LA-M4.1-1', code: 'not-guns' },
      ]);
      expect(refusalsOf(battery('limbered'), 'guns', [{ do: 'change', to: 'in battery' }])).toMatchObject([
        { rule: 'LA-M4.1-1', code: 'not-for-arm' },
      ]);
    },
  );

  proves(
    ['LA-M4.2-1', 'LA-M4.2-2', 'LA-M4.2-8', 'LA-M4.2-9'],
    'a battery that fired north limbers to go south, the gun alone on its base',
    (saw) => {
      const after = play(battery('in battery'), { guns: [{ do: 'limber' }] });
      saw(after.events);
      expect(part(after, 'guns')).toMatchObject({ formation: 'limbered', heading: 18_000, ranks: [1] });
      expect(size(after, 'guns')).toEqual([3, 8]);
      // About the middle of its ground.
      expect(ground(after, 'guns')).toEqual([-1.5, -6.5, 1.5, 1.5]);
      expect(refusalsOf(after, 'guns', [{ do: 'limber' }])).toMatchObject([{ rule: 'LA-M4.2-1' }]);
    },
  );

  proves('LA-M4.2-9', 'it drives off straight before it wheels', (saw) => {
    const wheel = { go: 'wheel', turn: 3_000 } as const;
    const ahead = { go: 'ahead', length: 1_000 } as const;
    const march = (...legs: readonly Leg[]): Task => ({ do: 'march', legs });
    const refused = [{ rule: 'LA-M4.2-9', code: 'drive-off-first' }];
    const limbered = play(battery('in battery'), { guns: [{ do: 'limber' }] });
    expect(saw(refusalsOf(limbered, 'guns', [march(wheel)]))).toMatchObject(refused);
    expect(refusalsOf(limbered, 'guns', [march(ahead, wheel)])).toEqual([]);
    // In one plan with the limbering, and while it lasts.
    const swift = horse('in battery');
    expect(refusalsOf(swift, 'guns', [{ do: 'limber' }, march(wheel)])).toMatchObject(refused);
    expect(refusalsOf(swift, 'guns', [{ do: 'limber' }, march(ahead, wheel)])).toEqual([]);
    const slow = battery('in battery', { drill: 'C' });
    const begun = play(slow, { guns: [{ do: 'limber' }] });
    expect(part(begun, 'guns').doing?.left).toBe(1);
    expect(refusalsOf(begun, 'guns', [march(wheel)])).toMatchObject(refused);
    const gone = play(limbered, { guns: [march(ahead)] });
    expect(refusalsOf(gone, 'guns', [march(wheel)])).toEqual([]);
    expect(refusalsOf(battery('limbered'), 'guns', [march(wheel)])).toEqual([]);
  });

  proves(
    ['LA-M4.3-1', 'LA-M4.3-2', 'LA-M4.2-4', 'LA-M4.2-8', 'LA-D-11'],
    'unlimbered again it fires where it was going',
    (saw) => {
      const limbered = play(battery('in battery'), { guns: [{ do: 'limber' }] });
      const after = play(limbered, { guns: [{ do: 'unlimber' }] });
      saw(after.events);
      expect(part(after, 'guns')).toMatchObject({ formation: 'in battery', heading: 18_000, ranks: [4] });
      expect(size(after, 'guns')).toEqual([6, 5]);
      expect(pose(after, 'guns')).toEqual(pose(limbered, 'guns'));
      const refused = refusalsOf(after, 'guns', [{ do: 'unlimber' }]);
      expect(refused).toMatchObject([{ rule: 'LA-M4.3-1', code: 'already-in-battery' }]);
    },
  );

  proves(
    ['LA-M4.3-3', 'LA-M4.2-7'],
    'only the crew that is left is placed, and it goes as fast as before',
    (saw) => {
      const given = battery('limbered', { companies: [{ troop: 'foot-8pdr', figures: 4, lost: 3 }] });
      const whole = battery('limbered');
      const pace = (each: Scene) => {
        const unit = each.state.units.flat()[0];
        return unit === undefined ? 0 : allowance(unit, part(each, 'guns'));
      };
      expect(pace(given)).toBe(4_000);
      expect(pace(whole)).toBe(4_000);
      const after = play(given, { guns: [{ do: 'unlimber' }] });
      saw(after.events);
      expect(part(after, 'guns')).toMatchObject({ formation: 'in battery', ranks: [1] });
      expect(part(play(whole, { guns: [{ do: 'unlimber' }] }), 'guns').ranks).toEqual([4]);
    },
  );

  proves(
    'LA-M4.2-4',
    'at the end of a march, of one half period or of several, foot and horse unlimber',
    (saw) => {
      const march: Task = { do: 'march', legs: [{ go: 'ahead', length: 4_000 }] };
      for (const given of [battery('limbered'), horse('limbered')])
        for (const halves of [1, 3]) {
          let now = given;
          for (let done = 0; done < halves; done += 1) now = play(now, { guns: [march] });
          const after = play(now, { guns: [{ do: 'unlimber' }] });
          saw(after.events);
          expect(part(after, 'guns').formation).toBe('in battery');
          expect(pose(after, 'guns')).toEqual([0, 4 * halves, 0]);
        }
    },
  );

  proves(['LA-M4.3-4'], 'foot and horse, class by class, take their own time', (saw) => {
    const timesOf = (guns: typeof horse) =>
      (['A', 'B', 'C'] as const).map((drill) => {
        const after = play(guns('limbered', { drill }), { guns: [{ do: 'unlimber' }] });
        saw(after.events);
        return lasted(after, 'guns');
      });
    expect([timesOf(battery), timesOf(horse)]).toEqual([
      [1, 2, 2],
      [1, 1, 2],
    ]);
  });

  proves(['LA-M4.2-5'], 'after a forced march guns reform before they unlimber', (saw) => {
    const given = horse('limbered', { degraded: 'without formation', cameBy: 'forced march' });
    const refused = refusalsOf(given, 'guns', [{ do: 'unlimber' }]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-M4.2-5', code: 'must-reform' }]);
  });

  proves(
    ['LA-M4.2-5', 'LA-M4.2-6e'],
    'horse artillery after a forced march: a quarter to reform, a quarter to unlimber; class C one more',
    (saw) => {
      const done = (['A', 'B', 'C'] as const).map((drill) => {
        const given = horse('limbered', { degraded: 'without formation', cameBy: 'forced march', drill });
        const tasks = [{ do: 'reform', to: 'limbered' } as const, { do: 'unlimber' } as const];
        saw(refusalsOf(given, 'guns', [{ do: 'unlimber' }]));
        expect(refusalsOf(given, 'guns', tasks)).toEqual([]);
        const after = play(given, { guns: tasks }, 4);
        expect(part(after, 'guns')).toMatchObject({ formation: 'in battery', degradation: 0 });
        return [ofKind(after, 'completed').length, lasted(after, 'guns')];
      });
      expect(done).toEqual([
        [2, 2],
        [2, 2],
        [2, 3],
      ]);
    },
  );

  proves(
    ['LA-M4.2-10'],
    'a battery leaves its firing position by forced march as soon as it has limbered',
    (saw) => {
      const tasks = [
        { do: 'limber' } as const,
        { do: 'march', legs: [{ go: 'ahead', length: 11_250 }], forced: true } as const,
      ];
      expect(refusalsOf(horse('in battery'), 'guns', tasks)).toEqual([]);
      const after = play(horse('in battery'), { guns: tasks });
      saw(after.events);
      // Limbered in the first quarter, its front 1.5 cm behind where it stood; then 30 x 1.5 / 4 cm away from its fire.
      expect(pose(after, 'guns')).toEqual([0, -6.5 - 11.25, 180]);
    },
  );
});
