import { describe, expect, test } from 'vitest';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';
import { battery, british, column, fires, half, lost, partOfUnit, reckoned, rowsOf } from './firing.ts';

type More = Partial<UnitEntry>;

const pair = (shooter: More, target: More = {}, at: readonly [number, number] = [0, -8]): Scene =>
  scene([british({ id: 'shooter', at: [0, 0], fired: true, ...shooter }), { id: 'target', at, ...target }]);

const figuresOf = (given: Scene, by = 'shooter'): number =>
  fires(given, by).reduce(
    (sum, { groups }) => sum + groups.reduce((all, { figures }) => all + figures, 0),
    0,
  );

const quartersOf = (given: Scene): readonly number[] =>
  fires(given, 'shooter').map(({ quarters }) => quarters);

const march = (cm: number): Task => ({ do: 'march', legs: [{ go: 'ahead', length: cm * 1000 }] });

describe('who fires', () => {
  proves(
    'LA-S3.4-21',
    'infantry, skirmishers, cavalry with carbines and guns in battery; nobody else',
    (saw) => {
      const shoots = (more: More, cm = 7) => figuresOf(saw(half(pair(more, {}, [0, -cm])))) > 0;
      expect(shoots({})).toBe(true);
      expect(shoots({ formation: 'skirmish', companies: companies(5, 3, 'light') })).toBe(true);
      expect(shoots({ companies: companies(3, 3, 'light-dragoon') })).toBe(true);
      expect(shoots({ companies: companies(3, 3, 'household') })).toBe(false);
      const guns = { companies: companies(1, 3, 'foot-9pdr') };
      expect(shoots({ ...guns, formation: 'in battery' })).toBe(true);
      expect(shoots({ ...guns, formation: 'limbered' })).toBe(false);
    },
  );

  proves(
    ['LA-S3.4-22', 'LA-U2.2-3'],
    'all of a line, the front rank of a column or double line, one face of a square',
    (saw) => {
      const count = (formation: UnitEntry['formation']) => figuresOf(saw(half(pair({ formation }))));
      expect(count('line')).toBe(15);
      expect(count('double line')).toBe(8);
      expect(count('march column')).toBe(3);
      expect(count('division column')).toBe(6);
      expect(count('square')).toBe(4);
    },
  );

  test('the faces of a square fire each at its own enemy', () => {
    const done = half(
      scene([
        british({ id: 'square', at: [0, 0], formation: 'square' }),
        { id: 'south', at: [0, -6] },
        { id: 'north', at: [0, 14.5], facing: 180 },
        { id: 'east', at: [9.25, 4.25], facing: 270, formation: 'division column' },
      ]),
    );
    // Faces of 4, 4, 4 and 3: it faces south, and its left is to the east.
    expect(reckoned(done, 'square')).toHaveLength(3);
    expect(figuresOf(done, 'square')).toBe(12);
  });
});

describe('quarters', () => {
  proves(['LA-S3.4-23', 'LA-S3.4-25'], 'no fire in a quarter of marching or turning', (saw) => {
    const line = pair({}, {}, [0, -12]);
    const quarter = saw(half(line, { shooter: [march(3.5)] }));
    expect(quartersOf(quarter)).toEqual([1]);
    expect(quartersOf(half(line, { shooter: [march(7)] }))).toEqual([]);
    const turned = half(line, { shooter: [{ do: 'turn', figures: 'left', by: 'left' }] });
    expect(reckoned(turned, 'shooter')).toEqual([`15 x 4, 1 quarters: 15`]);
    expect(quartersOf(half(line))).toEqual([2]);
  });

  proves(['LA-U3.2-4', 'LA-S3.4-23'], 'no fire while changing formation', (saw) => {
    const change: Task = { do: 'change', to: 'division column' };
    const given = pair({ formation: 'march column' }, {}, [0, -12]);
    const done = half(given, { shooter: [change] });
    saw(done.events);
    expect(quartersOf(done)).toEqual([1]);
    expect(figuresOf(done)).toBe(6);
    const long = half(pair({}, {}, [0, -12]), { shooter: [{ do: 'change', to: 'march column' }] });
    expect(quartersOf(long)).toEqual([]);
  });

  proves('LA-S3.4-24', 'skirmishers march and fire at half effect', (saw) => {
    const light = { formation: 'skirmish' as const, companies: companies(5, 3, 'light') };
    const given = pair(light, {}, [0, -14]);
    const done = half(given, { shooter: [march(8)] });
    saw(done.events);
    expect(quartersOf(done)).toEqual([1]);
    expect(quartersOf(half(given, { shooter: [march(3)] }))).toEqual([1.5]);
    expect(quartersOf(half(given))).toEqual([2]);
  });

  proves('LA-S3.4-30', 'a target must have been in range for the whole quarter', (saw) => {
    // It marches 3.5 cm a quarter: from 18 to 14.5 and to 11.
    const given = pair({}, {}, [0, -18]);
    const done = half(given, { target: [march(7)] });
    saw(done.events);
    expect(quartersOf(done)).toEqual([1]);
    expect(quartersOf(half(pair({}, {}, [0, -14]), { target: [march(7)] }))).toEqual([2]);
    expect(quartersOf(half(pair({}, {}, [0, -18.6]), { target: [march(7)] }))).toEqual([]);
  });

  proves(['LA-M4.4-5', 'LA-S3.4-18'], 'guns moved by hand do not fire in that half period', (saw) => {
    const guns = scene([
      battery({ id: 'guns', at: [0, 0] }),
      battery({ id: 'others', at: [30, 0] }),
      british({ id: 'line', at: [0, 30] }),
      british({ id: 'second', at: [30, 30] }),
    ]);
    const done = half(guns, { guns: [{ do: 'drag', length: 3000 }] });
    saw(done.events);
    expect(fires(done, 'guns')).toEqual([]);
    expect(fires(done, 'others')).toHaveLength(1);
  });
});

describe('arcs', () => {
  const at = (x: number, y: number, more: More = {}) =>
    figuresOf(half(pair(more, { formation: 'division column' }, [x, y])));

  proves(['LA-S3.4-26', 'LA-S3.4-27'], '45 degrees formed, 22.5 without formation', (saw) => {
    const degraded = 'without formation' as const;
    saw(half(pair({ degraded }, {})).events);
    // Its nearest corner is 8 cm beyond the end of the line, and 8 ahead: on the very edge of the last figure's arc.
    expect(at(11.25 + 8 + 4.5 - 1.5, -8)).toBe(1);
    expect(at(11.25 + 8 + 4.5 - 1.4, -8)).toBe(0);
    expect(at(11.25 + 4.5, -8)).toBe(5);
    // At 22.5 degrees 8 cm ahead open 3.31 cm to either side.
    expect(at(11.25 + 4.5, -8, { degraded })).toBe(2);
    expect(at(0, -8, { degraded })).toBe(10);
    expect(at(0, 12, {})).toBe(0);
  });

  test('as many figures bear as the quick count says', () => {
    for (const [wide, formation] of [
      [9, 'division column'],
      [4.5, 'march column'],
    ] as const)
      for (const cm of [1, 2.5, 4, 6, 7.5, 9]) {
        const quick = Math.min(15, Math.floor((wide + 2 * cm) / 1.5 + 1e-9));
        expect(figuresOf(half(pair({}, { formation }, [0, -cm])))).toBe(quick);
      }
  });

  proves('LA-S3.4-18', 'a battery has 22.5 degrees to either side', (saw) => {
    const guns = (x: number) =>
      half(
        scene([
          battery({ id: 'guns', at: [0, 0] }),
          british({ id: 'line', at: [x, 30], formation: 'march column' }),
        ]),
      );
    // 30 cm ahead the arc reaches 12.43 cm beyond the end of the base, 3 cm from its middle.
    saw(guns(0).events);
    expect(fires(guns(3 + 12.42 + 2.25), 'guns')).toHaveLength(1);
    expect(fires(guns(3 + 12.44 + 2.25), 'guns')).toHaveLength(0);
  });
});

describe('a battery that pivots', () => {
  proves('LA-S3.4-18', 'takes a quarter for it, and fires in the next', (saw) => {
    const given = scene([
      battery({ id: 'guns', at: [0, 0] }),
      british({ id: 'line', at: [40, 0], facing: 270, formation: 'division column' }),
    ]);
    expect(fires(half(given), 'guns')).toEqual([]);
    const done = half(given, { guns: [{ do: 'turn', figures: 'all', by: 'right' }] });
    saw(done.events);
    expect(partOfUnit(done, 'guns')).toMatchObject({ x: 2500, y: -2500, heading: 9000, ranks: [4] });
    expect(fires(done, 'guns')).toMatchObject([{ quarters: 1, target: partNamed(done, 'line') }]);
  });
});

describe('targets', () => {
  proves(['LA-S3.4-28', 'LA-S3.4-29'], 'the nearest first, and the figures left over at another', (saw) => {
    const done = half(
      scene([
        british({ id: 'line', at: [0, 0] }),
        column({ id: 'near', at: [-9, -2], formation: 'march column' }),
        column({ id: 'far', at: [8, -6], formation: 'march column' }),
      ]),
    );
    saw(done.events);
    const [first, second] = fires(done, 'line');
    expect([first?.target, second?.target]).toEqual([partNamed(done, 'near'), partNamed(done, 'far')]);
    expect(figuresOf(done, 'line')).toBeLessThanOrEqual(15);
  });

  proves('LA-S3.4-27', 'a body in close order hides what stands behind it, skirmishers do not', (saw) => {
    const behind = (more: More) =>
      half(
        scene([
          battery({ id: 'guns', at: [0, 0] }),
          { id: 'friend', at: [0, 20], ...more },
          british({ id: 'line', at: [0, 40], formation: 'division column' }),
        ]),
      );
    expect(fires(behind({}), 'guns')).toEqual([]);
    const open = behind({ formation: 'skirmish', companies: companies(6, 3, 'light') });
    saw(open.events);
    expect(fires(open, 'guns')).toHaveLength(1);
  });

  test('fire is simultaneous: both sides fire with all that they had', () => {
    const done = half(pair({ fired: true }, { fired: true }, [0, -3]));
    expect(reckoned(done, 'shooter')).toEqual(['15 x 9, 2 quarters: 67.5']);
    expect(reckoned(done, 'target')).toEqual(['18 x 7, 2 quarters: 63']);
    expect([lost(done, 'target'), lost(done, 'shooter')]).toEqual([68, 63]);
  });
});

describe('melees', () => {
  /** A column in contact with the middle of a line, another before the line's wing, enemies on its flank and behind it. */
  const melee = (formation: UnitEntry['formation'] = 'march column') =>
    scene(
      [
        british({ id: 'line', at: [0, 0] }),
        column({ id: 'column', at: [0, 0], formation }),
        { id: 'other', at: [16, -6], formation: 'division column' },
        battery({
          ...{ id: 'guns', at: [0, -58], facing: 0, side: 'allied', nation: 'prussia' },
          companies: companies(1, 4, 'foot-6pdr'),
        }),
        british({ id: 'friend', at: [-14, -8], facing: 90, formation: 'division column' }),
      ],
      { contacts: [{ attacker: 'column', defender: 'line', side: 'front' }] },
    );

  proves(['LA-S3.4-31', 'LA-S3.4-32'], 'figures that are free fire, and are fired at', (saw) => {
    const done = half(melee());
    saw(done.events);
    // Three fight and one on either hand: of the ten others three see the second column.
    const [first] = fires(done, 'line');
    expect(first?.target).toBe(partNamed(done, 'other'));
    expect(first?.groups[0]?.figures).toBe(3);
    const at = partNamed(done, 'column');
    const aimAt = (given: Scene, by: string) => fires(given, by).map(({ target }) => target);
    // The ranks behind the first are free, and the fourth is 5 cm from it.
    expect(aimAt(done, 'friend')).toContain(at);
    expect(aimAt(done, 'guns')).toContain(at);
    expect(aimAt(half(melee('division column')), 'guns')).not.toContain(at);
    expect(aimAt(half(melee('division column')), 'friend')).toContain(at);
  });

  test('a square that is attacked on one face fires from the others', () => {
    const done = half(
      scene(
        [
          british({ id: 'square', at: [0, 0], formation: 'square' }),
          column({ id: 'column', at: [0, 0] }),
          { id: 'south', at: [0, -12] },
          { id: 'north', at: [0, 14.5], facing: 180 },
        ],
        { contacts: [{ attacker: 'column', defender: 'square', side: 'front' }] },
      ),
    );
    expect(fires(done, 'square').map(({ target }) => target)).toEqual([partNamed(done, 'north')]);
  });
});

test('what one fire has cost is kept for the morale of that half period', () => {
  const given = pair({}, { formation: 'division column' });
  const done = half(given);
  expect(done.events.find(({ kind }) => kind === 'fired')).toMatchObject({ men: 52.5, figures: 18 });
  expect(partOfUnit(done, 'target').underFire).toBeUndefined();
  expect(rowsOf(done, 'shooter')).toEqual([6, 0, 1]);
});
