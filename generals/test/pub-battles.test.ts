import { readFileSync } from 'node:fs';
import { begin, defaultsOf, openTable, randomFrom, type Side, seeded } from '@grognard/engine';
import { type Fought, fightOut, generalNamed, generalsFor, randomGeneral } from '@grognard/generals';
import { type PubBattlesKinds, pubBattles } from '@grognard/pub-battles';
import { pubBattlesSchemas } from '@grognard/pub-battles/schemas';
import { tiny } from '@grognard/tiny';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed, soaking } from '../../tools/counts.ts';

const simple = generalNamed('simple') ?? randomGeneral;

const scenario = () => {
  const file = new URL('../../scenarios/pub-battles/first-contact.json', import.meta.url);
  const read = pubBattlesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** A battle of the simple general, on one side, against the random one; it throws if an order is refused. */
const fight = (side: Side, seed: number): Fought<PubBattlesKinds> => {
  const beginning = {
    at: '',
    scenario: scenario(),
    switches: defaultsOf(pubBattles.switches),
    seats: scenario().sides.map(({ id }) => ({ side: id })),
  };
  const begun = begin(pubBattles, beginning, (seq) => seeded(seed, seq));
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { match, opening } = begun.value;
  return fightOut(
    { ...match, readOrder: pubBattlesSchemas.order },
    openTable<PubBattlesKinds>(opening.state),
    {
      generalOf: (seat) => (seat.side === side ? simple : randomGeneral),
      luck: (seq) => seeded(seed, seq),
      random: randomFrom(seed),
      limit: 10_000,
    },
  );
};

const WON = 0.9;

describe('the simple general of Pub Battles', () => {
  test('has every order accepted and ends every battle, and wins nearly all that are decided', () => {
    let [won, decided] = [0, 0];
    for (let seed = firstSeed; seed < firstSeed + countOf('simpleGeneral'); seed += 1) {
      const side = seed % 2 === 0 ? 'french' : 'austrians';
      const { outcome } = fight(side, seed);
      expect(outcome, `seed ${seed}`).toBeDefined();
      if (outcome?.winner !== undefined) decided += 1;
      if (outcome?.winner === side) won += 1;
    }
    // A handful of battles proves nothing of nine in ten.
    expect(won).toBeGreaterThanOrEqual(soaking ? WON * decided : decided / 2);
  });

  test('plays its own game only', () => {
    expect(generalsFor('tiny')).toEqual(['random']);
    expect(generalsFor('pub-battles')).toEqual(['random', 'simple']);
    const file = new URL('../../games/tiny/scenarios/ford.json', import.meta.url);
    const beginning = {
      at: '',
      scenario: JSON.parse(readFileSync(file, 'utf8')),
      switches: defaultsOf(tiny.switches),
      seats: [{ side: 'red' }, { side: 'blue' }],
    };
    const begun = begin(tiny, beginning, (seq) => seeded(1, seq));
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const { match, opening } = begun.value;
    const seat = { side: 'red' };
    const view = tiny.view(match.setting, opening.state, seat);
    const [decision] = tiny.decisions(match.setting, opening.state);
    if (decision === undefined) throw new Error('nothing is owed');
    expect(() => simple({ match, view, seat, decision, random: randomFrom(1) })).toThrow(
      'plays pub-battles only, not tiny',
    );
  });
});
