import { readFileSync } from 'node:fs';
import { begin, defaultsOf, randomFrom, seeded } from '@grognard/engine';
import { generalsFor, generalTitle, randomGeneral } from '@grognard/generals';
import { tiny } from '@grognard/tiny';
import { describe, expect, test } from 'vitest';
import { countOf, patience, soaking } from '../../../tools/counts.ts';
import { brigadier, contest, contestOnGround, logOf } from './battles.ts';

const NINE_IN_TEN = 0.9;

describe('the brigadier of Les Aigles', () => {
  test('has every order accepted, ends every battle and beats chance nine times in ten', {
    timeout: patience,
  }, () => {
    const battles = countOf('brigadier');
    const { won } = contest(brigadier, randomGeneral, battles);
    // A handful of battles proves nothing of nine in ten.
    expect(won).toBeGreaterThanOrEqual(soaking ? NINE_IN_TEN * battles : battles / 2);
  });

  test('beats chance on tables with ground, too', { timeout: patience }, () => {
    const battles = countOf('brigadierOnGround');
    const { won, lost, drawn } = contestOnGround(brigadier, randomGeneral, battles);
    const all = won + lost + drawn;
    expect(won).toBeGreaterThanOrEqual(soaking ? NINE_IN_TEN * all : all / 2);
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
    const file = new URL('../../../games/tiny/scenarios/ford.json', import.meta.url);
    const beginning = {
      at: '',
      scenario: JSON.parse(readFileSync(file, 'utf8')),
      switches: defaultsOf(tiny.switches),
      seats: [{ side: 'red' }, { side: 'blue' }],
    };
    const opened = begin(tiny, beginning, (seq) => seeded(1, seq));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { match, opening } = opened.value;
    const seat = { side: 'red' };
    const view = tiny.view(match.setting, opening.state, seat);
    const [decision] = tiny.decisions(match.setting, opening.state);
    if (decision === undefined) throw new Error('nothing is owed');
    expect(() => brigadier({ match, view, seat, decision, random: randomFrom(1) })).toThrow(
      'plays les-aigles only, not tiny',
    );
  });

  test('has a title in both languages, and stands in the list of its game', () => {
    expect(generalTitle('brigadier', 'fr')).not.toBe(generalTitle('brigadier', 'en'));
    expect(generalsFor('les-aigles')).toEqual(['random', 'brigadier', 'marshal']);
  });
});
