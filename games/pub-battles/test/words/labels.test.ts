import { inLanguage, languages } from '@grognard/engine';
import { decimal } from '@grognard/engine/english';
import { describe, expect, test } from 'vitest';
import { windOf } from '../../words/compass.ts';
import { from, who } from '../../words/fr/speech.ts';
import { wayOf } from '../../words/measure.ts';
import { numbered, readable } from '../../words/names.ts';
import { voicesLoaded } from '../../words/saying.ts';

const fr = voicesLoaded.fr.labels;
const en = voicesLoaded.en.labels;

test.each(languages)('every word in %s is filled in', (language) => {
  const words = Object.values(inLanguage(voicesLoaded, language).labels).flatMap((each): readonly string[] =>
    typeof each === 'function' ? [] : Object.values(each),
  );
  expect(words.filter((word) => word.trim() === '')).toEqual([]);
});

test('no two kinds of piece are called the same', () => {
  for (const { kinds } of [fr, en])
    expect(new Set(Object.values(kinds)).size).toBe(Object.keys(kinds).length);
});

describe('the clock', () => {
  test.each([
    ['06:00', 1, '6 h 00', '06:00'],
    ['05:30', 3, '8 h 30', '08:30'],
    ['15:30', 7, '0 h 30', '00:30'],
    ['06:00', 9, 'nuit', 'night'],
  ])('from %s, turn %i begins at %s', (clock, turn, french, english) => {
    expect(fr.time(clock, turn)).toBe(french);
    expect(en.time(clock, turn)).toBe(english);
  });
});

describe('the compass', () => {
  test.each([
    [0, 'north'],
    [2_249, 'north'],
    [4_500, 'north-east'],
    [9_000, 'east'],
    [18_000, 'south'],
    [29_000, 'west'],
    [35_999, 'north'],
  ] as const)('a heading of %i hundredths of a degree is %s', (heading, wind) => {
    expect(windOf(heading)).toBe(wind);
  });
});

describe('a length', () => {
  test('has a decimal comma in French and a point in English', () => {
    expect(fr.cm(4.5)).toBe('4,5 cm');
    expect(en.cm(4.5)).toBe('4.5 cm');
  });

  test('has no more digits than it needs', () => {
    expect([13.5, 0.95, 6, 6.40001].map((cm) => decimal(cm))).toEqual(['13.5', '0.95', '6', '6.4']);
  });

  test('of a way is the sum of its parts', () => {
    expect(
      wayOf([
        { x: 0, y: 0 },
        { x: 3_000, y: 4_000 },
        { x: 3_000, y: 6_000 },
      ]),
    ).toBe(7);
    expect(wayOf([])).toBe(0);
  });
});

describe('a name', () => {
  test.each([
    ['darnault-national-guard', 'Darnault National Guard'],
    ['vaubert-hq', 'Vaubert HQ'],
    ['iii-corps', 'III Corps'],
    ['ap-hill', 'A. P. Hill'],
    ['mcclellan-staff', 'McClellan Staff'],
    ['de-la-fosse', 'De La Fosse'],
  ])('%s reads %s', (id, name) => {
    expect(readable(id, new Map([['hq', 'HQ']]))).toBe(name);
  });

  test('that is a number is counted from one', () => {
    expect(numbered('#0')).toEqual({ side: '', number: 1 });
    expect(numbered('red#4')).toEqual({ side: 'red', number: 5 });
    expect(numbered('red')).toBeUndefined();
  });
});

describe('a piece in a French sentence', () => {
  test.each([
    ['ostrau-hq', "le QG d'Ostrau", "du QG d'Ostrau"],
    ['ap-hill-staff', "l'état-major d'A. P. Hill", "de l'état-major d'A. P. Hill"],
    ['vaubert-line', 'la ligne de Vaubert', 'de la ligne de Vaubert'],
    ['elsnitz-first-line', 'Elsnitz First Line', "d'Elsnitz First Line"],
    ['vaubert', 'Vaubert', 'de Vaubert'],
    ['#0', 'le bloc ennemi nº 1', 'du bloc ennemi nº 1'],
    ['red#0', 'le bloc nº 1 (Rouges)', 'du bloc nº 1 (Rouges)'],
  ])('%s is %s', (ref, spoken, after) => {
    expect([who(ref), from(ref)]).toEqual([spoken, after]);
  });
});
