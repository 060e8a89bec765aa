import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { switches } from '../../model/switches.ts';
import { rulebook } from '../../rulebook/rulebook.ts';
import { refusalCodes } from '../../words/refusal-codes.ts';

const home = join(import.meta.dirname, '../..');

/** The sources of the game, without its words, its lists of codes, its rulebook and its tests. */
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) =>
      path.endsWith('.ts') && !/^(?:dist|node_modules|rulebook|test|words)\b|(?:^|\/)codes\.ts$/.test(path),
  )
  .map((path) => readFileSync(join(home, path), 'utf8'))
  .join('\n');

const given = [...sources.matchAll(/\b(?:refuse|impossible)\(\s*'([^']+)',\s*'([^']+)'/g)];

test('every code that a rule gives has a sentence', () => {
  const codes = new Set(given.map(([, , code = '']) => code));
  expect(codes.size).toBeGreaterThan(0);
  expect([...codes].filter((code) => !refusalCodes.some((each) => each === code))).toEqual([]);
});

test('every sentence belongs to a code that the sources name', () => {
  expect(refusalCodes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

test('every rule that the sources name is in the rulebook', () => {
  const known = new Set(rulebook.rules.map(({ id }) => id));
  const named = new Set([...sources.matchAll(/'(CB-[\w.-]+)'/g)].map(([, id = '']) => id));
  expect(named.size).toBeGreaterThan(0);
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
});

test('every switch is read by a rule', () => {
  expect(switches.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});
