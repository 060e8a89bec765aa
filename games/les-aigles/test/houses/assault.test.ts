import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../model/switches.ts';
import type { Task } from '../../model/tasks.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf } from '../scene.ts';
import { AT_SOUTH, locked, round } from './at-a-wall.ts';
import {
  ahead,
  all,
  boutAt,
  column,
  EAST,
  enter,
  garrison,
  half,
  hamlet,
  mill,
  NORTH,
  SOUTH,
  WEST,
} from './hamlet.ts';

describe('the assault on a house', () => {
  proves(
    ['LA-O5.5-1', 'LA-O5.5-4', 'LA-O5.5-5e', 'LA-O5.5-6', 'LA-O5.5-7', 'LA-O5.5-10', 'LA-O5.5-14'],
    'to enter by a wall that the enemy holds is to attack it, in the quarter of contact, without any bonus',
    (saw) => {
      const given = hamlet([
        column({ id: 'column', at: [0, -7], companies: companies(6, 3) }),
        garrison([
          [SOUTH, 1, 1],
          [WEST, 1, 2],
          [NORTH, 2, 3],
          [NORTH, 3, 3],
          [EAST, 4, 3],
        ]),
      ]);
      const met = half(given, { column: [ahead(6), enter(SOUTH)] });
      expect(met.state.contacts).toMatchObject([{ attacker: 0, defender: 1, wall: SOUTH, since: 1 }]);
      expect(met.state.contacts[0]?.charged).toBeUndefined();
      const then = half(met);
      saw(then.events);
      // One figure holds the whole side: all who touch it fight.
      expect(boutAt(then, SOUTH)).toEqual([3, 1]);
      const [bout] = all(then, 'fought');
      const rows = bout?.strikes.attacker?.groups[0]?.rows.map(({ rule }) => rule);
      expect(rows).not.toContain('LA-S3.5-1');
      expect(rows).not.toContain('LA-S3.5-2');
    },
  );

  proves(['LA-O5.5-7', 'LA-O5.5-10'], 'a march that ends at a wall which is held attacks it', (saw) => {
    const marched = (...units: Parameters<typeof hamlet>[0]) => half(hamlet(units), { column: [ahead(7)] });
    const attack = { attitude: 'attack' } as const;
    const met = saw(marched(column({ id: 'column', at: [0, -6], ...attack }), garrison(undefined)));
    expect(met.state.contacts).toMatchObject([{ wall: SOUTH, defender: partNamed(met, 'garrison') }]);
    expect(all(met, 'gave-away')).toHaveLength(1);
    // Neither an empty house, nor a wall beside which one marches, nor whoever may not fight for a house.
    expect(marched(column({ id: 'column', at: [0, -6], ...attack })).state.contacts).toEqual([]);
    const beside = column({ id: 'column', at: [8.25, -6], ...attack });
    expect(marched(beside, garrison(undefined)).state.contacts).toEqual([]);
    const horse = { id: 'column', at: [0, -6] as const, companies: companies(4, 3, 'hussar'), ...attack };
    expect(marched(column(horse), garrison(undefined)).state.contacts).toEqual([]);
  });

  proves('LA-O5.5-7', 'no charge is declared on a house', (saw) => {
    const held = garrison(undefined, { inside: { house: 'mill', shown: true } });
    const given = hamlet([column({ id: 'column', at: [0, -9] }), held]);
    const refused = refusalsOf(given, 'column', [{ do: 'charge', target: partNamed(given, 'garrison') }]);
    saw(refused);
    expect(refused.map(({ rule }) => rule)).toContain('LA-O5.5-7');
  });

  proves('LA-OX-8', 'nobody attacks a house without formation, or in disorder', (saw) => {
    const against = (
      degraded: 'without formation' | 'in disorder' | 'disorganised',
      ...held: readonly [] | readonly ['held']
    ) => {
      const shown = garrison(undefined, { inside: { house: 'mill', shown: true } });
      const units = [column({ id: 'column', at: [0, -3], degraded }), ...(held.length > 0 ? [shown] : [])];
      return saw(refusalsOf(hamlet(units), 'column', [enter(SOUTH)])).map(({ rule }) => rule);
    };
    expect(against('without formation', 'held')).toEqual(['LA-OX-8']);
    expect(against('in disorder', 'held')).toEqual(['LA-OX-8']);
    expect(against('disorganised', 'held')).toEqual([]);
    expect(against('without formation')).toEqual(['LA-O5.2-7']);
    expect(against('in disorder')).toEqual(['LA-U4.1-17']);
  });

  proves(['LA-O5.5-8', 'LA-O5.5-9e'], 'four figures on a side of 5 cm: three fight', (saw) => {
    const given = hamlet(
      [
        { id: 'column', at: [0.3, -7], formation: 'march column', companies: companies(3, 4) },
        garrison(undefined),
      ],
      { features: mill(5, 5) },
    );
    const then = round(given, { column: [ahead(7), enter(SOUTH)] });
    saw(then.events);
    expect(all(then, 'reached-wall')).toMatchObject([{ figures: 3, to: { x: 500, y: -2_500 } }]);
    expect(boutAt(then, SOUTH)[0]).toBe(3);
  });

  provesBySwitch(
    'LA-O5.5-8',
    'the attacker shifts along the wall as it comes to it',
    { game: { switches }, switch: 'contactShift' },
    (values) => {
      const given = hamlet(
        [
          { id: 'column', at: [0.3, -7], formation: 'march column', companies: companies(3, 4) },
          garrison(undefined),
        ],
        { features: mill(5, 5) },
        values,
      );
      expect(all(half(given, { column: [ahead(7), enter(SOUTH)] }), 'reached-wall')).toMatchObject([
        { figures: 3 },
      ]);
    },
  );

  const six = (values = {}) => {
    const given = hamlet(
      [
        { id: 'column', at: [2, -3], formation: 'division column', companies: companies(6, 3) },
        garrison([
          [SOUTH, 1, 3],
          [EAST, 2, 3],
          [NORTH, 3, 3],
          [WEST, 4, 3],
        ]),
      ],
      { features: mill(5, 5) },
      values,
    );
    const task: Task = { do: 'enter', house: 'mill', wall: SOUTH, fold: { wall: EAST, figures: 3 } };
    return half(given, { column: [ahead(1), task] });
  };

  proves(
    ['LA-O5.5-8', 'LA-O5.5-12', 'LA-O5.5-13e'],
    'six figures on a side of 5 cm: three fight, two fold onto the next',
    (saw) => {
      const met = six();
      expect(met.state.contacts).toMatchObject([{ wall: SOUTH }, { wall: EAST, extra: 2 }]);
      const then = half(met);
      saw(then.events);
      expect(boutAt(then, SOUTH)).toEqual([3, 3]);
      expect(boutAt(then, EAST)).toEqual([2, 2]);
    },
  );

  provesBySwitch(
    'LA-O5.5-13e',
    'the figure that touches in part does not fold',
    { game: { switches }, switch: 'foldedFigures' },
    (values) => {
      expect(six(values).state.contacts).toMatchObject([{ wall: SOUTH }, { extra: 2 }]);
    },
  );

  proves('LA-O5.5-12', 'figures fold only onto a side that is next, and in time', (saw) => {
    const given = hamlet([{ id: 'column', at: [2, -5], formation: 'division column' }, garrison(undefined)], {
      features: mill(5, 5),
    });
    const refused = refusalsOf(given, 'column', [
      { do: 'march', legs: [{ go: 'ahead', length: 2_500 }] },
      { do: 'enter', house: 'mill', wall: SOUTH, fold: { wall: NORTH, figures: 2 } },
    ]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-O5.5-12' }]);
    const late = hamlet([{ id: 'column', at: [2, -8], formation: 'division column' }, garrison(undefined)], {
      features: mill(5, 5),
    });
    const met = half(late, {
      column: [ahead(8), { do: 'enter', house: 'mill', wall: SOUTH, fold: { wall: EAST, figures: 2 } }],
    });
    expect(met.state.contacts).toHaveLength(1);
  });

  proves(
    ['LA-O5.5-15', 'LA-O5.5-16', 'LA-O5.5-17', 'LA-O5.5-18e'],
    'five against one, and only the garrison is protected',
    (saw) => {
      const given = hamlet(
        [
          { id: 'column', at: [0, -3], formation: 'march column', companies: companies(3, 5) },
          garrison([
            [SOUTH, 1, 1],
            [WEST, 1, 2],
            [NORTH, 2, 3],
            [NORTH, 3, 3],
            [EAST, 4, 3],
          ]),
        ],
        { contacts: [AT_SOUTH] },
      );
      const then = round(given);
      saw(then.events);
      expect(boutAt(then, SOUTH)).toEqual([5, 1]);
      const [bout] = all(then, 'fought');
      const rules = (who: 'attacker' | 'defender') =>
        bout?.strikes[who]?.groups[0]?.rows.map(({ rule }) => rule) ?? [];
      expect(rules('attacker')).toContain('LA-S3.5-10');
      expect(rules('defender')).not.toContain('LA-S3.5-10');
    },
  );

  proves(
    ['LA-O5.5-19', 'LA-O5.5-20', 'LA-O5.5-21e', 'LA-O5.5-22e', 'LA-O5.5-17'],
    'three against three of eight; three against two, if no more are there',
    (saw) => {
      const many = round(
        locked([
          [SOUTH, 1, 3],
          [SOUTH, 2, 3],
          [SOUTH, 3, 2],
          [EAST, 3, 1],
          [EAST, 4, 3],
        ]),
      );
      expect(boutAt(many, SOUTH)).toEqual([3, 3]);
      const few = round(
        locked([
          [SOUTH, 1, 2],
          [EAST, 1, 1],
          [NORTH, 2, 3],
          [NORTH, 3, 3],
          [EAST, 4, 3],
        ]),
      );
      expect(boutAt(few, SOUTH)).toEqual([3, 2]);
      saw([...many.events, ...few.events]);
      expect(all(few, 'fought')[0]?.rules).not.toContain('LA-O5.5-20');
    },
  );
});
