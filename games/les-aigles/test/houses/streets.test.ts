import { describe, expect } from 'vitest';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene } from '../scene.ts';
import {
  all,
  atWalls,
  column,
  EAST,
  enter,
  garrison,
  half,
  hamlet,
  insideOf,
  NORTH,
  partOfUnit,
  posted,
  SOUTH,
  WEST,
  wait,
} from './hamlet.ts';

const BARE_EAST = [
  [SOUTH, 1, 3],
  [SOUTH, 2, 3],
  [NORTH, 3, 3],
  [WEST, 4, 3],
] as const;

describe('fights in the streets', () => {
  proves(
    ['LA-O5.5-1', 'LA-O5.5-48', 'LA-O5.5-49', 'LA-O5.5-50', 'LA-O5.5-51'],
    'by a wall that nobody holds it is in after half a period, and all fight all',
    (saw) => {
      const given = hamlet([column({ id: 'column', at: [6, 0], facing: 270 }), garrison(BARE_EAST)]);
      const in1 = half(given, { column: [enter(EAST)] });
      expect(insideOf(in1, 'column')).toMatchObject({ as: 'intruder', by: EAST });
      expect(in1.state.contacts).toMatchObject([{ inside: true, since: 1 }]);
      const then = half(in1, {}, [3, 3]);
      saw(then.events);
      const [bout] = all(then, 'fought');
      expect(bout).toMatchObject({
        inside: true,
        strikes: { attacker: { figures: 12 }, defender: { figures: 12 } },
      });
      expect(bout?.halved).toBeUndefined();
      const rules = bout?.strikes.attacker?.groups[0]?.rows.map(({ rule }) => rule) ?? [];
      expect(rules).toEqual(expect.arrayContaining(['LA-S3.5-10', 'LA-S3.5-12']));
      expect(bout?.strikes.defender?.groups[0]?.rows.map(({ rule }) => rule)).toContain('LA-S3.5-12');
    },
  );

  proves(
    'LA-O5.5-51',
    'an entry begun in the second half is fought at half effect; in the last quarter, in full a period later',
    (saw) => {
      const given = hamlet([column({ id: 'column', at: [6, 0], facing: 270 }), garrison(BARE_EAST)], {
        now: { period: 1, quarter: 3 },
      });
      const late = half(given, { column: [enter(EAST)] });
      expect(all(late, 'fought')).toMatchObject([{ halved: true, inside: true }]);
      const last = hamlet(
        [column({ id: 'column', at: [6, 0], facing: 270, degraded: 'disorganised' }), garrison(BARE_EAST)],
        { now: { period: 1, quarter: 3 } },
      );
      const begun = half(last, { column: [{ do: 'reorganise' }, enter(EAST)] });
      expect(all(begun, 'fought')).toEqual([]);
      const then = wait(begun, 2);
      saw([...late.events, ...then.events]);
      expect(all(then, 'fought')).toHaveLength(1);
      expect(all(then, 'fought')[0]?.halved).toBeUndefined();
    },
  );

  const rivals = (more: { readonly hurry?: true } = {}) =>
    hamlet([
      column({ id: 'column', at: [0, -3], companies: companies(4, 3, 'grenadier') }),
      column({
        id: 'enemy',
        side: 'allied',
        at: [0, 3],
        facing: 180,
        ...(more.hurry === undefined && { degraded: 'disorganised' }),
      }),
    ]);

  proves(
    ['LA-O5.5-52', 'LA-O5.5-53', 'LA-O5.5-54', 'LA-O5.5-55', 'LA-O5.5-56e'],
    'one begins in the third quarter, the other in the fourth: all against all, and nobody protected',
    (saw) => {
      const given = hamlet(
        [
          column({ id: 'column', at: [0, -3] }),
          column({ id: 'enemy', side: 'allied', at: [0, 3], facing: 180, degraded: 'disorganised' }),
        ],
        { now: { period: 1, quarter: 3 } },
      );
      const then = half(
        given,
        { column: [enter(SOUTH)], enemy: [{ do: 'reorganise' }, enter(NORTH)] },
        [3, 3],
      );
      saw(then.events);
      expect(all(then, 'met')).toMatchObject([{ contact: { inside: true, since: 4 } }]);
      const [bout] = all(then, 'fought');
      expect(bout).toMatchObject({
        round: 1,
        strikes: { attacker: { figures: 12 }, defender: { figures: 12 } },
      });
      for (const who of ['attacker', 'defender'] as const) {
        const rules = bout?.strikes[who]?.groups[0]?.rows.map(({ rule }) => rule) ?? [];
        expect(rules).toContain('LA-S3.5-12');
        expect(rules).not.toContain('LA-S3.5-10');
      }
      // Even dice between equals: both stay, and fight again.
      expect(all(then, 'decided')).toMatchObject([{ drawn: true }]);
      expect([insideOf(then, 'column')?.as, insideOf(then, 'enemy')?.as]).toEqual(['streets', 'streets']);
      const again = wait(then, 2);
      expect(all(again, 'fought')).toHaveLength(2);
    },
  );

  proves(
    ['LA-O5.5-57', 'LA-O5.5-58', 'LA-O5.5-59'],
    'the loser is put out 3 cm from its wall, its back to the house; the winner takes its posts',
    (saw) => {
      const posts = posted([NORTH, 0, 3], [NORTH, 1, 3], [EAST, 2, 3], [WEST, 3, 3]);
      const met = half(rivals({ hurry: true }), { column: [enter(SOUTH, posts)], enemy: [enter(NORTH)] });
      const then: Scene = half(met, {}, [1, 6, 6, 6]);
      expect(all(then, 'left-house')).toMatchObject([
        {
          part: partNamed(then, 'enemy'),
          why: 'beaten',
          stands: { x: 0, y: 16_000, heading: 0, degradation: 2 },
        },
      ]);
      expect(insideOf(then, 'column')?.as).toBe('garrison');
      expect(atWalls(then, 'column')).toEqual([6, 3, 0, 3]);
      const refused = refusalsOf(then, 'enemy', [enter(NORTH)]);
      saw([...then.events, ...refused]);
      expect(refused.map(({ rule }) => rule)).not.toEqual([]);
      expect(partOfUnit(then, 'column').shelter).toBe('village');
    },
  );

  proves('LA-O5.5-59', 'the winner keeps to the house, even if it is to attack and the loser runs', (saw) => {
    const ready = rivals({ hurry: true });
    const given: Scene = {
      ...ready,
      state: {
        ...ready.state,
        units: ready.state.units.map((chunk) =>
          chunk.map((unit) => ({ ...unit, secret: { ...unit.secret, attitude: 'attack' as const } })),
        ),
      },
    };
    const met = half(given, { column: [enter(SOUTH)], enemy: [enter(NORTH)] });
    // The loser's dice: it runs.
    const then = half(met, {}, [1, 6, 1, 1]);
    saw(then.events);
    expect(all(then, 'tested').map(({ nerve }) => nerve)).toContain('flight');
    expect(all(then, 'follows')).toEqual([]);
    expect(insideOf(then, 'column')?.as).toBe('garrison');
    expect(partOfUnit(then, 'column').follow).toBeUndefined();
  });

  proves('LA-O5.5-55', 'two quarters later the house is held, and it is an attack', (saw) => {
    const met = half(rivals(), { column: [enter(SOUTH)], enemy: [] });
    const then = half(met, { enemy: [{ do: 'reorganise' }, enter(NORTH)] }, [3, 3]);
    expect(all(then, 'met')).toMatchObject([{ contact: { wall: NORTH, since: 4 } }]);
    const street = half(rivals({ hurry: true }), { column: [enter(SOUTH)], enemy: [enter(NORTH)] });
    saw(street.events);
    expect(street.state.contacts).toMatchObject([{ inside: true }]);
  });
});
