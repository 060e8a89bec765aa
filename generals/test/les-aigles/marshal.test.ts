import type { Side } from '@grognard/engine';
import { type General, generalTitle, randomGeneral } from '@grognard/generals';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed, patience, soaking } from '../../../tools/counts.ts';
import { brigadier, contest, contestOnGround, fight, logOf, marshal, scenarioNamed } from './battles.ts';

const NINE_IN_TEN = 0.9;
const TWO_IN_THREE = 2 / 3;

describe('the marshal of Les Aigles', () => {
  test('plays the same battle for the same seed', { timeout: patience }, () => {
    const generalOf = (side: Side): General => (side === 'french' ? marshal : brigadier);
    const log = (): string => logOf({ seed: 3, generalOf, limit: 8 });
    expect(log()).toBe(log());
  });

  test('has its orders accepted on a table with ground', { timeout: patience }, () => {
    const scenario = scenarioNamed('first-orders');
    const battles = countOf('marshalOnGround');
    for (let seed = firstSeed; seed < firstSeed + battles; seed += 1) {
      const side = scenario.sides[seed % 2]?.id ?? '';
      const generalOf = (each: Side): General => (each === side ? marshal : brigadier);
      expect(fight({ scenario, seed, generalOf, limit: soaking ? 1_000 : 14 }).orders).toBeGreaterThan(10);
    }
  });

  // Single battles say nothing, and each takes a minute: they are fought in the soak, as often as it takes.
  if (soaking) {
    test('beats the brigadier two times in three', { timeout: patience }, () => {
      const flat = contest(marshal, brigadier, countOf('marshal'));
      expect(flat.won).toBeGreaterThanOrEqual(TWO_IN_THREE * (flat.won + flat.lost));
    });

    test('and so on tables with ground', { timeout: patience }, () => {
      const { won, lost } = contestOnGround(marshal, brigadier, countOf('marshalOnGround'));
      expect(won).toBeGreaterThanOrEqual(TWO_IN_THREE * (won + lost));
    });

    test('beats chance nine times in ten', { timeout: patience }, () => {
      const { won, lost, drawn } = contestOnGround(marshal, randomGeneral, countOf('marshalOnGround'));
      expect(won).toBeGreaterThanOrEqual(NINE_IN_TEN * (won + lost + drawn));
    });
  }

  test('has a title in both languages', () => {
    expect(generalTitle('marshal', 'fr')).not.toBe(generalTitle('marshal', 'en'));
  });
});
