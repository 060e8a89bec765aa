import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const fromRoot = (path: string): URL => new URL(`../../${path}`, import.meta.url);

const SHORT: Readonly<Record<string, string>> = { g: 'games/pub-battles', b: 'web/boards/pub-battles' };

/** A file as a row names it: whole, with a letter for its folder, or in the folder of the one before. */
const filesIn = (cell: string): readonly string[] => {
  let folder = '';
  return [...cell.matchAll(/`([^`]+\.(?:ts|svelte))`/g)].map(([, named = '']) => {
    const [first = '', ...rest] = named.split('/');
    const whole = SHORT[first] === undefined ? named : [SHORT[first], ...rest].join('/');
    const path = named.includes('/') ? whole : `${folder}/${named}`;
    folder = dirname(path);
    return path;
  });
};

test('the walk of an order names the files it leads through, and counts them', () => {
  const text = readFileSync(fromRoot('ARCHITECTURE.md'), 'utf8');
  const walk = text.slice(text.indexOf('## The walk of an order'), text.indexOf('## What keeps it honest'));
  const files = walk
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .flatMap((line) => filesIn(line.split('|')[3] ?? ''));
  expect(files.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
  expect(walk).toContain(`file by file: ${new Set(files).size} of them`);
  expect(files.length).toBe(new Set(files).size);
});
