import { describe, expect, test } from 'vitest';
import { typeNamed, type UnitType } from '../../tables/units.ts';
import { cell, rowsOf } from './reading.ts';

/**
 * The unit table as it was set: size, weapon and its capacity at full and at the last step, what it has at close
 * quarters, move, moral, discipline, steps, supports (offence, shields, fire), abilities, in formation, points.
 */
const written = rowsOf(`
  levy | large | levy | -1/-2 | - | foot 0 | 7 fragile | irregular | 2 | 0/0/0 | - | - | 3
  skirmishers | large | skirmisher | 0/-1 | - | foot 1 | 8 standard | irregular | 2 | 0/0/0 | evasion | - | 5
  medium-foot | large | medium-foot | 0/-1 | - | foot 0 | 8 standard | regular | 2 | 0/0/0 | may-form | - | 5
  spearmen | large | spear | 1/0 | - | foot 1 | 8 standard | regular | 2 | 0/0/0 | may-form drilled | - | 7
  heavy-foot | large | heavy-foot | 2/1 | - | foot -1 | 9 standard | regular | 2 | 0/0/0 | may-form drilled | shields 1 | 8
  pikemen | large | pike-disordered | 1/0 | - | foot 0 | 8 standard | regular | 2 | 0/0/0 | may-form drilled | pike-ordered | 8
  zealots | large | medium-foot | 1/0 | - | foot 1 | 8 exalted | irregular | 2 | 0/0/0 | tireless | - | 7
  archers | large | bow | 0/-1 | - | foot 0 | 8 standard | regular | 2 | 0/0/0 | - | - | 6
  crossbows | large | crossbow | 1/0 | medium-foot -1/-2 | foot 0 | 8 standard | regular | 2 | 0/0/0 | - | - | 7
  light-horse | large | light-horse | 0/-1 | - | mounted 1 | 8 standard | irregular | 2 | 0/0/0 | evasion | - | 7
  medium-horse | large | medium-horse | 0/-1 | - | mounted 0 | 8 standard | regular | 2 | 0/0/0 | - | - | 9
  knights | large | heavy-horse | 1/0 | - | mounted -1 | 9 elite | irregular | 2 | 0/0/0 | - | - | 12
  elephant | large | beast | 1/0 | - | animal -1 | 8 standard | chaotic | 2 | 1/0/0 | frightening | - | 12
  giant | large | monster | 1/0 | - | foot 1 | 8 standard | chaotic | 2 | 0/1/0 | frightening | - | 12
  wolves | large | animal | 0/-1 | - | animal 1 | 7 standard | chaotic | 2 | 0/0/0 | infiltration | - | 5
  dragon | large | dragon | 2/1 | - | flying 0 | 9 standard | chaotic | 2 | 0/1/0 | frightening fire-immune | - | 18
  ballista | large | artillery | 0/-1 | - | wheeled 0 | 8 standard | regular | 2 | 0/0/1 | - | - | 9
  captain | small | medium-foot | 1/0 | - | foot 1 | 9 elite | regular | 2 | 0/0/0 | - | - | 8
`);

const formationOf = ({ inFormation }: UnitType): string => {
  if (inFormation?.shields !== undefined) return `shields ${inFormation.shields}`;
  return inFormation?.weapon ?? '-';
};

const lineOf = (id: string): readonly string[] => {
  const type = typeNamed(id);
  const { weapon, shock, move, moral, supports, abilities } = type;
  return [
    id,
    type.small === true ? 'small' : 'large',
    weapon.class,
    weapon.capacity.join('/'),
    shock === undefined ? '-' : `${shock.class} ${shock.capacity.join('/')}`,
    `${move.class} ${move.capacity}`,
    `${moral.value} ${moral.type}`,
    type.discipline,
    String(type.steps),
    [supports.offence, supports.shields, supports.fire].join('/'),
    abilities.length === 0 ? '-' : abilities.join(' '),
    formationOf(type),
    String(type.points),
  ];
};

test.each(written.map((row) => [cell(row, 0), row] as const))('%s is as it was set', (id, row) => {
  expect(lineOf(id)).toEqual(row);
});

/** What a battle of that age asks of twelve of them: weapon, capacities, move, moral. */
const asked = rowsOf(`
  levy        | levy        | -1/-2 | foot 0     | 7
  skirmishers | skirmisher  | 0/-1  | foot 1     | 8
  spearmen    | spear       | 1/0   | foot 1     | 8
  heavy-foot  | heavy-foot  | 2/1   | foot -1    | 9
  archers     | bow         | 0/-1  | foot 0     | 8
  crossbows   | crossbow    | 1/0   | foot 0     | 8
  light-horse | light-horse | 0/-1  | mounted 1  | 8
  knights     | heavy-horse | 1/0   | mounted -1 | 9
  elephant    | beast       | 1/0   | animal -1  | 8
  giant       | monster     | 1/0   | foot 1     | 8
  ballista    | artillery   | 0/-1  | wheeled 0  | 8
  captain     | medium-foot | 1/0   | foot 1     | 9
`);

test.each(asked.map((row) => [cell(row, 0), row] as const))('%s is what was asked for', (id, row) => {
  const { weapon, move, moral } = typeNamed(id);
  const found = [
    id,
    weapon.class,
    weapon.capacity.join('/'),
    `${move.class} ${move.capacity}`,
    String(moral.value),
  ];
  expect(found).toEqual(row);
});

describe('whatever the values', () => {
  const types = written.map((row) => typeNamed(cell(row, 0)));

  test('nobody fights better at the last step', () => {
    for (const { weapon, shock } of types)
      for (const [full, weak] of [weapon.capacity, ...(shock === undefined ? [] : [shock.capacity])])
        expect(weak).toBe(Number(full) - 1);
  });

  test('the elite have the best nerve, the fragile the worst', () => {
    for (const { moral } of types) {
      if (moral.type === 'elite') expect(moral.value).toBe(9);
      if (moral.type === 'fragile') expect(moral.value).toBe(7);
      expect(moral.value).toBeGreaterThanOrEqual(7);
      expect(moral.value).toBeLessThanOrEqual(9);
    }
  });

  test('what frightens is dear, and a levy is the cheapest of all', () => {
    const cheapest = Math.min(...types.map(({ points }) => points));
    expect(typeNamed('levy').points).toBe(cheapest);
    for (const { abilities, points } of types)
      if (abilities.includes('frightening')) expect(points).toBeGreaterThanOrEqual(12);
  });
});
