import { rulebookProblems } from '@grognard/engine/rulebook';
import { expect, test } from 'vitest';
import { rulebook } from '../../rulebook/rulebook.ts';
import { supplement } from '../../rulebook/supplement/index.ts';
import { troopName } from '../../tables/troop-names.ts';
import { troops } from '../../tables/troops.ts';

/** How many entries each section has, and how many of them are rows of its tables. */
const SECTIONS = [
  ['3.1', 11],
  ['3.2', 12],
  ['3.3', 22],
  ['3.4', 45],
  ['3.5', 29],
  ['3.6', 44],
  ['3.7', 73],
  ['3.8', 9],
] as const;

const SAME_IN_FRENCH = new Set([
  ...['fusilier', 'grenadier', 'voltigeur', 'uhlan', 'landwehr', 'cuirassier'],
]);

test.each(SECTIONS)('section %s is numbered without a gap, from 1 to %i', (section, most) => {
  const prefix = `LA-S${section}-`;
  const numbers = supplement.flatMap(({ id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
  expect(numbers).toEqual(Array.from({ length: most }, (_, place) => `${place + 1}`));
});

test('the whole book is sound', () => {
  expect(rulebookProblems(rulebook)).toEqual([]);
});

test('rows of tables are written from the data', () => {
  const textOf = (id: string) => supplement.find((rule) => rule.id === id)?.text;
  expect(textOf('LA-S3.7-1')).toMatchObject({
    fr: "Fusilier (France) : régulier, classe A ; combat 4, charge +1, feu 4 ; ligne 14 cm (3), colonne 18 cm (4) ; d'ordinaire 12 à 18 figurines ; 20 points la figurine.",
    en: 'Fusilier (France): regular, class A; combat 4, charge +1, fire 4; line 14 cm (3), column 18 cm (4); usually 12 to 18 figures; 20 points a figure.',
  });
  expect(textOf('LA-S3.7-57')?.en.match(/Prussia/g)).toHaveLength(2);
  expect(textOf('LA-S3.3-10')?.en).toContain('15: 120; 18: 144.');
  expect(textOf('LA-S3.3-2')?.fr).toContain('5 : 3 ; 6 : 3');
});

test('every kind of troops has a name of its own in its army', () => {
  const names = troops.map((troop) => `${troop.nation} ${troopName(troop).fr}`);
  expect(new Set(names).size).toBe(names.length);
  const unnamed = troops.filter((troop) => troopName(troop).fr === troop.id && !SAME_IN_FRENCH.has(troop.id));
  expect(unnamed).toEqual([]);
});
