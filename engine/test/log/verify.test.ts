import { createHash } from 'node:crypto';
import {
  commitmentOf,
  type Entry,
  examineLog,
  type Luck,
  logFlaws,
  luckFlaws,
  sealed,
} from '@grognard/engine';
import type { TinyTypes } from '@grognard/tiny';
import { describe, expect, test } from 'vitest';
import { blue, type Duel, duel, give, plan, red, step } from '../table/duel.ts';

const hash = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const secret = 'nobody knows';

/** A fight under a sealed secret, with a word of each player. */
const fought = (): Duel => {
  const luck: Luck = (seq) => sealed({ secret, words: seq < 2 ? [] : ['salut'] }, seq, hash);
  const game = duel({ commitment: commitmentOf(secret, hash) }, luck);
  const sat: Entry<TinyTypes> = {
    seq: 1,
    at: '',
    seat: red,
    events: [{ table: 'sat', seat: red, word: 'salut' }],
  };
  game.ledger = { ...game.ledger, entries: [sat] };
  give(game, red, plan(step('Aubert', 4)));
  give(game, blue, plan(step('Ashby', 4)));
  return game;
};

const withEntry = (game: Duel, seq: number, change: Partial<Entry<TinyTypes>>) => ({
  opening: game.ledger.opening,
  entries: game.ledger.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry)),
});

describe('an honest log', () => {
  test('has no flaw', () => {
    const game = fought();
    expect(game.ledger.entries.at(-1)?.draws).toHaveLength(2);
    expect(logFlaws(game.match, game.ledger)).toEqual([]);
    expect(luckFlaws(game.ledger, secret, hash)).toEqual([]);
  });
});

describe('verification finds', () => {
  test('a secret that is not the one promised', () => {
    expect(luckFlaws(fought().ledger, 'another', hash)).toMatchObject([{ seq: 0, code: 'unknown-secret' }]);
  });

  test('a die that the secret does not give', () => {
    const game = fought();
    const draws = (game.ledger.entries.at(-1)?.draws ?? []).map((draw) => ({
      ...draw,
      value: (draw.value % 6) + 1,
    }));
    expect(luckFlaws(withEntry(game, 3, { draws }), secret, hash)).toHaveLength(2);
  });

  test('events that the rules do not give', () => {
    const game = fought();
    expect(logFlaws(game.match, withEntry(game, 3, { events: [] }))).toMatchObject([
      { seq: 3, code: 'other-events' },
    ]);
  });

  test('an order that the rules refuse', () => {
    const game = fought();
    const log = withEntry(game, 2, { order: plan(step('Aubert', 8)) });
    expect(logFlaws(game.match, log)).toMatchObject([{ seq: 2, code: 'order-refused', detail: 'TN-R02' }]);
  });

  test('a draw that is not written down', () => {
    const game = fought();
    expect(logFlaws(game.match, withEntry(game, 3, { draws: [] }))).toMatchObject([{ code: 'missing-draw' }]);
  });
});

describe('an entry made under another version', () => {
  const forged = (change: Partial<Entry<TinyTypes>>) => withEntry(fought(), 3, { events: [], ...change });

  test('is not called forged: its judging was another’s', () => {
    const { match } = fought();
    const log = forged({ version: match.game.version - 1 });
    expect(examineLog({ match }, log)).toEqual({
      flaws: [],
      judgedByAnother: [{ seq: 3, version: match.game.version - 1 }],
    });
    expect(examineLog({ match }, forged({ version: match.game.version }))).toMatchObject({
      flaws: [{ seq: 3, code: 'other-events' }],
      judgedByAnother: [],
    });
  });

  test('has its dice checked like any other', () => {
    const log = forged({ version: 0, draws: [{ purpose: 'blow', subject: 'x', n: 0, sides: 6, value: 7 }] });
    expect(luckFlaws(log, secret, hash)).toMatchObject([{ seq: 3, code: 'forged-draw' }]);
  });

  test('may be the opening, and all that does not say otherwise with it', () => {
    const { match, ledger } = fought();
    const { version } = match.game;
    const opening = { ...ledger.opening, version: version - 1, state: { ...ledger.opening.state, turn: 2 } };
    const found = examineLog({ match }, { opening, entries: [] });
    expect(found).toEqual({ flaws: [], judgedByAnother: [{ seq: 0, version: version - 1 }] });
  });

  test('says so itself, once the game has a newer version than its opening', () => {
    const game = duel();
    const { game: tiny } = game.match;
    const newer: Duel = { ...game, match: { ...game.match, game: { ...tiny, version: tiny.version + 1 } } };
    give(newer, red, plan());
    give(game, red, plan());
    expect(newer.ledger.entries[0]?.version).toBe(tiny.version + 1);
    expect(game.ledger.entries[0]).not.toHaveProperty('version');
  });
});
