import {
  appended,
  type Bench,
  type Entry,
  examineLog,
  type Happening,
  type Log,
  type Seat,
  strikeEntry,
  takeBack,
  type UmpireAct,
  umpireEntry,
} from '@grognard/engine';
import type { TinyTypes } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';
import { describe, expect, test } from 'vitest';
import { blue, type Duel, dig, duel, give, pass, plan, red, rolling, step } from '../table/duel.ts';

type AnEntry = Entry<TinyTypes>;
const knownRules = new Set(['TN-R02']);

const judged = ({ match }: Duel, log: Log<TinyTypes>) =>
  examineLog({ match, readState: tinySchemas.state, knownRules }, log);

/** What is found in a game when one more entry is written behind it. */
const found = (game: Duel, entry: Omit<AnEntry, 'seq' | 'at'>): readonly string[] => {
  const seq = game.ledger.entries.length + 1;
  const log = { ...game.ledger, entries: [...game.ledger.entries, { seq, at: '', ...entry }] };
  return judged(game, log).flaws.map((flaw) => `${flaw.seq} ${flaw.code}`);
};

const happening = (seat: Seat, event: Happening<TinyTypes>) => ({ seat, events: [event] });

const write = (game: Duel, entry: Omit<AnEntry, 'seq' | 'at'>): void => {
  const seq = game.ledger.entries.length + 1;
  game.ledger = appended(game.match, game.ledger, { seq, at: '', ...entry });
};

/** Both have answered once, and something was drawn. */
const fought = (more: Parameters<typeof duel>[0] = {}): Duel => {
  const game = duel(more, rolling(1, 1));
  give(game, red, plan(step('Aubert', 4)));
  give(game, blue, plan(step('Ashby', 4)));
  return game;
};

const act = (game: Duel, what: UmpireAct): void => {
  const bench: Bench<TinyTypes> = {
    ...{ match: game.match, readState: tinySchemas.state, knownRules },
    luck: rolling(1, 1),
  };
  const entry = umpireEntry(bench, game.ledger, 'umpire', what, '');
  if (!entry.ok) throw new Error(JSON.stringify(entry.error));
  game.ledger = appended(game.match, game.ledger, entry.value);
};

const back = (game: Duel, seat: { side: string }): void => {
  const taken = takeBack(game.match, game.ledger, seat);
  if (!taken.ok) throw new Error(JSON.stringify(taken.error));
  const { strikes, luck } = taken.value;
  game.ledger = appended(game.match, game.ledger, strikeEntry(game.ledger, strikes, seat, '', '', luck));
};

describe('nothing is found in what people and umpires did', () => {
  test('every act that the table knows', () => {
    const game = fought();
    act(game, { act: 'reroll', seq: 2, reason: 'the die fell off the table' });
    act(game, { act: 'waive', rule: 'TN-R02', reason: 'a lesson' });
    act(game, { act: 'restore', rule: 'TN-R02', reason: 'enough' });
    act(game, { act: 'amend', path: ['turn'], value: 1, reason: 'miscounted' });
    act(game, { act: 'strike', seq: 4, reason: 'it was not waived' });
    act(game, { act: 'strike', seq: 7, reason: 'it was' });
    back(game, red);
    write(game, happening(red, { table: 'sat', seat: red, word: 'salut' }));
    give(game, red, plan());
    const { decision = '' } = game.ledger.entries.at(-1) ?? {};
    write(game, happening(red, { table: 'unsealed', decision, seat: red }));
    write(game, happening(blue, { table: 'resigned', side: 'blue' }));
    expect(judged(game, game.ledger)).toEqual({ flaws: [], judgedByAnother: [] });
  });
});

describe('a flaw is found', () => {
  const withoutUmpire = { seats: [red, blue] };
  const waived: Happening<TinyTypes> = { table: 'waived', rule: 'TN-R02', reason: 'why not' };
  const amended: Happening<TinyTypes> = { table: 'amended', path: ['turn'], value: 2, reason: 'so' };
  const struck = (...seqs: number[]): AnEntry['events'] => [{ table: 'struck', seqs, reason: 'a slip' }];

  test.each<[string, Duel, Omit<AnEntry, 'seq' | 'at'>, string]>([
    [
      'one side resigns for the other',
      fought(),
      happening(red, { table: 'resigned', side: 'blue' }),
      'not-allowed',
    ],
    [
      'the umpire resigns for a side',
      fought(),
      happening('umpire', { table: 'resigned', side: 'blue' }),
      'not-allowed',
    ],
    [
      'an umpire acts who is not at the table',
      fought(withoutUmpire),
      happening('umpire', amended),
      'not-at-table',
    ],
    [
      'somebody acts who is not at the table',
      fought(),
      happening({ side: 'green' }, { table: 'resigned', side: 'green' }),
      'not-at-table',
    ],
    ['a player sets a rule aside', fought(), happening(red, waived), 'not-allowed'],
    ['a player amends', fought(), happening(red, amended), 'not-allowed'],
    [
      'an unknown rule is set aside',
      fought(),
      happening('umpire', { ...waived, rule: 'no-such-rule' }),
      'not-allowed',
    ],
    ['the umpire gives no reason', fought(), happening('umpire', { ...amended, reason: ' ' }), 'not-allowed'],
    [
      'the umpire amends to nonsense',
      fought(),
      happening('umpire', { ...amended, value: 'noon' }),
      'not-allowed',
    ],
    [
      'what was never sealed is unsealed',
      fought(),
      happening(red, { table: 'unsealed', decision: 'x', seat: red }),
      'not-allowed',
    ],
    [
      'a seat sits down for another',
      fought(),
      happening(red, { table: 'sat', seat: blue, word: '' }),
      'not-allowed',
    ],
    ['nothing happens', fought(), { seat: red, events: [] }, 'no-act'],
    [
      'the game moves on by itself',
      fought(),
      { seat: red, events: fought().ledger.entries[1]?.events ?? [] },
      'no-act',
    ],
    [
      'a seal is broken by itself',
      fought(),
      happening(red, { table: 'opened', decision: 'x', rule: 'GR-06' }),
      'no-act',
    ],
    [
      'dice roll for nothing',
      fought(),
      { ...happening(red, { table: 'resigned', side: 'red' }), draws: [] },
      'no-act',
    ],
    [
      'an umpire gives an order',
      fought(),
      { seat: 'umpire', decision: 'x', order: pass, events: [] },
      'not-allowed',
    ],
    ['an order answers nothing', fought(), { seat: red, order: pass, events: [] }, 'no-act'],
    ['a strike of itself', fought(), { seat: 'umpire', strikes: [3], events: struck(3) }, 'wrong-strike'],
    ['a strike of the future', fought(), { seat: 'umpire', strikes: [9], events: struck(9) }, 'wrong-strike'],
    [
      'the same entry is struck twice',
      fought(),
      { seat: 'umpire', strikes: [2, 2], events: struck(2, 2) },
      'wrong-strike',
    ],
    [
      'a strike that tells of another',
      fought(),
      { seat: 'umpire', strikes: [2], events: struck(1) },
      'no-act',
    ],
    ['a strike that tells of nothing', fought(), { seat: 'umpire', strikes: [2], events: [] }, 'no-act'],
    [
      'a spectator takes back',
      fought({ seats: [red, blue, 'spectator'] }),
      { seat: 'spectator', strikes: [2], events: struck(2) },
      'not-allowed',
    ],
    [
      'a player takes another’s order back',
      fought(),
      { seat: red, strikes: [2], events: [{ table: 'struck', seqs: [2], reason: '' }] },
      'other-strikes',
    ],
    [
      'an umpire strikes half of what follows',
      fought(),
      { seat: 'umpire', strikes: [1], events: struck(1) },
      'other-strikes',
    ],
  ])('%s', (_, game, entry, code) => {
    expect(found(game, entry)).toEqual([`3 ${code}`]);
  });

  test('what no longer stands is struck again', () => {
    const game = fought();
    act(game, { act: 'strike', seq: 2, reason: 'a slip' });
    expect(found(game, { seat: 'umpire', strikes: [2], events: struck(2) })).toEqual(['4 wrong-strike']);
  });

  test('a seat gives its word twice', () => {
    const game = fought();
    const sat = happening(red, { table: 'sat', seat: red, word: 'one' });
    write(game, sat);
    expect(found(game, happening(red, { table: 'sat', seat: red, word: 'two' }))).toEqual(['4 not-allowed']);
  });

  test('somebody acts after the end', () => {
    const game = fought();
    const resigned = happening(red, { table: 'resigned', side: 'red' });
    write(game, resigned);
    for (const event of [amended, waived])
      expect(found(game, happening('umpire', event))).toEqual(['4 order-refused']);
    expect(found(game, happening(blue, { table: 'resigned', side: 'blue' }))).toEqual(['4 order-refused']);
    expect(found(game, { seat: 'umpire', strikes: [3], events: struck(3) })).toEqual(['4 order-refused']);
  });

  test('a draw is written down that nobody made', () => {
    const game = fought();
    const [first, second] = game.ledger.entries;
    const more = { purpose: 'blow', subject: 'nobody', n: 0, sides: 6, value: 6 };
    const entries = [first, { ...second, draws: [...(second?.draws ?? []), more] }] as AnEntry[];
    expect(judged(game, { ...game.ledger, entries }).flaws).toMatchObject([{ seq: 2, code: 'other-events' }]);
  });

  test.each<[string, readonly Seat[]]>([
    ['a seat is taken twice', [red, blue, 'umpire', 'umpire']],
    ['there is no such side', [red, blue, { side: 'green' }]],
    ['nobody plays a side', [red, 'umpire']],
  ])('%s', (_, seats) => {
    const game = duel();
    const opening = { ...game.ledger.opening, seats };
    const match = { ...game.match, seats };
    expect(examineLog({ match }, { opening, entries: [] }).flaws[0]).toMatchObject({
      seq: 0,
      code: 'wrong-seats',
    });
  });
});

test('who may do what is no matter of the version', () => {
  const game = fought();
  const stranger = { ...happening(red, { table: 'resigned', side: 'blue' }), version: 0 };
  expect(found(game, stranger)).toEqual(['3 not-allowed']);
  expect(found(game, { seat: red, decision: 'x', order: dig('Aubert'), events: [], version: 0 })).toEqual([]);
});
