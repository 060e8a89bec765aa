import { describe, expect, test } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../model/switches.ts';
import type { Task } from '../../model/tasks.ts';
import type { Drill, Shelter, Status } from '../../model/vocabulary.ts';
import { mostOut } from '../../rules/changes/skirmish-limits.ts';
import { tell } from '../../words/saying.ts';
import { proves } from '../proving.ts';
import { answer, companies, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';
import { battalion, ground, lasted, ofKind, part, play, pose, size, to } from './help.ts';

const out = (...numbers: readonly number[]): Task => ({ do: 'deploy', companies: numbers });

const french = (more: object = {}, switches = {}): Scene =>
  scene([{ id: 'ligne', at: [0, 0], companies: battalion, ...more } as never], {}, switches);

const light = (count: number, figures: number, switches = {}, more: object = {}): Scene =>
  scene(
    [{ id: 'ligne', at: [0, 0], companies: companies(count, figures, 'light'), ...more } as never],
    {},
    switches,
  );

const ANYWHERE = { wholeSkirmish: 'light' };

/** A plan for one part of a unit, both quarters of it. */
const playPart = (given: Scene, id: string, nth: number, tasks: readonly Task[]): Scene =>
  answer(given, ({ side }) => ({
    ...{ kind: 'plan', officers: [] },
    parts: side === 'french' ? [{ part: partNamed(given, id, nth), tasks }] : [],
  }));

describe('companies that go out', () => {
  proves(
    ['LA-U1.2-7', 'LA-U1.3-10', 'LA-U2.1-7', 'LA-U3.3-3', 'LA-U3.3-10', 'LA-U6-5', 'LA-U3.2-20e'],
    'the voltigeurs of a line go out before it in a quarter; the rest stay where they are',
    (saw) => {
      for (const drill of ['A', 'B', 'C'] as const) {
        const after = play(french({ drill }), { ligne: [out(0)] });
        saw(after.events);
        expect(lasted(after, 'ligne')).toBe(1);
        expect(part(after, 'ligne')).toMatchObject({ companies: [1, 2, 3, 4, 5], ranks: [15] });
        expect(pose(after, 'ligne')).toEqual([2.25, 0, 0]);
        expect(part(after, 'ligne', 1)).toMatchObject({ companies: [0], formation: 'skirmish', ranks: [3] });
        expect(size(after, 'ligne', 1)).toEqual([9, 2.5]);
        // Right before the place that they left, back to back with the line's front.
        expect(ground(after, 'ligne', 1)).toEqual([-15.75, 0, -6.75, 2.5]);
      }
    },
  );

  proves(['LA-U3.2-21e'], 'of a column only the head goes out, and leaves its ground free', (saw) => {
    const column = french({ formation: 'march column' });
    const after = play(column, { ligne: [out(0)] });
    saw(after.events);
    expect(part(after, 'ligne')).toMatchObject({ companies: [1, 2, 3, 4, 5], ranks: [3, 3, 3, 3, 3] });
    expect(pose(after, 'ligne')).toEqual([0, -2.5, 0]);
    expect(ground(after, 'ligne', 1)).toEqual([-4.5, -2.5, 4.5, 0]);
    const refused = refusalsOf(column, 'ligne', [out(1)]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U3.2-21e', code: 'only-head' }]);
    const divisions = french({ formation: 'division column' });
    const both = play(divisions, { ligne: [out(0, 1)] });
    expect(part(both, 'ligne')).toMatchObject({ companies: [2, 3, 4, 5], ranks: [6, 6] });
    const one = play(divisions, { ligne: [out(0)] });
    expect(part(one, 'ligne')).toMatchObject({ companies: [1, 2, 3, 4, 5], ranks: [6, 6, 3] });
    const rightInFront = play(french({ formation: 'division column', order: [5, 6, 3, 4, 1, 2] }), {
      ligne: [out(4)],
    });
    expect(part(rightInFront, 'ligne').companies).toEqual([3, 5, 1, 2, 0]);
  });

  test('nobody goes out of a square, of ranks that have turned, or of a formation that he is not in', () => {
    const turned = play(french(), { ligne: [{ do: 'turn', figures: 'all', by: 'left' }] });
    expect(refusalsOf(turned, 'ligne', [out(0)])).toMatchObject([{ rule: 'LA-U6-5' }]);
    expect(refusalsOf(french({ formation: 'square' }), 'ligne', [out(0)])).toMatchObject([
      { rule: 'LA-U6-5' },
    ]);
    expect(refusalsOf(french(), 'ligne', [out(7)])).toMatchObject([{ rule: 'LA-U3.3-3' }]);
    expect(refusalsOf(french(), 'ligne', [out()])).toMatchObject([{ rule: 'LA-U3.3-3' }]);
    expect(refusalsOf(french(), 'ligne', [out(0, 0)])).toMatchObject([{ rule: 'LA-U3.3-3' }]);
  });

  proves(['LA-U1.4-1'], 'only companies that can skirmish go out', (saw) => {
    const refused = refusalsOf(french(), 'ligne', [out(5)]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U1.4-1', code: 'cannot-skirmish' }]);
  });

  proves(['LA-U2.3-1', 'LA-U2.1-8'], 'cavalry stays whole and does not skirmish, Cossacks apart', (saw) => {
    const hussars = scene([{ id: 'ligne', at: [0, 0], companies: companies(4, 3, 'hussar') }]);
    const refused = [refusalsOf(hussars, 'ligne', [out(0)]), refusalsOf(hussars, 'ligne', [to('skirmish')])];
    saw(refused);
    expect(refused.flat().map(({ rule }) => rule)).toEqual(['LA-U2.3-1', 'LA-U2.1-8']);
    const cossacks = scene([
      { id: 'ligne', at: [0, 0], nation: 'russia', companies: companies(4, 3, 'cossack') },
    ]);
    expect(refusalsOf(cossacks, 'ligne', [to('skirmish')])).toEqual([]);
  });

  proves(['LA-U3.3-1', 'LA-D-17'], 'two thirds at most are out, whole companies of what is left', (saw) => {
    const given = light(6, 3);
    expect(refusalsOf(given, 'ligne', [out(0, 1, 2, 3)])).toEqual([]);
    const refused = refusalsOf(given, 'ligne', [out(0, 1, 2, 3, 4)]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U3.3-1', params: { most: 12, figures: 15 } }]);
    expect([18, 17, 16].map(mostOut)).toEqual([12, 11, 10]);
    // Those who are out already count.
    const some = play(given, { ligne: [out(0, 1)] });
    expect(refusalsOf(some, 'ligne', [out(4, 5)])).toEqual([]);
    expect(refusalsOf(some, 'ligne', [out(3, 4, 5)])).toMatchObject([{ rule: 'LA-U3.3-1' }]);
    // One figure has fallen: four companies of 3 are one too many.
    const fallen = scene([
      {
        ...{ id: 'ligne', at: [0, 0] },
        companies: [...companies(5, 3, 'light'), { troop: 'light', figures: 3, lost: 1 }],
      },
    ]);
    expect(refusalsOf(fallen, 'ligne', [out(0, 1, 2, 3)])).toMatchObject([{ params: { most: 11 } }]);
    expect(refusalsOf(fallen, 'ligne', [out(0, 1, 2, 5)])).toEqual([]);
    const russians = scene([
      { id: 'ligne', at: [0, 0], nation: 'russia', companies: companies(4, 4, 'jager') },
    ]);
    expect(refusalsOf(russians, 'ligne', [out(0, 1)])).toEqual([]);
    expect(refusalsOf(russians, 'ligne', [out(0, 1, 2)])).toMatchObject([{ params: { most: 10 } }]);
  });

  proves(['LA-U3.3-2', 'LA-U3.3-9'], 'only light infantry goes out whole, and only near cover', (saw) => {
    const fusiliers = scene([{ id: 'ligne', at: [0, 0] }], {}, ANYWHERE);
    const refused = [
      refusalsOf(fusiliers, 'ligne', [to('skirmish')]),
      refusalsOf(light(4, 3), 'ligne', [to('skirmish')]),
      refusalsOf(light(4, 3), 'ligne', [out(0, 1, 2, 3)]),
    ];
    saw(refused);
    expect(refused.flat().map(({ rule }) => rule)).toEqual(['LA-U3.3-2', 'LA-U3.3-9', 'LA-U3.3-9']);
    expect(refusalsOf(light(4, 3, ANYWHERE), 'ligne', [to('skirmish')])).toEqual([]);
  });

  test('a wood or a wall will do, a village will not; a club may let fusiliers do as much', () => {
    const rulesOf = (troop: string, shelter: Shelter, switches = {}): readonly string[] => {
      const ligne = { id: 'ligne', at: [0, 0], companies: companies(4, 3, troop), shelter } as const;
      return refusalsOf(scene([ligne], {}, switches), 'ligne', [to('skirmish')]).map(({ rule }) => rule);
    };
    expect(
      (['wood', 'light cover', 'hard cover'] as const).flatMap((each) => rulesOf('light', each)),
    ).toEqual([]);
    expect(rulesOf('light', 'village')).toEqual(['LA-U3.3-9']);
    expect(rulesOf('fusilier', 'wood')).toEqual(['LA-U3.3-2']);
    expect(rulesOf('fusilier', 'wood', { wholeSkirmish: 'anyInTerrain' })).toEqual([]);
    expect(rulesOf('fusilier', 'village', { wholeSkirmish: 'anyInTerrain' })).toEqual(['LA-U3.3-9']);
  });

  provesBySwitch(
    'LA-U3.3-9',
    'without a wood or a wall a light battalion does not go out whole',
    { game: { switches }, switch: 'wholeSkirmish' },
    (values) => {
      const refused = refusalsOf(light(4, 3, values), 'ligne', [to('skirmish')]);
      expect(refused).toMatchObject([{ code: 'no-cover' }]);
    },
  );

  const whole = [
    ['LA-U3.3-4', 4, 3, 1],
    ['LA-U3.3-5', 6, 3, 2],
    ['LA-U3.3-6', 5, 4, 3],
  ] as const;
  for (const [id, count, figures, quarters] of whole)
    proves(id, `a light battalion of ${count * figures} goes out whole in ${quarters} quarters`, (saw) => {
      for (const [status, more] of [
        ['regular', 0],
        ['militia', 1],
      ] as const) {
        const after = play(light(count, figures, ANYWHERE, { status }), { ligne: [to('skirmish')] }, 4);
        saw(after.events);
        expect(lasted(after, 'ligne')).toBe(quarters + more);
        expect(size(after, 'ligne')).toEqual([3 * count * figures, 2.5]);
        expect(pose(after, 'ligne')).toEqual([0, 0, 0]);
      }
    });

  test('thirteen and nineteen are the first of the next class', () => {
    const quarters = [12, 13, 18, 19].map((figures) => {
      const given = scene(
        [
          {
            ...{ id: 'ligne', at: [0, 0] },
            companies: [
              { troop: 'light', figures: 6 },
              { troop: 'light', figures: figures - 6 },
            ],
          },
        ],
        {},
        ANYWHERE,
      );
      return lasted(play(given, { ligne: [to('skirmish')] }, 4), 'ligne');
    });
    expect(quarters).toEqual([1, 2, 2, 3]);
  });

  proves(['LA-U3.3-8'], 'pooled elites of fewer than nine do not divide', (saw) => {
    const pooled = (lost: number): Scene =>
      scene([
        {
          ...{ id: 'ligne', at: [0, 0], pooled: true },
          companies: [{ troop: 'voltigeur', figures: 3, lost }, ...companies(2, 3, 'voltigeur')],
        },
      ]);
    const refused = refusalsOf(pooled(1), 'ligne', [out(1)]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U3.3-8', code: 'pooled-too-few', params: { figures: 8 } }]);
    expect(refusalsOf(pooled(0), 'ligne', [out(1)])).toEqual([]);
  });
});

proves(['LA-U1.3-7'], 'a company of three figures is told of as 120 men', (saw) => {
  const after = play(french(), { ligne: [out(0)] });
  const [event] = saw(ofKind(after, 'detached'));
  if (event === undefined) throw new Error('Nobody went out');
  const news = { ...event, who: { parts: { 0: 'ligne' }, units: {}, officers: {} } };
  expect(tell(after.setting, news, 'en').text).toBe('A company of ligne, 120 men, goes out as skirmishers');
  expect(tell(after.setting, news, 'fr').text).toBe(
    'Une compagnie de ligne, 120 hommes, sort en tirailleurs',
  );
});

describe('companies that come back', () => {
  /** A French battalion with its voltigeurs out before its left. */
  const split = (more: object = {}, at: readonly [number, number] = [-9, 4], facing = 0): Scene =>
    scene([
      {
        ...{ id: 'ligne', at: [2.25, 0], companies: battalion },
        skirmishers: [{ companies: [1], at, facing }],
        ...more,
      } as never,
    ]);

  proves(
    ['LA-U1.3-9', 'LA-U6-26'],
    'formed skirmishers are back in the ranks in a quarter, base to base, where they stood',
    (saw) => {
      const after = playPart(split(), 'ligne', 1, [{ do: 'rejoin' }]);
      saw(after.events);
      expect(lasted(after, 'ligne', 1)).toBe(1);
      expect(part(after, 'ligne')).toMatchObject({ companies: [0, 1, 2, 3, 4, 5], ranks: [18] });
      expect(pose(after, 'ligne')).toEqual([0, 0, 0]);
      expect(part(after, 'ligne', 1).gone).toBe('joined');
    },
  );

  proves(['LA-U3.3-7'], 'a light battalion that is out whole comes back in the time it took', (saw) => {
    const whole = light(6, 3, ANYWHERE, { formation: 'skirmish' });
    const after = play(whole, { ligne: [to('line')] });
    saw(after.events);
    expect(lasted(after, 'ligne')).toBe(2);
    expect(size(after, 'ligne')).toEqual([27, 2.5]);
  });

  proves(['LA-U3.3-6'], 'nineteen and more take three quarters back as well', (saw) => {
    const whole = light(5, 4, ANYWHERE, { formation: 'skirmish' });
    const after = play(whole, { ligne: [to('line')] }, 4);
    saw(after.events);
    expect(lasted(after, 'ligne')).toBe(3);
  });

  /** The voltigeurs have evaded and stand behind their battalion without formation. */
  const evaded = (more: object = {}, at: readonly [number, number] = [0, -9]): Scene => {
    const given = split(more, at, 180);
    const parts = given.state.parts.map((chunk) =>
      chunk.map((each) =>
        each.formation === 'skirmish' ? { ...each, degradation: 2 as const, cameBy: 'evade' as const } : each,
      ),
    );
    return { ...given, state: { ...given.state, parts } };
  };

  proves(
    ['LA-M7.2-4', 'LA-M7.2-5e'],
    'voltigeurs that have evaded take two quarters to reform and two more to rejoin: a period',
    (saw) => {
      let now = playPart(evaded(), 'ligne', 1, [{ do: 'rejoin' }]);
      now = plan(now, {});
      saw(now.events);
      expect(lasted(now, 'ligne', 1)).toBe(4);
      expect(part(now, 'ligne')).toMatchObject({ companies: [0, 1, 2, 3, 4, 5], degradation: 0 });
      const classes = (['A', 'B', 'C'] as const).map((drill: Drill) => timeToRejoin({ drill }));
      expect(classes).toEqual([4, 5, 6]);
      expect(timeToRejoin({ status: 'militia' })).toBe(5);
    },
  );

  const timeToRejoin = (more: { drill?: Drill; status?: Status }): number => {
    const begun = playPart(evaded(more), 'ligne', 1, [{ do: 'rejoin' }]);
    return ofKind(begun, 'began')[0]?.doing.left ?? 0;
  };

  proves(['LA-M7.2-2'], 'they do nothing else before they have reformed', (saw) => {
    const refused = ofPart(evaded(), 1, [{ do: 'turn', figures: 'all', by: 'about' }]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-M7.2-2', code: 'must-reform' }]);
  });

  proves(['LA-M7.2-3'], 'they rejoin from no farther than seven centimetres', (saw) => {
    expect(ofPart(evaded({}, [0, -7]), 1, [{ do: 'rejoin' }])).toEqual([]);
    const refused = ofPart(evaded({}, [0, -12.1]), 1, [{ do: 'rejoin' }]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-M7.2-3', code: 'too-far-to-rejoin', params: { gap: 7_100 } }]);
  });

  proves(['LA-M7.2-7'], 'the battalion does not join its skirmishers', (saw) => {
    const refused = ofPart(split(), 0, [{ do: 'rejoin' }]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-M7.2-7', code: 'body-joins-none' }]);
  });

  proves(
    ['LA-M7.2-6'],
    'a company that rejoins a battalion in melee fights from the next period on',
    (saw) => {
      const foe = { id: 'foe', side: 'allied', at: [2.25, 0] } as const;
      const given = scene(
        [
          {
            ...{ id: 'ligne', at: [2.25, 0], companies: battalion },
            skirmishers: [{ companies: [1], at: [0, -5] as const }],
          },
          foe,
        ],
        { contacts: [{ attacker: 'foe', defender: 'ligne', side: 'front' }] },
      );
      const after = playPart(given, 'ligne', 1, [{ do: 'rejoin' }]);
      saw(after.events);
      expect(part(after, 'ligne')).toMatchObject({ ranks: [18], late: { companies: [0], from: 2 } });
    },
  );

  proves(['LA-U1.3-9'], 'out on their own they do not form close order', (saw) => {
    const refused = ofPart(split(), 1, [to('line')]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U1.3-9', code: 'must-rejoin' }]);
  });

  const ofPart = (given: Scene, nth: number, tasks: readonly Task[]) =>
    refusalsOf(given, 'ligne', tasks, nth);

  test('a company waits for a battalion that has turned its figures', () => {
    const given = split();
    const both = answer(given, ({ side }) => ({
      ...{ kind: 'plan', officers: [] },
      parts:
        side === 'french'
          ? [
              { part: partNamed(given, 'ligne', 0), tasks: [{ do: 'turn', figures: 'all', by: 'about' }] },
              { part: partNamed(given, 'ligne', 1), tasks: [{ do: 'rejoin' }] },
            ]
          : [],
    }));
    expect(ofKind(both, 'joined')).toEqual([]);
    const back = play(both, { ligne: [{ do: 'turn', figures: 'all', by: 'back' }] });
    expect(ofKind(back, 'joined')).toHaveLength(1);
    expect(pose(back, 'ligne')).toEqual([0, 0, 0]);
  });

  test('a company waits for a battalion that is in the midst of a change', () => {
    const given = split();
    const both = answer(given, ({ side }) => ({
      ...{ kind: 'plan', officers: [] },
      parts:
        side === 'french'
          ? [
              { part: partNamed(given, 'ligne', 0), tasks: [to('square')] },
              { part: partNamed(given, 'ligne', 1), tasks: [{ do: 'rejoin' }] },
            ]
          : [],
    }));
    expect(ofKind(both, 'joined')).toHaveLength(1);
    expect(part(both, 'ligne')).toMatchObject({ formation: 'square', ranks: [5, 5, 4, 4] });
    expect(lasted(both, 'ligne', 1)).toBe(2);
  });
});
