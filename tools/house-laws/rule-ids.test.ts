import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBackIn } from './rule-ids.ts';
import { componentsOf, fromRoot, scriptIn, sourcesOf } from './sources.ts';

/** Where rules are applied, told and shown. The engine keeps waivers and proofs by id: to it an id is data. */
const READERS = ['games', 'generals', 'ink', 'server', 'cli', 'web'] as const;

test('a rule’s id is cited and never read back', () => {
  const files = [...READERS.flatMap(sourcesOf), ...componentsOf('web')];
  const found = files.flatMap((file) =>
    readBackIn({ path: fromRoot(file), text: scriptIn(file, readFileSync(file, 'utf8')) }).map(
      ({ path, line, code }) =>
        `${path}:${line} reads a rule’s id back (${code}): let an event, a table or an argument say it in a word`,
    ),
  );
  expect(found).toEqual([]);
});

describe('code', () => {
  const codesIn = (text: string, path = 'games/made-up/rules/fire.ts') =>
    readBackIn({ path, text }).map(({ code }) => code);

  test.each([
    ["rules.includes('LA-O6.3-6')"],
    ["found.includes('LA-O6.3-6')"],
    ["rule === 'PB-R118a'"],
    ["hindered !== 'LA-O4.5-2'"],
    ['rules.some((rule) => listed(rule))'],
    ['event.rules.filter((rule) => isSealed(rule))'],
    ['words[rule]'],
    ["words['CB-B4.7-5']"],
    ["new Set(['CB-B4.7-5']).has(each)"],
    ['/^LA-O6.3-6/'],
    ["'LA-O6.3-6' + chapter"],
    ["rule < 'LA-O6.3-6'"],
  ])('%s is told', (code) => {
    expect(codesIn(`export const asked = ${code};`)).toEqual([code]);
  });

  test.each([
    ["const SEALED = ['LA-S3.4-38', 'LA-S3.4-39']; SEALED.includes(each);", 'SEALED.includes(each)'],
    ["const BRIDGE = 'LA-O6.3-6'; isOver(each === BRIDGE);", 'each === BRIDGE'],
    [`const SEALED = new Set([38].map((row) => \`LA-S3.4-\${row}\`)); SEALED.has(each);`, 'SEALED.has(each)'],
    ["switch (each) { case 'LA-O6.3-6': break; }", "case 'LA-O6.3-6': break;"],
    ["const verbs = { 'LA-M5.1-1': 'charges' };", "'LA-M5.1-1': 'charges'"],
  ])('%s is told', (text, code) => {
    expect(codesIn(text)).toEqual([code]);
  });

  test.each([
    ["refuse('LA-O6.3-6', 'too-far')"],
    ["[...(isBack ? ['LA-OX-10'] : []), ...rules]"],
    ['rule === undefined'],
    ['one.rule === other.rule'],
    ["kinds.includes('water')"],
    ['{ rules: [...new Set(rules)] }'],
    [`\`LA-S3.4-\${row}\``],
  ])('%s is not', (code) => {
    expect(codesIn(`export const made = ${code};`)).toEqual([]);
  });

  test('in a component is its script, at its line', () => {
    const text = '<p>\n{rule}\n</p>\n<script lang="ts">\n  const is = rule === \'LA-O6.3-6\';\n</script>\n';
    const path = 'web/boards/made-up/Reason.svelte';
    expect(readBackIn({ path, text: scriptIn(path, text) })).toMatchObject([
      { line: 5, code: "rule === 'LA-O6.3-6'" },
    ]);
  });

  test.each([
    'games/made-up/rulebook/fire.ts',
    'games/made-up/test/fire.test.ts',
    'games/made-up/model/old-events.ts',
    'web/boards/made-up/words/en.ts',
  ])('may name what it will in %s', (path) => {
    expect(codesIn("export const verbs = { 'LA-M5.1-1': 'charges' };", path)).toEqual([]);
  });
});
