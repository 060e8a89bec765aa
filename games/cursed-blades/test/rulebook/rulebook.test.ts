import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@grognard/engine';
import { rulebookProblems } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { switches } from '../../model/switches.ts';
import { rulebook } from '../../rulebook/rulebook.ts';
import { expectSentence } from '../words/typography.ts';

const ids = rulebook.rules.map(({ id }) => id);

/** How many statements the sheet has on each subject. */
const sheet = {
  G: 10,
  DEBRIS: 9,
  MANTLETS: 16,
  PAVISES: 11,
  PALISADE: 13,
  ABATIS: 9,
  DITCH: 8,
  STAKES: 12,
  TRAP: 9,
  TENTS: 9,
  CART: 14,
  WAGON: 14,
  CIVILIANS: 15,
  HERDS: 15,
  BOATS: 14,
  RUINS: 2,
  FIRE: 3,
} as const;

const numbered = (stem: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_each, place) => `${stem}${place + 1}`);

const withOrigin = (wanted: string): readonly string[] =>
  rulebook.rules.filter(({ origin }) => origin === wanted).map(({ id }) => id);

test('the rulebook is sound', () => {
  expect(rulebookProblems(rulebook)).toEqual([]);
});

test('every statement of the sheet is there, and nothing else is called a rule', () => {
  const stated = Object.entries(sheet).flatMap(([subject, count]) =>
    numbered(subject === 'G' ? 'CB-G' : `CB-${subject}-`, count),
  );
  expect(withOrigin('rule')).toEqual(stated);
});

test('every reading is there', () => {
  expect(withOrigin('ruling')).toEqual([...numbered('CB-Q', 44), ...numbered('CB-C', 13)]);
});

test('the base game is numbered without a gap, chapter by chapter', () => {
  const base = ids.filter((id) => id.startsWith('CB-B4'));
  const places = base.map((id) => /^CB-B4\.(\d+)(?:-(\d+))?$/.exec(id)?.slice(1) ?? []);
  const chapters = [...new Set(places.map(([chapter]) => Number(chapter)))];
  expect(chapters).toEqual(Array.from({ length: 14 }, (_each, place) => place + 1));
  for (const chapter of chapters) {
    const own = places
      .filter(([first, place]) => Number(first) === chapter && place !== undefined)
      .map(([, place]) => Number(place));
    expect(own).toEqual(own.map((_each, place) => place + 1));
  }
});

test('no chapter is empty, and each is read in one go', () => {
  const inOrder = [...new Set(rulebook.rules.map(({ chapter }) => chapter))];
  expect(inOrder).toEqual(rulebook.chapters.map(({ id }) => id));
  const turns = rulebook.rules.filter(({ chapter }, place) => chapter !== rulebook.rules[place - 1]?.chapter);
  expect(turns).toHaveLength(rulebook.chapters.length);
});

test('every entry and every reason is a sentence in both languages', () => {
  for (const {
    text: { fr, en },
    why,
  } of rulebook.rules) {
    for (const text of [fr, ...(why === undefined ? [] : [why.fr])]) expectSentence(text, 'fr');
    for (const text of [en, ...(why === undefined ? [] : [why.en])]) expectSentence(text, 'en');
  }
});

describe('a switch', () => {
  test('belongs to a reading and has another value', () => {
    for (const { rule, values } of switches) {
      expect(withOrigin('ruling')).toContain(rule);
      expect(new Set<Json>(values).size).toBeGreaterThan(1);
    }
  });

  test('has a name of its own', () => {
    expect(new Set(switches.map(({ name }) => name)).size).toBe(switches.length);
  });
});

describe('the table of ids for builders', () => {
  const listed = readFileSync(join(import.meta.dirname, '../../rulebook/README.md'), 'utf8');

  test('lists every entry with its English text, in order', () => {
    const rows = [...listed.matchAll(/^\| (CB-[\w.-]+) \| (.+) \|$/gm)].map(([, id, text]) => [id, text]);
    expect(rows).toEqual(rulebook.rules.map(({ id, text }) => [id, text.en]));
    expect(new Set(ids).size).toBe(rows.length);
  });

  test('lists every switch with its values, ours first', () => {
    const rows = [...listed.matchAll(/^\| `(\w+)` \| (CB-\w+)[^|]* \| ([^|]+) \|/gm)].map(
      ([, name, rule, values = '']) => [name, rule, values.replaceAll('`', '').split(', ')],
    );
    expect(rows).toEqual(switches.map(({ name, rule, values }) => [name, rule, values.map(String)]));
  });
});
