import { describe, expect, test } from 'vitest';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';
import { battery, british, column, fires, half, lost, partOfUnit, reckoned, rowsOf } from './firing.ts';

/** French bases are 2.5 cm deep and their place is the middle of the front: a gap of 8 cm is 8 cm between the places. */
const apart = (cm: number): readonly [number, number] => [0, -cm];

const charging = (given: Scene, by: string, target: string): Scene =>
  noReaction(plan(given, { [by]: [{ do: 'charge', target: partNamed(given, target) }] }));

describe('a volley', () => {
  proves(
    ['LA-S3.3-10', 'LA-S3.3-18', 'LA-S3.4-1', 'LA-S3.4-5', 'LA-S3.4-11', 'LA-S3.4-25', 'LA-U2.2-3'],
    'fifteen British at 8 cm cost a column of divisions 60 men in half a period',
    (saw) => {
      const given = scene([british({ id: 'line', at: [0, 0] }), column({ id: 'column', at: apart(8) })]);
      const done = half(given);
      saw(done.events);
      expect(reckoned(done, 'line')).toEqual(['15 x 8, 2 quarters: 60']);
      expect(rowsOf(done, 'line')).toEqual([6, 0, 1, 1]);
      expect(lost(done, 'column')).toBe(60);
      expect(partOfUnit(done, 'column').ranks).toEqual([6, 6, 5]);
      expect(done.state.units.flat()[1]?.hurt).toBe(20);
    },
  );
});

describe('fire at a charge', () => {
  const attack = (more: Parameters<typeof british>[0], switches = {}) =>
    scene([british(more), column({ id: 'column', at: apart(12), attitude: 'attack' })], {}, switches);

  proves(
    ['LA-S3.4-36', 'LA-S3.3-19', 'LA-S3.3-21', 'LA-M5.3-16', 'LA-S3.4-27'],
    'an unsupported column on an intact line: 30 men, then 25',
    (saw) => {
      const done = charging(attack({ id: 'line', at: [0, 0] }), 'column', 'line');
      saw(done.events);
      expect(reckoned(done, 'line')).toEqual(['15 x 8, 1 quarters: 30', '10 x 10, 1 quarters: 25']);
      expect(fires(done, 'line').map(({ distance }) => distance)).toEqual([7500, 3000]);
      expect(done.events.find(({ kind }) => kind === 'came-through')).toMatchObject({ men: 55, figures: 18 });
    },
  );

  test('the same attack prepared: 24.5 and 25 are 50', () => {
    const line = british({
      id: 'line',
      at: [0, 0],
      companies: [...companies(4, 3, 'line'), { troop: 'line', figures: 2 }],
    });
    const given = scene([line, column({ id: 'column', at: apart(12), attitude: 'attack' })]);
    const units = given.state.units.map((chunk) =>
      chunk.map((unit) => (unit.id === 'line' ? { ...unit, fired: true as const } : unit)),
    );
    const done = charging({ ...given, state: { ...given.state, units } }, 'column', 'line');
    expect(reckoned(done, 'line')).toEqual(['14 x 7, 1 quarters: 24.5', '10 x 10, 1 quarters: 25']);
    expect(lost(done, 'column')).toBe(50);
    const met = done.events.find((event) => event.kind === 'met');
    expect(met).toMatchObject({ contact: { pushing: 1 } });
  });

  proves(
    ['LA-S3.4-37', 'LA-S3.4-22'],
    'cuirassiers on a square: the face that they come at fires, in the last quarter not at all or by half',
    (saw) => {
      const on = (switches = {}) => {
        const given = scene(
          [
            british({ id: 'square', at: [0, 0], formation: 'square' }),
            {
              ...{ id: 'cuirassiers', at: [0.75, -17], formation: 'line', attitude: 'attack' },
              companies: companies(4, 3, 'cuirassier'),
            },
          ],
          {},
          switches,
        );
        return half(charging(given, 'cuirassiers', 'square'));
      };
      const custom = on({ fireWhenReachedByStep: 'half' });
      saw(custom.events);
      expect(reckoned(custom, 'square').slice(0, 3)).toEqual([
        '4 x 5, 1 quarters: 5',
        '4 x 6, 1 quarters: 6',
        '4 x 9, 0.5 quarters: 4.5',
      ]);
      expect(lost(custom, 'cuirassiers')).toBe(16);
      const usual = on();
      expect(reckoned(usual, 'square').slice(0, 2)).toEqual(['4 x 5, 1 quarters: 5', '4 x 6, 1 quarters: 6']);
      expect(lost(usual, 'cuirassiers')).toBe(11);
    },
  );

  test('from 8 cm the target fires one quarter; from 4 none', () => {
    const from = (cm: number) => {
      const march = {
        ...column({ id: 'column', at: apart(cm), attitude: 'attack' }),
        formation: 'march column' as const,
      };
      return charging(scene([british({ id: 'line', at: [0, 0] }), march]), 'column', 'line');
    };
    expect(fires(from(8), 'line').filter(({ charging: at }) => at)).toHaveLength(1);
    expect(fires(from(4), 'line').filter(({ charging: at }) => at)).toHaveLength(0);
  });
});

describe('canister', () => {
  proves(
    ['LA-S3.4-16', 'LA-S3.4-34', 'LA-S3.4-35', 'LA-S3.3-17', 'LA-U2.2-15'],
    'four crews at 12 cm cost a column of Landwehr 42 men',
    (saw) => {
      const landwehr = {
        ...{ id: 'landwehr', side: 'allied', nation: 'prussia' as const, formation: 'march column' as const },
        ...{
          at: [0, 12] as const,
          companies: [...companies(3, 4, 'landwehr'), { troop: 'landwehr', figures: 2 }],
        },
      };
      const done = half(scene([battery({ id: 'guns', at: [0, 0] }), landwehr]));
      saw(done.events);
      expect(reckoned(done, 'guns')).toEqual(['4 x 21, 2 quarters: 42']);
      expect(lost(done, 'landwehr')).toBe(42);
      expect(fires(done, 'guns')[0]?.figures).toBe(14);
    },
  );
});
