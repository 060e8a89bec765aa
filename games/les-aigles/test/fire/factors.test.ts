import { describe, expect } from 'vitest';
import type { UnitEntry } from '../../model/scenario.ts';
import { gunRow, shotAt } from '../../rules/fire/factor.ts';
import { proves } from '../proving.ts';
import { companies, type Scene, scene } from '../scene.ts';
import { battery, british, column, fires, half, lost, partOfUnit, reckoned, rowsOf } from './firing.ts';

type More = Partial<UnitEntry>;

/** A British line fires for half a period at a French line so far off; both as is said otherwise. */
const exchange = (cm: number, target: More = {}, shooter: More = {}): Scene =>
  half(
    scene([
      british({ id: 'shooter', at: [0, 0], fired: true, ...shooter }),
      { id: 'target', at: [0, -cm], ...target },
    ]),
  );

/** A Prussian medium battery does. */
const cannonade = (cm: number, target: More = {}, shooter: More = {}, dice: readonly number[] = []): Scene =>
  half(
    scene([
      battery({
        ...{ id: 'shooter', side: 'allied', nation: 'prussia', at: [0, 50] },
        companies: companies(1, 4, 'foot-6pdr'),
        ...shooter,
      }),
      { id: 'target', at: [0, 50 - cm], ...target },
    ]),
    {},
    dice,
  );

const weaponIn = (given: Scene): string => fires(given, 'shooter')[0]?.groups[0]?.weapon ?? 'none';
const rows = (given: Scene): readonly number[] => rowsOf(given, 'shooter');

describe('ranges', () => {
  proves(
    'LA-S3.4-1',
    'a musket adds 3 up to 5 cm, nothing up to 10, takes 2 up to 15 and does not carry farther',
    (saw) => {
      const at = (cm: number) => rows(saw(exchange(cm)))[1];
      expect([5, 5.1, 10, 10.1, 15, 15.1].map(at)).toEqual([3, 0, 0, -2, -2, undefined]);
    },
  );

  proves('LA-S3.4-2', 'a rifle: 2 up to 5, nothing up to 12, -2 up to 20', (saw) => {
    const rifles = { companies: companies(3, 3, 'rifles') };
    const at = (cm: number) => rows(saw(exchange(cm, {}, rifles)))[1];
    expect([5, 5.1, 12, 12.1, 20, 20.1].map(at)).toEqual([2, 0, 0, -2, -2, undefined]);
    expect(weaponIn(exchange(8, {}, rifles))).toBe('rifle');
  });

  proves('LA-S3.4-3', 'a carbine: 1 up to 4, nothing up to 8', (saw) => {
    const dragoons = { companies: companies(3, 3, 'light-dragoon') };
    const at = (cm: number) => rows(saw(exchange(cm, {}, dragoons)))[1];
    expect([4, 4.1, 8, 8.1].map(at)).toEqual([1, 0, 0, undefined]);
  });

  proves('LA-S3.4-4', 'in woods nothing carries beyond 8 cm', (saw) => {
    const wood = { shelter: 'wood' as const };
    saw(exchange(8, wood, wood));
    expect(rows(exchange(8, wood, wood))).toEqual([6, 0, -2]);
    expect(rows(exchange(8.1, wood, wood))).toEqual([]);
    expect(rows(exchange(8.1, wood))).toEqual([6, 0, -2]);
  });
});

describe('what the target is', () => {
  proves(['LA-S3.4-5', 'LA-U2.2-15'], 'more than one rank: 1, and 3 for guns', (saw) => {
    const deep = { formation: 'division column' as const };
    expect(rows(saw(exchange(8, deep)))).toEqual([6, 0, 1]);
    expect(rows(cannonade(60, deep))).toEqual([5, 3]);
    expect(rows(cannonade(12, deep))).toEqual([18, 3]);
    // The narrow front is less exposed: the line sees 27 cm of front, the column of companies 4.5.
    const narrow = { formation: 'march column' as const };
    const figures = (given: Scene) => fires(given, 'shooter')[0]?.groups[0]?.figures;
    expect([figures(exchange(3)), figures(exchange(3, narrow))]).toEqual([15, 7]);
  });

  proves(
    ['LA-S3.4-5', 'LA-U2.3-3'],
    'cavalry on two ranks is massed, on one it is not; so is a square',
    (saw) => {
      const horse = { companies: companies(4, 3, 'hussar') };
      expect(rows(saw(exchange(8, { ...horse, formation: 'double line' })))).toEqual([6, 0, 1]);
      expect(rows(exchange(8, horse))).toEqual([6, 0]);
      expect(rows(exchange(8, { formation: 'square' }))).toEqual([6, 0, 1]);
    },
  );

  proves('LA-S3.4-6', 'skirmishers: -2, -4, -6', (saw) => {
    const loose = { formation: 'skirmish' as const, companies: companies(6, 3, 'light') };
    expect(rows(saw(exchange(8, loose)))).toEqual([6, 0, -2]);
    expect(rows(cannonade(60, loose))).toEqual([5, -4]);
    expect(rows(cannonade(12, loose))).toEqual([18, -6]);
  });

  proves('LA-S3.4-7', 'gunners in battery: -2, -2, -6', (saw) => {
    const guns = { formation: 'in battery' as const, companies: companies(1, 4, 'foot-8pdr') };
    expect(rows(saw(exchange(8, guns)))).toEqual([6, 0, -2]);
    expect(rows(cannonade(60, guns))).toEqual([5, -2]);
    expect(rows(cannonade(12, guns))).toEqual([18, -6]);
  });

  proves('LA-S3.4-8', 'light cover: -2, -2, -6', (saw) => {
    const cover = { shelter: 'light cover' as const };
    expect(rows(saw(exchange(8, cover)))).toEqual([6, 0, -2]);
    expect(rows(cannonade(60, cover))).toEqual([5, -2]);
    expect(rows(cannonade(12, cover))).toEqual([18, -6]);
  });

  proves(
    ['LA-S3.4-9', 'LA-S3.4-35'],
    'hard cover: -3, -4; guns fire round shot at it from any distance',
    (saw) => {
      const cover = { shelter: 'hard cover' as const };
      expect(rows(saw(exchange(8, cover)))).toEqual([6, 0, -3]);
      expect(rows(saw(cannonade(60, cover)))).toEqual([5, -4]);
      expect(rows(cannonade(12, cover))).toEqual([8, -4]);
      expect(weaponIn(cannonade(12, cover))).toBe('round shot');
    },
  );

  proves('LA-S3.4-10', 'into the flank of a line: 1, 3, 3; a column has no such flank', (saw) => {
    // Facing east, with its left flank 8 cm from the guns' front.
    const flank = { at: [1.25, -21.5] as const, facing: 90 };
    expect(rows(saw(exchange(0, flank)))).toEqual([6, 0, 1]);
    expect(rows(cannonade(0, { ...flank, at: [1.25, -23.5] }))).toEqual([5, 3]);
    expect(rows(cannonade(0, { ...flank, at: [1.25, 24.5] }))).toEqual([18, 3]);
    const deep = { ...flank, at: [1.25, -12.5] as const, formation: 'division column' as const };
    expect(rows(exchange(0, deep))).toEqual([6, 0, 1]);
    expect(rows(exchange(0, { ...flank, facing: 0, at: [0, -8] }))).toEqual([6, 0]);
  });
});

describe('who fires', () => {
  proves(
    'LA-S3.4-11',
    'the first fire of a battle by formed infantry: 1, once; not for skirmishers nor guns',
    (saw) => {
      const fresh = british({ id: 'shooter', at: [0, 0] });
      const given = scene([fresh, { id: 'target', at: [0, -8] }]);
      const once = half(given);
      saw(once.events);
      expect(rows(once)).toEqual([6, 0, 1]);
      const again = half({ ...once, events: [] });
      expect(rows(again)).toEqual([6, 0]);
      const light = { formation: 'skirmish' as const, companies: companies(5, 3, 'light') };
      expect(
        rows(
          half(
            scene([
              { ...fresh, ...light },
              { id: 'target', at: [0, -8] },
            ]),
          ),
        ),
      ).toEqual([6, 0]);
      expect(rows(cannonade(12))).toEqual([18]);
      const broken = { degraded: 'without formation' as const };
      expect(
        rows(
          half(
            scene([
              { ...fresh, ...broken },
              { id: 'target', at: [0, -8] },
            ]),
          ),
        ),
      ).toEqual([6, 0, -1]);
    },
  );

  proves(
    ['LA-S3.4-12', 'LA-U4.1-12', 'LA-U4.1-13', 'LA-U4.1-15', 'LA-U4.1-3'],
    'without formation it fires all the same: -1, -2, -4',
    (saw) => {
      const lossOf = { degraded: 'without formation' as const };
      expect(rows(saw(exchange(8, {}, lossOf)))).toEqual([6, 0, -1]);
      expect(rows(cannonade(60, {}, lossOf))).toEqual([5, -2]);
      expect(rows(cannonade(12, {}, lossOf))).toEqual([18, -4]);
    },
  );

  proves(['LA-S3.4-13', 'LA-U4.1-23'], 'in disorder: -2, and guns are silent', (saw) => {
    const disorder = { degraded: 'in disorder' as const };
    expect(rows(saw(exchange(8, {}, disorder)))).toEqual([6, 0, -2]);
    expect(fires(cannonade(12, {}, disorder), 'shooter')).toEqual([]);
  });

  proves('LA-S3.4-14', 'disorganised it fires as ever', (saw) => {
    const done = exchange(8, {}, { degraded: 'disorganised' });
    saw(done.events);
    expect(reckoned(done, 'shooter')).toEqual(['15 x 6, 2 quarters: 45']);
    const rowsWhen = (degraded?: 'disorganised') =>
      fires(exchange(8, {}, degraded === undefined ? {} : { degraded }), 'shooter')[0]?.groups[0]?.rows;
    expect(rowsWhen('disorganised')).toContainEqual({ rule: 'LA-S3.4-14', value: 0 });
    expect(rowsWhen()?.map(({ rule }) => rule)).not.toContain('LA-S3.4-14');
  });
});

describe('guns', () => {
  proves('LA-S3.4-15', 'light guns', (saw) => {
    const shot = [40_000, 40_100].map((far) => saw(gunRow('light', 'round shot', far)).value);
    const canister = [15_000, 15_100].map((far) => saw(gunRow('light', 'canister', far)).value);
    expect([shot, canister]).toEqual([
      [6, 4],
      [15, 10],
    ]);
    expect([25_000, 25_100].map((far) => shotAt('light', far, false))).toEqual(['canister', 'round shot']);
  });

  proves(['LA-S3.4-16', 'LA-S3.4-33', 'LA-S3.4-34'], 'medium guns, to 100 cm', (saw) => {
    const at = (cm: number) => `${weaponIn(saw(cannonade(cm)))} ${rows(cannonade(cm)).join()}`;
    expect([15, 15.1, 35, 35.1, 50, 50.1, 100, 100.1].map(at)).toEqual([
      ...['canister 18', 'canister 12', 'canister 12', 'round shot 8', 'round shot 8', 'round shot 5'],
      ...['round shot 5', 'none '],
    ]);
    expect(reckoned(cannonade(60), 'shooter')).toEqual(['4 x 5, 2 quarters: 10']);
  });

  proves('LA-S3.4-17', 'heavy guns, to 120 cm', (saw) => {
    const heavy = { companies: companies(1, 4, 'foot-12pdr') };
    // From one edge of the table to the other.
    const at = (cm: number) => {
      const done = cannonade(0, { at: [0, -58] }, { ...heavy, at: [0, cm - 58] });
      return `${weaponIn(saw(done))} ${rows(done).join()}`;
    };
    expect([15, 15.1, 40, 40.1, 60, 60.1, 110].map(at)).toEqual([
      ...['canister 20', 'canister 14', 'canister 14', 'round shot 10', 'round shot 10', 'round shot 6'],
      'round shot 6',
    ]);
  });

  proves(['LA-M4.2-7', 'LA-S3.4-34'], 'a battery that has lost a crew fires with the rest', (saw) => {
    const done = cannonade(60, {}, { companies: [{ troop: 'foot-6pdr', figures: 4, lost: 1 }] });
    saw(done.events);
    expect(reckoned(done, 'shooter')).toEqual(['3 x 5, 2 quarters: 7.5']);
  });

  proves('LA-S3.4-19', 'round shot goes through to a second unit within 10 cm, for half', (saw) => {
    const second = (gap: number, x = 0) =>
      half(
        scene([
          battery({
            id: 'guns',
            at: [0, 60],
            side: 'allied',
            nation: 'prussia',
            companies: companies(1, 4, 'foot-6pdr'),
          }),
          column({ id: 'first', at: [0, 20] }),
          column({ id: 'second', at: [x, 20 - 7.5 - gap] }),
        ]),
      );
    const near = second(10);
    saw(near.events);
    // Four crews at 40 cm: 8 + 3 for half a period are 22 men; half of that is 11.
    expect([lost(near, 'first'), lost(near, 'second')]).toEqual([22, 11]);
    expect(lost(second(10.1), 'second')).toBe(0);
    expect(lost(second(5, 20), 'second')).toBe(0);
  });

  proves(
    'LA-S3.4-19',
    'small arms go through a screen to a mass within 5 cm, not if it holds an obstacle',
    (saw) => {
      const screened = (gap: number, more: More = {}) =>
        half(
          scene([
            british({ id: 'line', at: [0, 0], fired: true }),
            {
              id: 'screen',
              at: [0, -8],
              formation: 'skirmish',
              companies: companies(6, 3, 'light'),
              ...more,
            },
            column({ id: 'mass', at: [0, -10.5 - gap] }),
          ]),
        );
      const near = screened(5);
      saw(near.events);
      expect(reckoned(near, 'line')).toEqual(['15 x 4, 2 quarters: 30']);
      expect([lost(near, 'screen'), lost(near, 'mass')]).toEqual([30, 15]);
      expect(lost(screened(5.1), 'mass')).toBe(0);
      expect(lost(screened(5, { shelter: 'light cover' }), 'mass')).toBe(0);
    },
  );

  proves(
    'LA-S3.4-20',
    'under half range round shot lays low hard cover, and sets a house alight on a 6',
    (saw) => {
      const wall = { shelter: 'hard cover' as const, companies: companies(3, 3) };
      let now = cannonade(50, wall);
      saw(now.events);
      expect(partOfUnit(now, 'target')).toMatchObject({ shelter: 'hard cover', battered: 3000 });
      // Nine figures are 13.5 cm wide: five half periods.
      for (let more = 1; more < 5; more += 1) now = half(now);
      expect(partOfUnit(now, 'target').shelter).toBe('light cover');
      expect(partOfUnit(cannonade(50.1, wall), 'target').battered).toBeUndefined();
      const house = { shelter: 'village' as const };
      expect(partOfUnit(cannonade(50, house, {}, [5]), 'target')).toMatchObject({ shelter: 'village' });
      expect(partOfUnit(cannonade(50, house, {}, [6]), 'target').shelter).toBeUndefined();
    },
  );
});
