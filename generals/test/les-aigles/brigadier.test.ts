import { generalsFor, generalTitle, randomGeneral } from '@grognard/generals';
import { describe, expect, test } from 'vitest';
import { countOf, patience, soaking } from '../../../tools/counts.ts';
import { turnAtStrangeTable } from '../strange-table.ts';
import { brigadier, contest, contestOnGround, logOf } from './battles.ts';

const NINE_IN_TEN = 0.9;
/** It knows little of places that must be held: where they decide, time often runs out on it. */
const THREE_IN_FOUR = 0.75;

describe('the brigadier of Les Aigles', () => {
  test('has every order accepted, ends every battle and beats chance nine times in ten', {
    timeout: patience,
  }, () => {
    const battles = countOf('brigadier');
    const { won } = contest(brigadier, randomGeneral, battles);
    // A handful of battles proves nothing of nine in ten.
    expect(won).toBeGreaterThanOrEqual(soaking ? NINE_IN_TEN * battles : battles / 2);
  });

  test('beats chance three times in four on tables with ground', { timeout: patience }, () => {
    const battles = countOf('brigadierOnGround');
    const { won, lost, drawn } = contestOnGround(brigadier, randomGeneral, battles);
    const all = won + lost + drawn;
    expect(won).toBeGreaterThanOrEqual(soaking ? THREE_IN_FOUR * all : all / 2);
  });

  test('mostly fights its like to a decision', { timeout: patience }, () => {
    const battles = countOf('brigadier');
    const { drawn } = contest(brigadier, brigadier, battles);
    expect(drawn).toBeLessThanOrEqual(soaking ? battles / 2 : battles);
  });

  test('plays the same battle for the same seed', { timeout: patience }, () => {
    const log = (): string => logOf({ seed: 11, generalOf: () => brigadier, limit: 16 });
    expect(log()).toBe(log());
  });

  test('plays its own game only', () => {
    expect(() => brigadier(turnAtStrangeTable())).toThrow('plays les-aigles only, not tiny');
  });

  test('has a title in both languages, and stands in the list of its game', () => {
    expect(generalTitle('brigadier', 'fr')).not.toBe(generalTitle('brigadier', 'en'));
    expect(generalsFor('les-aigles')).toEqual(['random', 'brigadier', 'marshal']);
  });
});
