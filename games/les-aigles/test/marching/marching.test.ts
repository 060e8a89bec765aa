import { describe, expect, test } from 'vitest';
import type { Leg, Task } from '../../model/tasks.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';

const go = (...legs: readonly Leg[]): readonly Task[] => [{ do: 'march', legs }];
const ahead = (length: number): Leg => ({ go: 'ahead', length });
const wheel = (turn: number): Leg => ({ go: 'wheel', turn });

const column = { formation: 'march column' } as const;
const militia = { status: 'militia' } as const;

/** Where a unit stands, in 0.001 cm. */
const placeOf = (now: Scene, id: string) => {
  const { x, y, heading } = now.state.parts.flat()[partNamed(now, id)] ?? { x: NaN, y: NaN, heading: NaN };
  return { x, y, heading };
};

/** A half period in which only these march. */
const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>>): Scene =>
  noReaction(plan(given, plans));

const codes = (given: Scene, id: string, tasks: readonly Task[]): readonly string[] =>
  refusalsOf(given, id, tasks).map(({ rule, code }) => `${rule} ${code}`);

describe('how far a march leads', () => {
  proves(
    ['LA-M1.3-1', 'LA-M1.3-2', 'LA-M1.3-3e', 'LA-M1.3-4', 'LA-M1.3-5', 'LA-M1.3-6'],
    'a French battalion goes 18 cm a period in column and 14 in line: half of it in half a period, a quarter in a quarter',
    (saw) => {
      const given = scene([
        { id: 'column', at: [0, 0], ...column },
        { id: 'line', at: [60, 0] },
      ]);
      const done = half(given, { column: go(ahead(9_000)), line: go(ahead(7_000)) });
      saw(done.events);
      expect(placeOf(done, 'column')).toEqual({ x: 0, y: 9_000, heading: 0 });
      expect(placeOf(done, 'line')).toEqual({ x: 60_000, y: 7_000, heading: 0 });
      const first = done.events.flatMap((event) => (event.kind === 'moved' ? [event.to.y] : []));
      expect(first).toEqual([4_500, 3_500, 9_000, 7_000]);
      expect(saw(refusalsOf(given, 'column', go(ahead(9_003))))).toMatchObject([
        { rule: 'LA-M1.3-5', code: 'too-far' },
      ]);
      expect(codes(given, 'line', go(ahead(7_002)))).toEqual([]);
      expect(saw(refusalsOf(given, 'line', go()))).toMatchObject([{ rule: 'LA-M1.3-1', code: 'nowhere' }]);
    },
  );

  proves(['LA-M1.3-7', 'LA-M1.3-8e'], 'grenadiers at 20 and fusiliers at 18 march 18 together', (saw) => {
    const mixed = [{ troop: 'grenadier', figures: 3 }, ...companies(5, 3)];
    const given = scene([{ id: 'mixed', at: [0, 0], ...column, companies: mixed }]);
    expect(codes(given, 'mixed', go(ahead(9_000)))).toEqual([]);
    expect(codes(given, 'mixed', go(ahead(9_010)))).toEqual(['LA-M1.3-5 too-far']);
    const elites = scene([{ id: 'elites', at: [0, 0], ...column, companies: companies(3, 3, 'grenadier') }]);
    expect(codes(elites, 'elites', go(ahead(10_000)))).toEqual([]);
    const done = half(given, { mixed: go(ahead(9_000)) });
    saw(done.events);
    expect(placeOf(done, 'mixed').y).toBe(9_000);
  });

  proves('LA-M1.3-9', 'it may go less than it could; what it does not use is lost', (saw) => {
    const given = scene([{ id: 'column', at: [0, 0], ...column }]);
    const once = half(given, { column: go(ahead(1_000)) });
    saw(once.events);
    expect(placeOf(once, 'column').y).toBe(1_000);
    expect(codes(once, 'column', go(ahead(9_010)))).toEqual(['LA-M1.3-5 too-far']);
  });
});

describe('the wheel', () => {
  proves(
    ['LA-M2.1-1', 'LA-M2.1-2', 'LA-M2.1-3', 'LA-M2.1-4e', 'LA-M2.1-6'],
    'three figures abreast turn by 90 degrees about the inner one for 7.07 cm',
    (saw) => {
      const given = scene([{ id: 'column', at: [0, 0], ...column }]);
      const done = half(given, { column: go(wheel(-9_000)) });
      saw(done.events);
      // The front left corner stood at -2.25, 0 and still does: the column faces west.
      expect(placeOf(done, 'column')).toEqual({ x: -2_250, y: 2_250, heading: 27_000 });
      expect(codes(given, 'column', go(wheel(-9_000), ahead(1_931)))).toEqual([]);
      expect(codes(given, 'column', go(wheel(-9_000), ahead(1_940)))).toEqual(['LA-M1.3-5 too-far']);
    },
  );

  proves(
    ['LA-M2.1-7', 'LA-M2.1-10', 'LA-D-15'],
    'militia pays double for it, and for every step until its ranks are aligned again',
    (saw) => {
      const given = scene([{ id: 'militia', at: [0, 0], ...column, ...militia }]);
      expect(saw(refusalsOf(given, 'militia', go(wheel(9_000))))).toMatchObject([
        { rule: 'LA-M1.3-5', params: { cm: expect.closeTo(14.14, 2) } },
      ]);
      const wheeled = half(given, { militia: go(wheel(3_000)) });
      saw(wheeled.events);
      // Six ranks: the last has five base depths to come up.
      expect(wheeled.state.parts.flat()[0]?.unaligned).toBe(12_500);
      expect(codes(wheeled, 'militia', go(ahead(4_500)))).toEqual([]);
      expect(codes(wheeled, 'militia', go(ahead(4_510)))).toEqual(['LA-M1.3-5 too-far']);
      const dressed = half(wheeled, { militia: go(ahead(4_500)) });
      expect(dressed.state.parts.flat()[0]?.unaligned).toBe(8_000);
      const regulars = half(scene([{ id: 'regulars', at: [0, 0], ...column }]), {
        regulars: go(wheel(3_000)),
      });
      expect(codes(regulars, 'regulars', go(ahead(9_000)))).toEqual([]);
    },
  );

  proves('LA-M2.1-5', 'nobody goes on before the wheel is paid for', (saw) => {
    const given = scene([{ id: 'column', at: [0, 0], ...column }]);
    const done = half(given, { column: go(wheel(-9_000), ahead(1_000)) });
    saw(done.events);
    const firstQuarter = done.events.find((event) => event.kind === 'moved');
    expect(firstQuarter).toMatchObject({ kind: 'moved', to: { heading: 36_000 - 5_729 } });
    expect(placeOf(done, 'column')).toEqual({ x: -3_250, y: 2_250, heading: 27_000 });
  });

  proves('LA-M2.1-8', 'a line of eighteen would need three periods for 90 degrees', (saw) => {
    const given = scene([{ id: 'line', at: [0, 0] }]);
    expect(saw(refusalsOf(given, 'line', go(wheel(9_000))))).toMatchObject([
      { params: { cm: expect.closeTo(42.41, 2) } },
    ]);
    const done = half(given, { line: go(wheel(1_485)) });
    saw(done.events);
    expect(placeOf(done, 'line').heading).toBe(1_485);
    expect(codes(given, 'line', go(wheel(1_490)))).toEqual(['LA-M1.3-5 too-far']);
  });

  proves(
    ['LA-M2.1-11', 'LA-U2.2-32'],
    'a square does not wheel, but goes along any of its four facings',
    (saw) => {
      const given = scene([{ id: 'square', at: [0, 0], formation: 'square' }]);
      expect(saw(refusalsOf(given, 'square', go(wheel(1_000))))).toMatchObject([{ rule: 'LA-M2.1-11' }]);
      const done = half(given, {
        square: go({ go: 'sideways', to: 'left', length: 1_750 }, { go: 'back', length: 1_750 }),
      });
      saw(done.events);
      expect(placeOf(done, 'square')).toEqual({ x: -1_750, y: -1_750, heading: 0 });
      expect(
        saw(refusalsOf(scene([{ id: 'guns', at: [0, 0], ...guns }]), 'guns', go(wheel(1_000)))),
      ).toMatchObject([{ rule: 'LA-M4.4-1' }]);
    },
  );
});

const guns = { formation: 'in battery', companies: [{ troop: 'foot-8pdr', figures: 4 }] } as const;

describe('oblique, backward and forced marches', () => {
  proves(
    ['LA-M2.3-1', 'LA-M2.3-2', 'LA-M2.3-3', 'LA-M2.3-4'],
    'only trained infantry in line slants, at half pace, by 45 degrees at most',
    (saw) => {
      const slant = (length: number, by: number): readonly Task[] => go({ go: 'oblique', length, slant: by });
      const given = scene([
        { id: 'line', at: [0, 0] },
        { id: 'column', at: [40, 0], ...column },
        { id: 'militia', at: [-60, 0], ...militia },
        { id: 'horse', at: [0, -40], companies: companies(4, 3, 'hussar') },
      ]);
      expect(codes(given, 'line', slant(3_500, 4_500))).toEqual([]);
      expect(codes(given, 'line', slant(3_510, 4_500))).toEqual(['LA-M2.3-3 too-far-slow']);
      expect(codes(given, 'line', slant(1_000, -4_501))).toEqual(['LA-M2.3-4 oblique-angle']);
      expect(codes(given, 'column', slant(1_000, 1_000))).toEqual(['LA-M2.3-1 oblique-formation']);
      expect(codes(given, 'horse', slant(1_000, 1_000))).toEqual(['LA-M2.3-1 oblique-formation']);
      expect(codes(given, 'militia', slant(1_000, 1_000))).toEqual(['LA-M2.3-2 oblique-status']);
      for (const id of ['column', 'militia', 'line']) saw(refusalsOf(given, id, slant(1_000, 9_000)));
      const done = half(given, { line: slant(3_500, 4_500) });
      saw(done.events);
      expect(placeOf(done, 'line')).toEqual({ x: 2_474, y: 2_474, heading: 0 });
    },
  );

  proves(
    ['LA-M2.4-1', 'LA-M2.4-2', 'LA-M2.4-3'],
    'trained infantry in line or skirmishing steps back at half the pace of the line',
    (saw) => {
      const back = (length: number): readonly Task[] => go({ go: 'back', length });
      const given = scene([
        { id: 'line', at: [0, 0] },
        { id: 'skirmishers', at: [50, 0], formation: 'skirmish', companies: companies(3, 3, 'voltigeur') },
        { id: 'column', at: [-40, 0], ...column },
        { id: 'militia', at: [-80, 0], ...militia },
      ]);
      // Too far at any pace.
      expect(codes(given, 'line', back(7_010))).toEqual(['LA-M1.3-5 too-far']);
      expect(codes(given, 'line', back(3_500))).toEqual([]);
      expect(codes(given, 'line', back(3_510))).toEqual(['LA-M2.4-3 too-far-slow']);
      // Voltigeurs: 16 in line, whatever they can do in column.
      expect(codes(given, 'skirmishers', back(4_000))).toEqual([]);
      expect(codes(given, 'skirmishers', back(4_010))).toEqual(['LA-M2.4-3 too-far-slow']);
      saw(refusalsOf(given, 'column', back(1_000)));
      expect(codes(given, 'column', back(1_000))).toEqual(['LA-M2.4-2 back-formation']);
      saw(refusalsOf(given, 'militia', back(1_000)));
      expect(codes(given, 'militia', back(1_000))).toEqual(['LA-M2.4-1 back-status']);
      const done = half(given, { line: back(3_500) });
      saw(done.events);
      expect(placeOf(done, 'line')).toEqual({ x: 0, y: -3_500, heading: 0 });
    },
  );

  const forced = (length: number): readonly Task[] => [{ do: 'march', legs: [ahead(length)], forced: true }];

  proves(
    ['LA-M2.5-1', 'LA-M2.5-2', 'LA-M2.5-3', 'LA-M2.5-4e', 'LA-M2.5-6', 'LA-M2.5-7', 'LA-M2.5-8'],
    'a march column goes 27 cm instead of 18, and has to reform afterwards',
    (saw) => {
      const given = scene([
        { id: 'column', at: [0, -20], ...column },
        { id: 'division', at: [30, 0], formation: 'division column' },
        { id: 'skirmishers', at: [-30, 0], formation: 'skirmish', companies: companies(3, 3, 'voltigeur') },
      ]);
      const done = half(given, { column: forced(13_500) });
      saw(done.events);
      expect(placeOf(done, 'column').y).toBe(-6_500);
      expect(done.state.parts.flat()[0]).toMatchObject({ degradation: 2, forced: 2 });
      expect(codes(given, 'column', forced(13_510))).toEqual(['LA-M1.3-5 too-far']);
      saw(refusalsOf(given, 'division', forced(1_000)));
      expect(codes(given, 'division', forced(1_000))).toEqual(['LA-M2.5-2 forced-formation']);
      saw(refusalsOf(given, 'skirmishers', forced(1_000)));
      expect(codes(given, 'skirmishers', forced(1_000))).toEqual(['LA-M2.5-8 forced-skirmishers']);
      expect(codes(done, 'column', forced(13_500))).toEqual([]);
      saw(refusalsOf(done, 'column', go(ahead(1_000))));
      expect(codes(done, 'column', go(ahead(1_000)))).toEqual(['LA-M2.5-7 reform-first']);
    },
  );

  proves(
    ['LA-M2.5-5', 'LA-M2.5-3', 'LA-D-12'],
    'three periods in a row bring it 81 cm, and no further',
    (saw) => {
      let now = scene([{ id: 'column', at: [0, -55], ...column }], { periods: 20 });
      for (let times = 0; times < 6; times += 1) now = half(now, { column: forced(13_500) });
      saw(now.events);
      expect(placeOf(now, 'column').y).toBe(-55_000 + 81_000);
      expect(saw(refusalsOf(now, 'column', forced(1_000)))).toMatchObject([{ rule: 'LA-M2.5-5' }]);
    },
  );
});

describe('guns by hand', () => {
  const drag = (length: number): readonly Task[] => [{ do: 'drag', length }];

  proves(
    ['LA-M4.4-1', 'LA-M4.4-2', 'LA-M4.4-3', 'LA-M4.4-4e', 'LA-M4.4-5'],
    'a battery is dragged 3 cm straight ahead or back in half a period, its whole front at once',
    (saw) => {
      const given = scene([
        { id: 'guns', at: [0, 0], ...guns },
        { id: 'line', at: [50, 0] },
      ]);
      const done = half(given, { guns: drag(-3_000) });
      saw(done.events);
      expect(placeOf(done, 'guns')).toEqual({ x: 0, y: -3_000, heading: 0 });
      expect(done.events.flatMap((event) => (event.kind === 'moved' ? [event.to.y] : []))).toEqual([
        -1_500, -3_000,
      ]);
      saw(refusalsOf(given, 'guns', drag(3_010)));
      expect(codes(given, 'guns', drag(3_010))).toEqual(['LA-M4.4-2 drag-too-far']);
      expect(codes(given, 'line', drag(1_000))).toEqual(['LA-M4.4-1 only-guns-drag']);
      saw(refusalsOf(given, 'guns', [{ do: 'reorganise' }, ...drag(1_000)]));
      expect(codes(given, 'guns', [{ do: 'reorganise' }, ...drag(1_000)])).toContain(
        'LA-M4.4-5 drag-from-half',
      );
    },
  );

  proves(
    ['LA-M4.4-2', 'LA-M4.4-5'],
    'it is over with the half period: then the guns stand, and may be limbered or dragged again',
    (saw) => {
      const given = scene([{ id: 'guns', at: [0, 0], ...guns }]);
      const dragged = half(given, { guns: drag(3_000) });
      saw(dragged.events);
      expect(dragged.events.filter(({ kind }) => kind === 'completed')).toMatchObject([
        { what: 'drag', stands: { formation: 'in battery' } },
      ]);
      expect(dragged.state.parts.flat()[partNamed(dragged, 'guns')]?.doing).toBeUndefined();
      expect(placeOf(half(dragged, {}), 'guns').y).toBe(3_000);
      expect(placeOf(half(dragged, { guns: drag(-1_000) }), 'guns').y).toBe(2_000);
      const limbered = half(dragged, { guns: [{ do: 'limber' }] });
      expect(limbered.state.parts.flat()[partNamed(limbered, 'guns')]?.formation).toBe('limbered');
    },
  );
});

describe('the table', () => {
  proves('LA-T-1', 'nobody marches off it', (saw) => {
    const given = scene([{ id: 'column', at: [0, 55], ...column }]);
    expect(saw(refusalsOf(given, 'column', go(ahead(5_010))))).toMatchObject([
      { rule: 'LA-T-1', code: 'marches-off' },
    ]);
    expect(codes(given, 'column', go(ahead(5_000)))).toEqual([]);
  });

  proves('LA-T-2', 'nobody marches out of contact', (saw) => {
    const given = scene(
      [
        { id: 'ours', at: [0, 0] },
        { id: 'theirs', at: [0, 0], side: 'allied' },
      ],
      {
        contacts: [{ attacker: 'ours', defender: 'theirs', side: 'front' }],
      },
    );
    expect(saw(refusalsOf(given, 'ours', go({ go: 'back', length: 1_000 })))).toMatchObject([
      { rule: 'LA-T-2' },
    ]);
  });
});

describe('all at once', () => {
  proves(
    ['LA-M1-6', 'LA-M1.1-1', 'LA-M5.5-13'],
    'two columns that march at each other meet half way and have each come at the other, whoever is listed first',
    (saw) => {
      const ours = { id: 'ours', at: [0, -4] as const, ...column };
      const theirs = { id: 'theirs', at: [0, 4] as const, side: 'allied', ...column };
      for (const units of [
        [ours, theirs],
        [theirs, ours],
      ]) {
        const done = half(scene(units), { ours: go(ahead(9_000)), theirs: go(ahead(9_000)) });
        saw(done.events);
        expect(placeOf(done, 'ours').y).toBe(0);
        expect(placeOf(done, 'theirs').y).toBe(0);
        const [oursNow, theirsNow] = [partNamed(done, 'ours'), partNamed(done, 'theirs')];
        expect(done.state.contacts).toMatchObject([
          { attacker: oursNow, defender: theirsNow, side: 'front', since: 1 },
          { attacker: theirsNow, defender: oursNow, side: 'front', since: 1 },
        ]);
      }
    },
  );

  test('two who march into each other askew each come at the other, on either hand', () => {
    for (const hand of [1, -1]) {
      const given = scene([
        { id: 'theirs', at: [4 * hand, 3], side: 'allied', facing: 180 + 45 * hand, ...column },
        { id: 'ours', at: [0, -3], ...column },
      ]);
      const done = half(given, { ours: go(ahead(9_000)), theirs: go(ahead(9_000)) });
      const [ours, theirs] = [partNamed(done, 'ours'), partNamed(done, 'theirs')];
      expect(placeOf(done, 'theirs').x).toBe(1_730 * hand);
      expect(done.state.contacts).toMatchObject([
        { attacker: ours, defender: theirs, side: 'front' },
        { attacker: theirs, defender: ours, side: 'front' },
      ]);
    }
  });

  proves('LA-M1-4', 'a column close behind another follows it without running into it', (saw) => {
    const given = scene([
      { id: 'first', at: [0, 0], ...column },
      { id: 'second', at: [0, -15], ...column },
    ]);
    const done = half(given, { first: go(ahead(9_000)), second: go(ahead(9_000)) });
    saw(done.events);
    expect(placeOf(done, 'second').y).toBe(-6_000);
  });

  proves(
    ['LA-U4.1-16', 'LA-U4.1-25'],
    'whoever is without formation or in disorder halts short of the enemy',
    (saw) => {
      for (const [degraded, switches] of [
        ['without formation', { withoutFormationMoves: 'freely' }],
        ['in disorder', { disorderMarches: 'yes' }],
      ] as const) {
        const ours = { id: 'ours', at: [0, -4] as const, ...column, degraded };
        const given = scene([ours, { id: 'theirs', at: [0, 0], side: 'allied' }], {}, switches);
        const done = half(given, { ours: go(ahead(9_000)) });
        saw(done.events);
        expect(placeOf(done, 'ours').y).toBe(-100);
        expect(done.state.contacts).toEqual([]);
      }
    },
  );
});
