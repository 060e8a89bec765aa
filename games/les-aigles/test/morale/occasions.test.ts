import { describe, expect, test } from 'vitest';
import { partOf, unitOfPart, without, withPart } from '../../model/evolve.ts';
import type { OfficerPlan } from '../../model/orders.ts';
import type { Part } from '../../model/part.ts';
import { surprise } from '../../rules/morale/phase.ts';
import { submit } from '../../rules/morale/results.ts';
import { tryMorale } from '../../rules/morale/test.ts';
import { charge, contacts, hussars } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { answer, companies, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';
import { all, changed, harm, storyOf, valuesIn } from './nerves.ts';

type Entry = Parameters<typeof scene>[0][number];

const half = (given: Scene, dice: readonly number[] = []): Scene => noReaction(plan(given, {}, dice));
const body = (now: Scene, id: string): Part => partOf(now.state, partNamed(now, id));

/** A French division column before a British line in order to hold, so far away. */
const attack = (distance: number, column: Partial<Entry> = {}, line: Partial<Entry> = {}): Scene =>
  scene([
    { id: 'column', at: [0, 0], formation: 'division column', ...column },
    {
      ...{ id: 'line', side: 'allied', nation: 'britain', at: [0, distance], attitude: 'hold' },
      companies: companies(5, 3, 'line'),
      ...line,
    },
  ]);

/** Nobody reacts, and these dice fall. */
const reacting = (given: Scene, dice: readonly number[]): Scene =>
  answer(given, () => ({ kind: 'react', parts: [] }), dice);

/** The first French officer rides, nobody else does anything, and these dice fall. */
const riding = (given: Scene, ride: OfficerPlan['ride'], dice: readonly number[]): Scene =>
  answer(
    given,
    ({ side }) => ({ kind: 'plan', parts: [], officers: side === 'french' ? [{ officer: 0, ride }] : [] }),
    dice,
  );

/** The column charges; the dice are for its going, for those who wait for it, and for its coming home. */
const charging = (given: Scene, dice: readonly number[]): Scene =>
  noReaction(plan(given, { column: [charge(given, 'line')] }, dice));

const testOf = (now: Scene, why: string) =>
  all(now, 'tested').find(({ occasions }) => occasions.some((each) => each === why));

describe('to charge', () => {
  proves(['LA-S3.6-26', 'LA-S3.1-2'], 'below seven it simply does not', (saw) => {
    const given = attack(12);
    const stays = charging(given, [2, 2]);
    saw(stays.events);
    expect(testOf(stays, 'charge')).toMatchObject({ score: 6, nerve: 'halt' });
    expect(all(stays, 'charges')).toEqual([]);
    expect(all(stays, 'set-aside')).toMatchObject([
      { part: partNamed(given, 'column'), task: 'charge', why: 'no-nerve', rules: ['LA-S3.6-26'] },
    ]);
    expect(body(stays, 'column')).toMatchObject({ y: 0, degradation: 0 });
    expect(body(stays, 'column')).not.toHaveProperty('halted');
    const goes = charging(given, [3, 2]);
    saw(goes.events);
    expect(testOf(goes, 'charge')).toMatchObject({ score: 7 });
    expect(all(goes, 'charges')).toHaveLength(1);
    expect(all(goes, 'set-aside')).toEqual([]);
  });
});

describe('to receive', () => {
  proves(
    ['LA-S3.6-31', 'LA-S3.6-13', 'LA-S3.6-42'],
    'whom a charge reaches is tested once; if he gives way he does so at once, and there is no melee',
    (saw) => {
      const given = attack(6);
      const stands = charging(given, [3, 3, 3, 4]);
      saw(stands.events);
      expect(testOf(stands, 'receive')).toMatchObject({ score: 9, nerve: 'obeys' });
      const runs = charging(given, [3, 3, 1, 1]);
      saw(runs.events);
      expect(testOf(runs, 'receive')).toMatchObject({ score: 4, nerve: 'retreat' });
      expect(all(runs, 'tested').filter(({ occasions }) => occasions[0] === 'receive')).toHaveLength(1);
      // 17 cm a period in column: away from the column that comes, 4.25 in each quarter.
      expect(all(runs, 'moved').find(({ part }) => part === partNamed(given, 'line'))).toMatchObject({
        to: { y: 10_250 },
      });
      const breaks = charging(attack(6, {}, { status: 'militia' }), [3, 3, 1, 1]);
      saw(breaks.events);
      expect(testOf(breaks, 'receive')).toMatchObject({ score: 2, nerve: 'rout' });
      expect(body(breaks, 'line')).toMatchObject({ routing: true });
    },
  );
});

describe('to go home', () => {
  proves(
    ['LA-S3.6-27', 'LA-S3.6-25', 'LA-S3.6-12', 'LA-S3.6-20'],
    'the second example: a column that fire has shaken before an intact line is stopped 4.5 cm short',
    (saw) => {
      const first = plan(attack(12), { column: [charge(attack(12), 'line')] }, [3, 3]);
      expect(testOf(first, 'charge')).toMatchObject({ score: 8 });
      expect(first.state.phase).toBe('reactions');
      const done = reacting(first, [3, 4, 4, 5]);
      saw(done.events);
      expect(testOf(done, 'receive')).toMatchObject({ score: 9 });
      // 55 men of 18 figures have fallen on the way: 3.06 for each.
      expect(all(done, 'came-through')).toMatchObject([{ men: 55, figures: 18 }]);
      const home = testOf(done, 'home');
      expect(home).toMatchObject({ score: 5, nerve: 'halt' });
      expect(home && valuesIn(home)).toEqual({ '3': 1, '12': 1, '20': -1, '25': -5 });
      expect(body(done, 'column')).toMatchObject({ y: 7_500, degradation: 2, halted: 4 });
      expect(body(done, 'column')).not.toHaveProperty('charge');
      expect(contacts(done)).toEqual([]);
      const lucky = reacting(first, [3, 4, 6, 5]);
      expect(testOf(lucky, 'home')).toMatchObject({ score: 7 });
      expect(contacts(lucky)).toHaveLength(1);
    },
  );

  proves(
    ['LA-S3.6-17', 'LA-S3.6-27'],
    'the third example: a line that has lost a figure, a friend behind, no losses to speak of: eight',
    (saw) => {
      const weak = [...companies(4, 3, 'line'), { troop: 'line', figures: 3, lost: 1 }];
      const given = scene([
        { id: 'column', at: [0, 0], formation: 'division column' },
        { id: 'second', at: [0, -17.5], formation: 'division column' },
        { ...{ id: 'line', side: 'allied', nation: 'britain', at: [0, 7.5] }, companies: weak },
      ]);
      const done = charging(given, [3, 3, 3, 4, 3, 4]);
      saw(done.events);
      const home = testOf(done, 'home');
      expect(home && valuesIn(home)).toEqual({ '3': 1, '12': 1, '17': 2, '25': -3 });
      expect(home).toMatchObject({ score: 8 });
      expect(contacts(done)).toMatchObject([{ charged: true }]);
    },
  );

  proves(
    'LA-S3.6-25',
    'the fourth example: cuirassiers before an intact square: -2, and 9 to go home',
    (saw) => {
      const given = scene([
        {
          ...{ id: 'column', at: [0, 0], formation: 'line' },
          companies: companies(4, 3, 'cuirassier'),
        },
        {
          ...{ id: 'line', side: 'allied', nation: 'britain', at: [0, 8], formation: 'square' },
          companies: companies(5, 3, 'line'),
        },
      ]);
      const done = charging(given, [4, 3, 6, 6, 4, 3]);
      saw(done.events);
      const home = testOf(done, 'home');
      expect(home && valuesIn(home)).toEqual({ '2': 2, '12': 1, '25': -5 });
      expect(home).toMatchObject({ score: 5, nerve: 'halt' });
      expect(testOf(charging(given, [4, 3, 6, 6, 5, 4]), 'home')).toMatchObject({ score: 7 });
    },
  );

  proves('LA-S3.6-25', 'by what is left of the target: 15, 14, 11, 10, 9 and 8 figures of 15', (saw) => {
    const value = (lost: number) => {
      const line = { companies: [{ troop: 'line', figures: 15, lost }] };
      const home = testOf(saw(charging(attack(6, {}, line), [3, 3, 6, 6, 6, 6])), 'home');
      return home && valuesIn(home)['25'];
    };
    expect([0, 1, 3, 4, 6, 7].map(value)).toEqual([-5, -3, -3, -1, -1, undefined]);
  });

  proves('LA-S3.6-40', 'cavalry in line before formed infantry: -2, -1, 0; in flank, nothing', (saw) => {
    const value = (lost: number, more: Partial<Entry> = {}) => {
      const line = { companies: [{ troop: 'line', figures: 20, lost }], ...more };
      const horse: Partial<Entry> = { formation: 'line', companies: companies(4, 3, 'hussar') };
      const home = testOf(saw(charging(attack(8, horse, line), [3, 3, 6, 6, 6, 6])), 'home');
      return home && valuesIn(home)['40'];
    };
    expect([value(0), value(5), value(6)]).toEqual([-2, -1, undefined]);
    expect(value(0, { at: [3, 23], facing: 90 })).toBeUndefined();
  });

  proves(
    'LA-S3.6-41',
    'worse than a retreat counts as one, unless fire has cost twice the threshold',
    (saw) => {
      const come = (each: number) => {
        const first = plan(attack(12), { column: [charge(attack(12), 'line')] }, [3, 3]);
        return reacting(changed(first, 'column', { approach: harm(each) }), [6, 6, 1, 1]);
      };
      const falls = come(0);
      saw(falls.events);
      expect(testOf(falls, 'home')).toMatchObject({ score: -1, nerve: 'flight' });
      expect(all(falls, 'retreats')).toHaveLength(1);
      const flees = come(6);
      saw(flees.events);
      expect(testOf(flees, 'home')).toMatchObject({ score: -4 });
      expect(all(flees, 'retreats')).toEqual([]);
      expect(body(flees, 'column')).toMatchObject({ routing: true, flees: true });
    },
  );

  test('no home test against a line in flank, or without formation', () => {
    const dice = [3, 3, 6, 6, 1, 1];
    expect(testOf(charging(attack(6, {}, { degraded: 'without formation' }), dice), 'home')).toBeUndefined();
    expect(testOf(charging(attack(6, { formation: 'line' }), dice), 'home')).toBeUndefined();
  });

  test('a front of less than 60% daunts nobody: there is no test, unless fire has cost too much', () => {
    const line = {
      companies: [
        ...companies(4, 3, 'line').map((each) => ({ ...each, lost: 1 })),
        { troop: 'line', figures: 3, lost: 3 },
      ],
    };
    const come = (each: number) => {
      const given = attack(12, {}, line);
      const first = plan(given, { column: [charge(given, 'line')] }, [3, 3]);
      return reacting(changed(first, 'column', { approach: harm(each) }), [6, 6, 1, 1]);
    };
    const done = come(0);
    expect(testOf(done, 'home')).toBeUndefined();
    expect(done.events.some(({ kind }) => kind === 'met')).toBe(true);
    expect(testOf(come(3), 'home')).toBeDefined();
  });
});

describe('after fire', () => {
  const soldiers = (more: Partial<Entry> = {}, shaken?: number): Scene => {
    const given = scene([
      { id: 'me', at: [0, 0], attitude: 'hold', ...more },
      { id: 'enemy', side: 'allied', at: [0, 50], attitude: 'hold' },
      { id: 'rest', at: [100, 0] },
      { id: 'more', at: [-100, 0] },
    ]);
    return shaken === undefined ? given : changed(given, 'me', { underFire: harm(shaken) });
  };

  proves(['LA-S3.6-38', 'LA-S3.1-9', 'LA-S3.1-8'], 'losses at the threshold of its status', (saw) => {
    const at = (shaken: number, status: Entry['status']) =>
      saw(half(soldiers({ ...(status !== undefined && { status }) }, shaken)));
    expect(testOf(at(53 / 18, 'regular'), 'fire')).toBeUndefined();
    expect(testOf(at(3, 'regular'), 'fire')).toMatchObject({ score: 8 });
    expect(testOf(at(3.9, 'elite'), 'fire')).toBeUndefined();
    expect(testOf(at(4, 'guard'), 'fire')).toMatchObject({ score: 10 });
    const done = at(3, 'regular');
    // It is tested once for one fire.
    expect(body(done, 'me')).not.toHaveProperty('underFire');
    expect(all(half(done), 'tested')).toHaveLength(1);
    const kinds = done.events.map((event) => (event.kind === 'step' ? event.step : event.kind));
    expect(kinds.indexOf('fire')).toBeLessThan(kinds.indexOf('morale'));
    expect(kinds.indexOf('morale')).toBeLessThan(kinds.indexOf('tested'));
  });

  proves('LA-S3.6-37', 'the first fire of the battle, for semi-regulars, militia and irregulars', (saw) => {
    const done = half(soldiers({ status: 'semi-regular' }, 0.5));
    saw(done.events);
    expect(testOf(done, 'first fire')).toMatchObject({ score: 8 });
    expect(unitOfPart(done.state, partNamed(done, 'me')).bloodied).toBe(true);
    const again = half(changed(done, 'me', { underFire: harm(0.5) }));
    expect(all(again, 'tested')).toHaveLength(1);
    expect(all(half(soldiers({ status: 'regular' }, 0.5)), 'tested')).toEqual([]);
  });

  proves('LA-S3.6-33', 'strength fallen below 60 in a hundred, once; not guns, nor in a house', (saw) => {
    const weak = (lost: number, more: Partial<Entry> = {}) =>
      half(soldiers({ companies: [{ troop: 'fusilier', figures: 20, lost }], ...more }));
    expect(all(weak(8), 'tested')).toEqual([]);
    const done = weak(9);
    saw(done.events);
    expect(testOf(done, 'strength')).toMatchObject({ score: 8 });
    expect(all(half(done), 'tested')).toHaveLength(1);
    const walled = saw(weak(9, { shelter: 'village' }));
    expect(all(walled, 'tested')).toEqual([]);
    // Nor is it tested for the same losses once it has come out.
    const out = withPart(walled.state, 0, (part) => without(part, 'shelter'));
    expect(all(half({ ...walled, state: out }), 'tested')).toEqual([]);
    const guns = [{ troop: 'foot-8pdr', figures: 4, lost: 2 }];
    expect(all(weak(0, { companies: guns, formation: 'in battery' }), 'tested')).toEqual([]);
  });

  proves(
    'LA-S3.6-34',
    'the rout of a friend as good as itself within 30 cm, and on from friend to friend',
    (saw) => {
      const given = scene([
        { id: 'first', at: [0, 0] },
        { id: 'second', at: [50, 0] },
        { id: 'third', at: [100, 0] },
        { id: 'guard', at: [-50, 0], status: 'guard' },
        { id: 'enemy', side: 'allied', at: [0, 50], attitude: 'hold' },
        ...[-100, -70].map((x) => ({ id: `rest ${x}`, at: [x, -40] as const, status: 'guard' as const })),
      ]);
      const done = half(changed(given, 'first', { underFire: harm(3) }), [1, 1, 1, 1]);
      saw(done.events);
      // Two ones and a regular, with losses of three a figure: -1. The second has a routing friend instead.
      expect(all(done, 'tested').map(({ part, occasions, score }) => [part, occasions[0], score])).toEqual([
        [partNamed(given, 'first'), 'fire', 2],
        [partNamed(given, 'second'), 'rout', 2],
        [partNamed(given, 'third'), 'rout', 8],
      ]);
      expect(body(done, 'first')).toMatchObject({ routing: true });
      expect(body(done, 'second')).toMatchObject({ routing: true });
    },
  );

  proves(
    'LA-S3.6-35',
    'an officer who comes up steadies those who were halted, never for the worse',
    (saw) => {
      const given = scene(
        [
          { id: 'me', at: [0, 0], attitude: 'hold' },
          { id: 'enemy', side: 'allied', at: [0, 50], attitude: 'hold' },
        ],
        { officers: [{ id: 'general', side: 'french', rank: 'general', charisma: 0, at: [0, -10] }] },
      );
      const joined = (dice: readonly number[]) => {
        const halted = changed(given, 'me', { halted: 4 });
        return riding(halted, [[0, -2_500]], dice);
      };
      const better = joined([3, 3]);
      saw(better.events);
      expect(testOf(better, 'general')).toMatchObject({ score: 7 });
      expect(body(better, 'me')).not.toHaveProperty('halted');
      const same = joined([1, 1]);
      expect(testOf(same, 'general')).toMatchObject({ score: 3, nerve: 'retreat' });
      expect(body(same, 'me')).toMatchObject({ halted: 4 });
      expect(body(same, 'me')).not.toHaveProperty('retreat');
    },
  );

  proves('LA-S3.6-36', 'an enemy hidden so far', (saw) => {
    const given = soldiers();
    const story = storyOf(given, [2, 2]);
    surprise(story, partNamed(given, 'me'), partNamed(given, 'enemy'));
    saw(story.events);
    expect(partOf(story.state, partNamed(given, 'me'))).toMatchObject({ halted: 4 });
  });
});

describe('a general', () => {
  const landwehr = (at: readonly [number, number], charisma: number, authority = 3): Scene =>
    scene(
      [
        {
          ...{ id: 'landwehr', nation: 'prussia', at: [0, 0], formation: 'march column' },
          companies: [...companies(3, 4, 'landwehr'), { troop: 'landwehr', figures: 2 }],
        },
        hussars({ id: 'horse', side: 'allied', at: [14, -6], facing: 270 }),
      ],
      { officers: [{ id: 'general', side: 'french', rank: 'general', at, charisma, authority }] },
    );

  proves(
    ['LA-S3.6-29', 'LA-S3.6-4', 'LA-S3.6-18', 'LA-S3.6-20', 'LA-S3.6-8'],
    'the fifth example: 42 men of 14 figures, cavalry on the flank, 5 on the dice, and he adds two: five',
    (saw) => {
      const given = landwehr([0, 0], 2);
      const touching = {
        ...given,
        state: { ...given.state, officers: given.state.officers.map((each) => ({ ...each, with: 0 })) },
      };
      const done = half(changed(touching, 'landwehr', { underFire: harm(3, 14) }), [5, 2, 3]);
      saw(done.events);
      // A figure has gone, and he is with them: a five spares him.
      expect(all(done, 'endangered')).toMatchObject([{ die: 5 }]);
      const [tested] = all(done, 'tested');
      expect(tested).toMatchObject({
        ...{ occasions: ['fire', 'first fire'], dice: [2, 3], score: 5, nerve: 'halt' },
        general: { officer: 0, adds: 2 },
      });
      expect(tested && valuesIn(tested)).toEqual({ '4': 0, '18': -1, '20': -1 });
      expect(body(done, 'landwehr')).toMatchObject({ halted: 4 });
      expect(body(done, 'landwehr')).not.toHaveProperty('retreat');
    },
  );

  proves(
    'LA-S3.6-29',
    'gives half of it, rounded down, as far as his voice carries, and may hold back',
    (saw) => {
      const scored = (
        at: readonly [number, number],
        charisma: number,
        dice: readonly number[],
        why = 'fire',
      ) => {
        const given = landwehr(at, charisma);
        const story = storyOf(given, dice);
        const { score } = tryMorale(story, partNamed(given, 'landwehr'), [why as 'fire']);
        saw(story.events);
        return score;
      };
      // 10 cm at a command of 3; with the hussars on its flank the dice lose one.
      expect(scored([0, 10], 3, [1, 5])).toBe(5);
      expect(scored([0, 10], 3, [1, 4])).toBe(5);
      expect(scored([0, 10.1], 3, [1, 4])).toBe(4);
      expect(scored([0, 10], 5, [3, 3])).toBe(7);
      expect(scored([0, 10], 1, [1, 4])).toBe(4);
      // He keeps those who charge in hand.
      expect(scored([0, 10], 2, [6, 6], 'charge')).toBe(12);
    },
  );
});

proves('LA-M7.3-2', 'a part that has divided rolls for both, and takes the worse', (saw) => {
  const split = { left: [1], out: [0, 0], past: 0, gone: 0 } as const;
  const given = changed(scene([{ id: 'me', at: [0, 0], attitude: 'harass' }]), 'me', { split });
  const story = storyOf(given, [5, 5, 1, 2]);
  const { score } = tryMorale(story, partNamed(given, 'me'), ['fire']);
  saw(story.events);
  expect(score).toBe(4);
  submit(story, partNamed(given, 'me'), 'obeys');
  expect(all(story, 'tested')).toMatchObject([{ dice: [1, 2] }]);
});
