import { describe, expect, test } from 'vitest';
import { unitOf } from '../../model/evolve.ts';
import type { Task } from '../../model/tasks.ts';
import { attitudes } from '../../model/vocabulary.ts';
import { effectiveDegradation } from '../../rules/degradation/degradation.ts';
import { foreseeTask } from '../../rules/tasks/judging.ts';
import { proves } from '../proving.ts';
import { companies, plan, refusalsOf, scene } from '../scene.ts';
import { battalion, lasted, ofKind, part, play, pose, quarter, to } from './help.ts';

const french = (formation: string, more: object = {}, where: object = {}) =>
  scene([{ id: 'ligne', at: [0, 0], companies: battalion, formation, ...more } as never], where);

/** Only the first quarter of a half has been played: a hussar far off gives nobody cause to react. */
const firstQuarter = (given: ReturnType<typeof scene>, tasks: readonly object[]) =>
  plan(given, { ligne: tasks as never });

describe('while a formation changes', () => {
  proves(
    ['LA-U3.1-1', 'LA-U3.4-8'],
    'a unit is without formation until the change is done, and formed then',
    (saw) => {
      const halfway = firstQuarter(french('line'), [to('march column')]);
      saw(halfway.events);
      const during = part(halfway, 'ligne');
      expect(during).toMatchObject({ formation: 'line', degradation: 0, doing: { what: 'change' } });
      expect(effectiveDegradation(during)).toBe(2);
      const after = part(play(halfway, {}), 'ligne');
      expect(after).toMatchObject({ formation: 'march column', degradation: 0 });
      expect(effectiveDegradation(after)).toBe(0);
    },
  );

  proves(
    ['LA-U3.2-3', 'LA-U3.2-4', 'LA-U3.2-5'],
    'it stands still, holds its fire, and counts as having moved in every half that it takes',
    (saw) => {
      const before = french('line');
      const tasks = [
        to('march column'),
        { do: 'march' as const, legs: [{ go: 'ahead' as const, length: 4_500 }] },
      ];
      const first = quarter(before, { ligne: tasks });
      saw(first.events);
      expect(part(first, 'ligne')).toMatchObject({ moved: true, doing: { left: 2 } });
      // It began in the first quarter and takes three: it fires in none of them.
      expect(part(first, 'ligne').spent).toEqual([1]);
      const second = quarter(first);
      expect(part(second, 'ligne').moved).toBeUndefined();
      const third = quarter(second);
      expect(part(third, 'ligne').spent).toEqual([3]);
      expect(part(third, 'ligne')).toMatchObject({ formation: 'march column', moved: true });
      for (const halted of [first, second]) expect(pose(halted, 'ligne')).toEqual(pose(before, 'ligne'));
      // The right company of the centre led, and stayed where it was.
      expect(pose(third, 'ligne')).toEqual([2.25, 0, 0]);
    },
  );

  proves(
    ['LA-U3.2-1', 'LA-U3.2-2e', 'LA-U3.2-6', 'LA-U3.2-7'],
    'it runs on past the period, whatever is ordered meanwhile, and takes the formation it was begun for',
    (saw) => {
      const late = french('line', {}, { now: { period: 1, quarter: 3 } });
      const begun = firstQuarter(late, [to('march column')]);
      expect(begun.state).toMatchObject({ period: 2, quarter: 1 });
      expect(part(begun, 'ligne').doing).toMatchObject({ left: 1, to: 'march column' });
      const after = plan(begun, { ligne: [to('square')] });
      saw(after.events);
      const done = ofKind(after, 'completed');
      expect(done[0]).toMatchObject({ stands: { formation: 'march column', degradation: 0 } });
      // The new order begins from the column that it has become, in the next quarter.
      expect(ofKind(after, 'began').map(({ doing }) => doing)).toMatchObject([
        { to: 'march column', since: 3, left: 3 },
        { to: 'division column', since: 6 },
      ]);
    },
  );

  test('a change that takes a whole half and more counts as moved in before it is done', () => {
    let now = quarter(french('line', { drill: 'C' }), { ligne: [to('march column')] });
    now = quarter(quarter(now));
    expect(part(now, 'ligne')).toMatchObject({ moved: true, doing: { left: 2 } });
  });

  test('orders are judged from where the change under way will leave the unit', () => {
    const begun = play(french('line', { drill: 'C' }), { ligne: [to('square')] });
    expect(part(begun, 'ligne').doing).toMatchObject({ to: 'square', left: 1 });
    expect(refusalsOf(begun, 'ligne', [to('square')])).toMatchObject([{ code: 'already-formed-so' }]);
    expect(refusalsOf(begun, 'ligne', [to('line')])).toEqual([]);
  });

  proves(['LA-U3.1-3e'], 'three quarters begun in the first end with the third', (saw) => {
    const after = play(french('line'), { ligne: [to('march column')] }, 4);
    saw(after.events);
    expect(lasted(after, 'ligne')).toBe(3);
    expect(ofKind(after, 'continued')).toHaveLength(2);
  });

  proves(
    ['LA-U3.2-13', 'LA-U3.2-14'],
    'it needs no order of its own and leaves the order as it is',
    (saw) => {
      for (const attitude of attitudes) {
        const given = french('line', { attitude });
        expect(refusalsOf(given, 'ligne', [to('square')])).toEqual([]);
        const after = play(given, { ligne: [to('square')] });
        saw(after.events);
        expect(after.state.units.flat()[0]?.secret).toMatchObject({ attitude });
        expect(part(after, 'ligne').formation).toBe('square');
      }
    },
  );

  proves(['LA-U3.1-2'], 'how long it will take, and how it will leave the unit, is known before', (saw) => {
    const targets = ['march column', 'division column', 'square'] as const;
    for (const target of targets) {
      const given = french('line');
      const unit = unitOf(given.state, 0);
      const glance = {
        setting: given.setting,
        view: given.state,
        index: 0,
        part: part(given, 'ligne'),
        unit,
        quarters: 2,
      };
      const { takes, part: foreseen } = foreseeTask(glance, to(target));
      const after = play(given, { ligne: [to(target)] }, 4);
      saw(after.events);
      expect(lasted(after, 'ligne')).toBe(takes);
      const { x, y, heading, formation, ranks, companies } = foreseen;
      expect(part(after, 'ligne')).toMatchObject({ x, y, heading, formation, ranks, companies });
    }
  });

  proves(['LA-U3.1-6'], 'the ground that it needs must be on the table', (saw) => {
    const near = french('division column', { at: [-110, 0], order: [5, 6, 3, 4, 1, 2] });
    const refused = refusalsOf(near, 'ligne', [to('line')]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U3.1-6', code: 'off-table' }]);
    const free = french('division column', { at: [-97.5, 0], order: [5, 6, 3, 4, 1, 2] });
    expect(refusalsOf(free, 'ligne', [to('line')])).toEqual([]);
  });

  proves(['LA-U3.1-6'], 'also the ground of a line that it only passes through on the way', (saw) => {
    // Austrians know no division columns: they deploy before they form square.
    const austrians = { nation: 'austria', companies: companies(6, 4, 'fusilier') };
    const from = (x: number) =>
      refusalsOf(french('march column', { ...austrians, at: [x, 0] }), 'ligne', [to('square')]);
    const refused = from(-110);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U3.1-6', code: 'off-table', params: { to: 'line' } }]);
    expect(from(-90)).toEqual([]);
  });

  test('a change in melee is refused', () => {
    const given = scene(
      [
        { id: 'ligne', at: [0, 0], companies: battalion },
        { id: 'foe', side: 'allied', at: [0, 0] },
      ],
      { contacts: [{ attacker: 'foe', defender: 'ligne', side: 'front' }] },
    );
    expect(refusalsOf(given, 'ligne', [to('square')])).toMatchObject([
      { rule: 'LA-U3.4-1', code: 'in-melee' },
    ]);
  });
});

describe('a full square', () => {
  const prussians = (hussarAt: readonly [number, number], formation = 'march column', more: object = {}) =>
    scene([
      {
        ...{ id: 'korps', side: 'allied', nation: 'prussia', at: [0, 0], facing: 0, formation },
        companies: Array.from({ length: 4 }, () => ({ troop: 'musketeer', figures: 4 })),
        ...more,
      } as never,
      {
        ...{ id: 'hussards', at: hussarAt, formation: 'line', facing: 180 },
        companies: Array.from({ length: 4 }, () => ({ troop: 'hussar', figures: 3 })),
      },
    ]);

  proves(
    ['LA-U2.2-38', 'LA-U2.2-39', 'LA-U2.2-40', 'LA-U2.2-41'],
    'a Prussian column before cavalry turns its figures outwards, stays where it is, and turns back',
    (saw) => {
      // French hussars in line reach 14 + 7 cm in half a period.
      const near = play(prussians([0, 21]), { korps: [to('full square')] });
      saw(near.events);
      expect(part(near, 'korps')).toMatchObject({
        formation: 'full square',
        ranks: [4, 4, 4, 4],
        x: 0,
        y: 0,
      });
      expect(lasted(near, 'korps')).toBe(1);
      const march: Task = { do: 'march', legs: [{ go: 'ahead', length: 1_000 }] };
      expect(saw(refusalsOf(near, 'korps', [march]))).toMatchObject([
        { rule: 'LA-U2.2-41', code: 'cannot-march' },
      ]);
      const back = play(near, { korps: [to('march column')] });
      saw(back.events);
      expect(part(back, 'korps')).toMatchObject({
        formation: 'march column',
        ranks: [4, 4, 4, 4],
        x: 0,
        y: 0,
      });
      expect(lasted({ ...back, events: back.events.slice(near.events.length) }, 'korps')).toBe(1);
      expect(refusalsOf(back, 'korps', [march])).toEqual([]);
      const far = play(prussians([0, 21.1]), { korps: [to('full square')] });
      saw(far.events);
      expect(ofKind(far, 'set-aside')).toMatchObject([{ code: 'no-threat', rules: ['LA-U2.2-39'] }]);
      expect(part(far, 'korps').formation).toBe('march column');
    },
  );

  test('the untrained take two quarters for it, and divisions go back into divisions', () => {
    const given = prussians([0, 12], 'division column', { status: 'semi-regular' });
    const after = play(given, { korps: [to('full square')] });
    expect(lasted(after, 'korps')).toBe(2);
    expect(part(after, 'korps').ranks).toEqual([8, 8]);
    const back = play(after, { korps: [to('division column')] });
    expect(part(back, 'korps')).toMatchObject({ formation: 'division column', ranks: [8, 8] });
  });

  test('planning tells nothing of distances unless measuring is allowed', () => {
    const far = prussians([0, 50]);
    expect(refusalsOf(far, 'korps', [to('full square')])).toEqual([]);
    const open = {
      ...far,
      setting: { ...far.setting, switches: { ...far.setting.switches, measuring: 'allowed' as const } },
    };
    expect(refusalsOf(open, 'korps', [to('full square')])).toMatchObject([{ code: 'no-threat' }]);
  });

  proves(['LA-U2.2-38'], 'no other nation forms it, nor anybody out of a line', (saw) => {
    const refused = [
      refusalsOf(french('march column'), 'ligne', [to('full square')]),
      refusalsOf(prussians([0, 12], 'line'), 'korps', [to('full square')]),
    ];
    saw(refused);
    expect(refused.flat().map(({ code }) => code)).toEqual(['not-for-nation', 'full-square-from-column']);
  });
});
