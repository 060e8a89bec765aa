import { examineByLaws, laws } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { brokenGames, nameless, oneLineForAll } from './broken.ts';
import { wallTrial, wingsTrial } from './trial.ts';

const GAMES = 12;

describe('the suite finds out a game in which', () => {
  for (const { fault, law, game, walled, tasks, games = GAMES } of brokenGames) {
    test(fault, async () => {
      const named = laws.filter(({ name }) => name === law);
      const breaches = await examineByLaws(
        { ...(walled === true ? wallTrial : wingsTrial), game, ...(tasks !== undefined && { tasks }) },
        { seed: 1, games },
        named.length > 0 ? named : laws,
      );
      const found = breaches.find((breach) => breach.law === law);
      expect(found, `found instead: ${breaches.map((breach) => breach.law).join('; ')}`).toBeDefined();
      expect(found?.says.length).toBeGreaterThan(40);
      expect(found?.detail).not.toBe('');
    });
  }
});

test('every law has a name of its own and says what it asks', () => {
  expect(new Set(laws.map(({ name }) => name)).size).toBe(laws.length);
  expect(laws.filter(({ says }) => says.length < 40)).toEqual([]);
});

test('one line for two tasks is found out only where each needs a line of its own', async () => {
  const named = laws.filter(({ name }) => name === oneLineForAll.law);
  const trial = { ...wingsTrial, game: oneLineForAll.game, tasks: nameless };
  expect(await examineByLaws(trial, { seed: 1, games: GAMES }, named)).toEqual([]);
});
