import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { switches } from '../model/switches.ts';

const home = join(import.meta.dirname, '..');

/** The sources that play: neither tests, nor words, nor the list of switches itself. */
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/^(?:dist|node_modules|rulebook|test|words)\b/.test(path))
  .map((path) => readFileSync(join(home, path), 'utf8'));

/** A switch is read where it is taken from the set, by a dot or out of braces. */
const isRead = (name: string): boolean => {
  const dotted = new RegExp(`\\b(?:switches|played|set)\\.${name}\\b`);
  const unpacked = new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\}(?:: SwitchSet| = \\w*\\.?switches)`);
  return sources.some((source) => dotted.test(source) || unpacked.test(source));
};

test.each(switches.map(({ name }) => name))('the switch %s changes something: some rule reads it', (name) => {
  expect(isRead(name)).toBe(true);
});

test('a switch that nobody reads is found out', () => {
  expect(isRead('noSuchSwitch')).toBe(false);
});
