import { readFileSync } from 'node:fs';
import {
  begin,
  canonical,
  defaultsOf,
  type Entry,
  logFlaws,
  openTable,
  randomFrom,
  seeded,
} from '@grognard/engine';
import { type Fought, fightOut, generalNamed, generalsFor, randomGeneral, turnOf } from '@grognard/generals';
import { type Scenario, type TinyTypes, tiny } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed } from '../../tools/counts.ts';

const scenarioNamed = (name: string): Scenario =>
  JSON.parse(readFileSync(new URL(`../../games/tiny/scenarios/${name}.json`, import.meta.url), 'utf8'));

const begun = (name: string, seed: number) => {
  const seats =
    name === 'wings'
      ? [{ side: 'red', command: 'left' }, { side: 'red', command: 'right' }, { side: 'blue' }]
      : [{ side: 'red' }, { side: 'blue' }];
  const beginning = { at: '', scenario: scenarioNamed(name), switches: defaultsOf(tiny.switches), seats };
  const opened = begin(tiny, beginning, (seq) => seeded(seed, seq));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};

const fight = (name: string, seed: number, general = 'random', limit = 1000) => {
  const { match, opening } = begun(name, seed);
  const entries: Entry<TinyTypes>[] = [];
  const fought: Fought<TinyTypes> = fightOut(
    { ...match, readOrder: tinySchemas.order },
    openTable<TinyTypes>(opening.state),
    {
      generalOf: () => generalNamed(general) ?? randomGeneral,
      luck: (seq) => seeded(seed, seq),
      random: randomFrom(seed),
      limit,
      written: (entry) => entries.push(entry),
    },
  );
  return { match, opening, entries, fought };
};

/** Fights a battle a seed; a failure names the seed and how to see it again. */
const eachBattle = (check: (seed: number) => void): void => {
  for (let seed = firstSeed; seed < firstSeed + countOf('generals'); seed += 1) {
    try {
      check(seed);
    } catch (cause) {
      const replay = `GROGNARD_SEED=${seed} npx vitest run generals/test/battle.test.ts`;
      throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : cause}\nreplay: ${replay}`, {
        cause,
      });
    }
  }
};

describe.each(generalsFor('tiny'))('the %s general', (name) => {
  test.each(['ford', 'wings'])('has every order accepted and ends every battle of %s', (scenario) => {
    eachBattle((seed) => expect(fight(scenario, seed, name).fought.outcome).toBeDefined());
  });

  test('plays the same battle for the same seed, and another for another', () => {
    const log = (seed: number) => canonical(fight('ford', seed, name).entries);
    expect(log(3)).toBe(log(3));
    expect(log(3)).not.toBe(log(4));
  });
});

describe('a battle between generals', () => {
  test('is written down as a log that replays', () => {
    const { match, opening, entries, fought } = fight('wings', 5);
    expect(entries).toHaveLength(fought.orders);
    expect(logFlaws(match, { opening, entries })).toEqual([]);
  });

  test('is broken off at its limit', () => {
    const { fought } = fight('ford', 1, 'random', 3);
    expect(fought).toMatchObject({ orders: 3, outcome: undefined });
  });

  test('lets a general know nothing but its view', () => {
    const { match, opening } = begun('ford', 1);
    const seen: string[] = [];
    fightOut(match, openTable<TinyTypes>(opening.state), {
      generalOf: () => (turn) => {
        seen.push(canonical(turn.view));
        return randomGeneral(turn);
      },
      luck: (seq) => seeded(1, seq),
      random: randomFrom(1),
      limit: 1,
    });
    expect(seen).toEqual([canonical(tiny.view(match.setting, opening.state, { side: 'red' }))]);
    expect(seen[0]).not.toContain('Blake');
  });

  test('does not hide a general that breaks the rules', () => {
    const { match, opening } = begun('ford', 1);
    const cheating = () =>
      fightOut(match, openTable<TinyTypes>(opening.state), {
        generalOf: () => () => ({ kind: 'surrender' }),
        luck: (seq) => seeded(1, seq),
        random: randomFrom(1),
        limit: 1,
      });
    expect(cheating).toThrow(/refused \(GR-03 not-asked\)/);
  });
});

describe('the random general', () => {
  const turnWith = (stubborn: Partial<typeof tiny>) => {
    const { match, opening } = begun('ford', 1);
    const seat = { side: 'red' };
    const view = tiny.view(match.setting, opening.state, seat);
    const [decision] = tiny.decisions(match.setting, opening.state);
    if (decision === undefined) throw new Error('nothing is owed');
    const stubbornMatch = { ...match, game: { ...tiny, ...stubborn } };
    return turnOf({ match: stubbornMatch, view, seat, decision, random: randomFrom(1) });
  };

  test('takes an order on offer when no whim will do', () => {
    const turn = turnWith({ propose: () => ({ ok: false, error: [] }) });
    expect(tiny.options(turn.reading, turn.seat).orders).toContainEqual(randomGeneral(turn));
  });

  test('takes an order on offer when whims answer another decision', () => {
    const turn = turnWith({ propose: () => ({ ok: true, value: { kind: 'pass' } }) });
    expect(randomGeneral(turn).kind).toBe('plan');
  });

  test('says so when a game offers nothing at all', () => {
    const turn = turnWith({
      propose: () => ({ ok: false, error: [] }),
      options: () => ({ orders: [], regions: [] }),
    });
    expect(() => randomGeneral(turn)).toThrow('tiny offers no order for the decision 1.plan');
  });
});

test('there is no general of an unknown name', () => {
  expect(generalNamed('napoleon')).toBeUndefined();
  expect(generalNamed('toString')).toBeUndefined();
});
