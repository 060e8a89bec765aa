import { describe, expect, test } from 'vitest';
import { withPart } from '../../model/evolve.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import { proves } from '../proving.ts';
import { companies } from '../scene.ts';
import { british, type Fight, fought, horse, locked, strikes } from './fighting.ts';

const front = { attacker: 'french', defender: 'allied', side: 'front' } as const;

const numbers = (
  french: Partial<UnitEntry>,
  allied: Partial<UnitEntry> = {},
  { contacts = [front], ...fight }: Fight = {},
) => {
  const done = fought(
    locked(
      [
        { id: 'french', at: [0, 0], ...french },
        { id: 'allied', at: [0, 0], ...british, ...allied },
      ],
      { contacts, ...fight },
    ),
  );
  const { attacker, defender } = strikes(done);
  return { done, both: [attacker?.figures, defender?.figures] };
};

const column = { formation: 'march column' } as const;

describe('in the first round', () => {
  proves('LA-S3.5-22', 'base contact, and one more on each side for the wider front', (saw) => {
    const { done, both } = numbers(column);
    saw(done.events);
    // 4.5 cm of column before the middle of fifteen figures: three of them, and two that overlap.
    expect(both).toEqual([3, 5]);
  });

  test('a column half a figure to the side touches four', () => {
    expect(numbers({ ...column, at: [0.75, 0] }).both).toEqual([3, 6]);
  });

  test('where the line ends, nobody overlaps on that side', () => {
    expect(numbers({ ...column, at: [9, 0] }).both).toEqual([3, 4]);
  });

  test('of two equal fronts nobody overlaps', () => {
    expect(numbers({ companies: companies(5, 3) }).both).toEqual([15, 15]);
  });

  test('a corner that touches is one figure', () => {
    expect(numbers({ ...column, facing: 45, at: [0, -1.591] }).both).toEqual([1, 3]);
  });

  proves('LA-S3.5-23', 'nobody overlaps at a cover, in a wood, or against a square', (saw) => {
    for (const shelter of ['wood', 'village', 'light cover', 'hard cover'] as const) {
      const { done, both } = numbers(column, { shelter });
      saw(done.events);
      expect(both).toEqual([3, 3]);
    }
    const { both } = numbers({}, { formation: 'square' });
    // Eighteen foot in line before a face of 6 cm: no more than four have room.
    expect(both).toEqual([4, 4]);
  });

  proves(
    ['LA-S3.5-24', 'LA-M2.2-7'],
    'a line taken in flank answers with one figure, a double line with two, a column with the files it has turned',
    (saw) => {
      // The allies face west; the French come at their left from the south.
      const side = { attacker: 'french', defender: 'allied', side: 'left' } as const;
      const onFlank = (allied: Partial<UnitEntry>, x: number, depth: number, faced?: 'left') =>
        numbers(
          { formation: 'division column' },
          { facing: 270, at: [-depth / 2, x], ...allied },
          {
            contacts: [side],
            state: (state) =>
              withPart(state, 1, (part) => ({ ...part, ...(faced !== undefined && { faced: [faced] }) })),
          },
        );
      const line = onFlank({}, 11.25, 2.5);
      const doubled = onFlank({ formation: 'double line' }, 6, 5);
      const turned = onFlank({ formation: 'march column' }, 2.25, 12.5, 'left');
      const unturned = onFlank({ formation: 'march column' }, 2.25, 12.5);
      saw([line.done.events, doubled.done.events, turned.done.events]);
      expect([line, doubled, turned, unturned].map(({ both }) => both[1])).toEqual([1, 2, 5, 1]);
    },
  );

  proves('LA-M7.2-6', 'a company that rejoined in this period does not count', (saw) => {
    const late = (from: number) =>
      numbers(
        { companies: companies(5, 3) },
        {},
        {
          state: (state) => withPart(state, 1, (part) => ({ ...part, late: { companies: [4], from } })),
        },
      );
    saw(late(2).done.events);
    expect(late(2).both).toEqual([15, 12]);
    expect(late(1).both).toEqual([15, 15]);
  });
});

describe('in later rounds', () => {
  const later = { contacts: [{ ...front, rounds: 1 }] };

  proves('LA-S3.5-25', 'everybody fights', (saw) => {
    const { done, both } = numbers(column, {}, later);
    saw(done.events);
    expect(both).toEqual([18, 15]);
  });

  proves(
    'LA-U2.2-37',
    'against a whole square or a cover fronts are widened, and only base contact counts',
    (saw) => {
      const square = numbers(column, { formation: 'square' }, later);
      saw(square.done.events);
      expect(square.both).toEqual([4, 4]);
      const broken = numbers(column, { formation: 'square', degraded: 'in disorder' }, later);
      expect(broken.both).toEqual([18, 15]);
      // Three and six more, no farther.
      const covered = numbers(column, { shelter: 'hard cover' }, later);
      expect(covered.both).toEqual([9, 9]);
      expect(numbers(horse(), { formation: 'square' }, later).both).toEqual([3, 4]);
    },
  );
});

test('a part with two enemies shares its figures between them', () => {
  const given = locked(
    [
      { id: 'left', at: [-6, 0], ...column },
      { id: 'right', at: [6, 0], ...column },
      { id: 'allied', at: [0, 0], ...british },
    ],
    {
      contacts: [
        { attacker: 'left', defender: 'allied', side: 'front', rounds: 1 },
        { attacker: 'right', defender: 'allied', side: 'front', rounds: 1 },
      ],
    },
  );
  const done = fought(given);
  const figures = done.events.flatMap((event) =>
    event.kind === 'fought' ? [event.strikes.defender?.figures] : [],
  );
  expect(figures.reduce((sum, each) => (sum ?? 0) + (each ?? 0), 0)).toBe(15);
  expect(done.events.filter(({ kind }) => kind === 'decided')).toHaveLength(1);
});
