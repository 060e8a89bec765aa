import { describe, expect, test } from 'vitest';
import { outcome } from '../../play/outcome.ts';
import { submit } from '../../rules/morale/results.ts';
import { countAims } from '../../rules/victory/aims.ts';
import { standingOf } from '../../rules/victory/breaking.ts';
import { charge, column } from '../charges/field.ts';
import { all, changed, storyOf } from '../morale/nerves.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';

const half = (given: Scene): Scene => noReaction(plan(given, {}));

/** These units rout, and half a period is played. */
const broken = (given: Scene, ...ids: readonly string[]): Scene => {
  const story = storyOf(given);
  for (const id of ids) submit(story, partNamed(given, id), 'rout');
  return half({ ...given, state: story.state });
};

const armies = (): Scene =>
  scene([
    { id: 'one', at: [0, 0] },
    { id: 'two', at: [50, 0] },
    { id: 'guns', at: [90, 0], formation: 'in battery', companies: [{ troop: 'foot-8pdr', figures: 4 }] },
    { id: 'enemy', side: 'allied', at: [0, 50], attitude: 'hold' },
  ]);

describe('an army', () => {
  test('is worth its figures, and its batteries', () => {
    // Eighteen fusiliers at 20 points, twice; a battery at 220.
    expect(standingOf(armies().state, 'french')).toEqual({ gone: 0, budget: 940 });
    const weaker = scene([
      { id: 'one', at: [0, 0], companies: [{ troop: 'fusilier', figures: 18, lost: 6 }] },
    ]);
    expect(standingOf(weaker.state, 'french').budget).toBe(360);
  });

  proves('LA-S3.8-7', 'breaks once more than half of its points are lost, routing or fleeing', (saw) => {
    const shaken = broken(armies(), 'one');
    expect(standingOf(shaken.state, 'french')).toEqual({ gone: 360, budget: 940 });
    expect(all(shaken, 'army-broke')).toEqual([]);
    expect(outcome(shaken.state)).toBeUndefined();
    const lost = broken(armies(), 'one', 'guns');
    saw(lost.events);
    expect(all(lost, 'army-broke')).toMatchObject([{ side: 'french', gone: 580, budget: 940 }]);
    expect(lost.state.phase).toBe('over');
    expect(saw(outcome(lost.state))).toMatchObject({ code: 'broken', winner: 'allied' });
  });

  proves('LA-S3.8-7', 'exactly half is not enough; and if both break nobody has won', (saw) => {
    const even = scene([
      { id: 'one', at: [0, 0] },
      { id: 'two', at: [50, 0] },
      { id: 'enemy', side: 'allied', at: [0, 50], attitude: 'hold' },
    ]);
    expect(all(broken(even, 'one'), 'army-broke')).toEqual([]);
    const both = broken(even, 'one', 'two', 'enemy');
    saw(both.events);
    expect(both.state.broken).toEqual(['french', 'allied']);
    expect(outcome(both.state)).toEqual({ code: 'both-broken', rule: 'LA-S3.8-7' });
  });
});

proves('LA-S3.8-8', 'a battle lasts twelve periods, and is drawn if no army has broken', (saw) => {
  expect(armies().setting.periods).toBe(12);
  const late = { ...armies(), state: { ...armies().state, period: 12, quarter: 3 } };
  const done = half(late);
  expect(done.state.phase).toBe('over');
  expect(saw(outcome(done.state))).toEqual({ code: 'time', rule: 'LA-S3.8-8' });
  expect(outcome(late.state)).toBeUndefined();
  const short = scene([{ id: 'one', at: [0, 0] }], { periods: 1, now: { period: 1, quarter: 3 } });
  expect(half(short).state.phase).toBe('over');
});

test('the last half period shows what was planned for it, like every other', () => {
  const late = { ...armies(), state: { ...armies().state, period: 12, quarter: 3 } };
  expect(half(late).events.at(-1)).toMatchObject({ kind: 'phase', phase: 'over', showed: true });
  const lost = broken(armies(), 'one', 'guns');
  expect(lost.events.at(-1)).toMatchObject({ kind: 'phase', phase: 'over', showed: true });
});

proves(
  ['LA-S3.1-2', 'LA-S3.1-3', 'LA-S3.1-5', 'LA-S3.1-6', 'LA-S3.1-7', 'LA-S3.1-8', 'LA-S3.1-9', 'LA-S3.1-10'],
  'the steps of a half period come one after the other',
  (saw) => {
    const given = scene(
      [
        column({ id: 'charger', at: [0, 0] }),
        { id: 'marcher', at: [50, 0] },
        { id: 'runner', at: [-60, 0] },
        { id: 'enemy', side: 'allied', at: [0, 40] },
        { id: 'other', side: 'allied', at: [60, 50] },
      ],
      {
        officers: [{ id: 'general', side: 'french', rank: 'general', at: [90, 0] }],
        now: { period: 1, quarter: 3 },
      },
    );
    const story = storyOf(given);
    submit(story, partNamed(given, 'runner'), 'rout');
    const ready: Scene = { ...given, state: withRide(story.state) };
    const done = noReaction(
      plan(ready, {
        charger: [charge(given, 'enemy')],
        marcher: [{ do: 'march', legs: [{ go: 'ahead', length: 7_000 }] }],
      }),
    );
    saw(done.events);
    const steps = done.events.flatMap(({ rules }) => rules.filter((rule) => /S3\.1-/.test(rule)));
    const order = ['2', '3', '5', '6', '7', '8', '9', '10'].map((step) => steps.indexOf(`LA-S3.1-${step}`));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
    expect(done.events.findIndex(({ kind }) => kind === 'half')).toBeGreaterThan(0);
  },
);

/** The general is on his way. */
const withRide = (state: Scene['state']): Scene['state'] => ({
  ...state,
  officers: state.officers.map((each) => ({ ...each, secret: { ride: [[90_000, 40_000]] } })),
});

test('companies of different worth count at their mean', () => {
  const mixed = [...companies(4, 3), ...companies(1, 3, 'grenadier'), ...companies(1, 3, 'voltigeur')];
  const given = scene([{ id: 'one', at: [0, 0], companies: mixed }]);
  // Twelve at 20 and six at 28.
  expect(standingOf(given.state, 'french').budget).toBeCloseTo(408, 6);
});

describe('places that count', () => {
  const aims = [
    {
      id: 'mill',
      name: { fr: 'le moulin', en: 'the mill' },
      at: [0, 0],
      radius: 5,
      points: { french: 1, allied: 3 },
    },
    {
      id: 'ford',
      name: { fr: 'le gué', en: 'the ford' },
      at: [0, 50],
      radius: 5,
      points: { french: 2, allied: 1 },
    },
  ] as const;
  const last = { aims, periods: 1, now: { period: 1, quarter: 3 } };
  const foe = { id: 'foe', side: 'allied', at: [0, 50], facing: 180, attitude: 'hold' } as const;

  proves('LA-S3.8-9', 'the side that holds more at the end has won', (saw) => {
    const held = half(scene([{ id: 'one', at: [0, 0] }, foe], last));
    saw(held.events);
    expect(all(held, 'aims-counted')).toMatchObject([
      { held: { mill: 'french', ford: 'allied' }, points: { french: 1, allied: 1 } },
    ]);
    expect(outcome(held.state)).toEqual({ code: 'time', rule: 'LA-S3.8-8' });
    const left = half(
      scene(
        [
          { id: 'one', at: [0, 0] },
          { ...foe, at: [60, 50] },
        ],
        last,
      ),
    );
    expect(saw(outcome(left.state))).toEqual({ code: 'held', rule: 'LA-S3.8-9', winner: 'french' });
  });

  proves(
    'LA-S3.8-9',
    'more figures hold a place, and those who rout or are in disorder hold nothing',
    (saw) => {
      const counted = (near: number, far: number) => {
        const foes = [{ ...foe, companies: companies(near, 3), at: [0, 3] as const }];
        const story = storyOf(
          scene([{ id: 'one', at: [0, 0], companies: companies(far, 3) }, ...foes], last),
        );
        countAims(story);
        return saw(story.events).at(-1);
      };
      expect(counted(4, 4)).toMatchObject({ held: {}, points: { french: 0, allied: 0 } });
      expect(counted(4, 5)).toMatchObject({ held: { mill: 'french' }, points: { french: 1, allied: 0 } });
      // Nor do those who have left the table where they stood last.
      const left = storyOf(changed(scene([{ id: 'one', at: [0, 0] }, foe], last), 'one', { gone: 'left' }));
      countAims(left);
      expect(left.events.at(-1)).toMatchObject({ held: { ford: 'allied' } });
      expect(left.events.at(-1)).not.toHaveProperty('held.mill');
      expect(counted(5, 4)).toMatchObject({ held: { mill: 'allied' }, points: { french: 0, allied: 3 } });
      const shaken = half(scene([{ id: 'one', at: [0, 0], degraded: 'in disorder' }, foe], last));
      expect(all(shaken, 'aims-counted')[0]?.held).toEqual({ ford: 'allied' });
      expect(outcome(shaken.state)).toMatchObject({ winner: 'allied' });
    },
  );

  test('count for nothing once an army has broken, and are not told where there are none', () => {
    const lost = broken(scene([{ id: 'one', at: [0, 0] }, foe], last), 'one');
    expect(all(lost, 'aims-counted')).toEqual([]);
    expect(outcome(lost.state)).toMatchObject({ code: 'broken', winner: 'allied' });
    const none = half(
      scene([{ id: 'one', at: [0, 0] }, foe], { periods: 1, now: { period: 1, quarter: 3 } }),
    );
    expect(all(none, 'aims-counted')).toEqual([]);
  });
});
