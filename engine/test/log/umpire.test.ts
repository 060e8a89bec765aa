import {
  appended,
  type Bench,
  fold,
  isTableEvent,
  strikeEntry,
  takeBack,
  type UmpireAct,
  umpireEntry,
} from '@grognard/engine';
import type { TinyTypes } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../tools/proofs/proves.ts';
import { blue, type Duel, dig, duel, give, pass, plan, red, step } from '../table/duel.ts';

const benchOf = ({ match, luck }: Duel): Bench<TinyTypes> => ({
  match,
  luck,
  readState: tinySchemas.state,
  knownRules: new Set(['TN-R02']),
});

const act = (game: Duel, what: UmpireAct, seat: 'umpire' | { side: string } = 'umpire') => {
  const entry = umpireEntry(benchOf(game), game.ledger, seat, what, '');
  if (entry.ok) game.ledger = appended(game.match, game.ledger, entry.value);
  return entry;
};

const reason = 'a slip of the hand';

const atPosts = (): Duel => {
  const game = duel();
  give(game, red, plan());
  give(game, blue, plan());
  return game;
};

describe('taking back', () => {
  proves('GR-08', 'is free for the latest order, if it revealed nothing', (saw) => {
    const game = atPosts();
    const before = game.ledger.table;
    expect(saw(takeBack(duel().match, duel().ledger, red))).toMatchObject({
      error: [{ code: 'nothing-to-take-back' }],
    });
    give(game, red, dig('Aubert'));
    const taken = takeBack(game.match, game.ledger, red);
    expect(taken).toMatchObject({ value: { strikes: [3], consent: [] } });
    const entry = strikeEntry(game.ledger, [3], red, reason, '');
    expect(appended(game.match, game.ledger, entry).table).toEqual(before);
  });

  test('needs consent once the other has played', () => {
    const game = atPosts();
    give(game, red, dig('Aubert'));
    give(game, blue, pass);
    expect(takeBack(game.match, game.ledger, red)).toMatchObject({
      value: { strikes: [3, 4], consent: [blue] },
    });
  });

  test('needs consent once chance was drawn', () => {
    const game = duel();
    give(game, red, plan(step('Aubert', 4)));
    give(game, blue, plan(step('Ashby', 4)));
    expect(takeBack(game.match, game.ledger, blue)).toMatchObject({
      value: { strikes: [2], consent: [red] },
    });
  });

  test('leaves answers that were sealed since and still hold', () => {
    const game = duel();
    give(game, red, plan(step('Aubert', 2)));
    give(game, blue, plan());
    expect(takeBack(game.match, game.ledger, blue)).toMatchObject({ value: { strikes: [2] } });
    const game2 = duel();
    give(game2, red, plan(step('Aubert', 2)));
    expect(takeBack(game2.match, game2.ledger, red)).toMatchObject({ value: { strikes: [1], consent: [] } });
  });
});

describe('the umpire', () => {
  proves('GR-09', 'is the only one who rules, and gives a reason', (saw) => {
    const waive = { act: 'waive', rule: 'TN-R02', reason } as const;
    expect(saw(act(duel(), waive, red))).toMatchObject({ error: [{ code: 'not-the-umpire' }] });
    expect(saw(act(duel(), { ...waive, reason: ' ' }))).toMatchObject({ error: [{ code: 'no-reason' }] });
  });

  proves('GR-10', 'corrects the table where the result can be', (saw) => {
    const game = duel();
    const move = (to: unknown): UmpireAct => ({
      act: 'amend',
      path: ['pieces', 0, 1, 'at'],
      value: to,
      reason,
    });
    expect(saw(act(game, move('there')))).toMatchObject({ error: [{ code: 'not-a-state' }] });
    const crowded = saw(act(game, move({ x: 3, y: 1 })));
    expect(!crowded.ok && crowded.error[0]).toMatchObject({
      code: 'breaks-invariant',
      params: { code: 'misplaced' },
    });
    expect(act(game, { act: 'amend', path: ['pieces', 'x', 'y'], value: 1, reason })).toMatchObject({
      ok: false,
    });
    expect(act(game, move({ x: 1, y: 1 }))).toMatchObject({ ok: true });
    expect(game.ledger.table.state.pieces[0]?.[1]?.at).toEqual({ x: 1, y: 1 });
  });

  test('undoes a correction by striking it', () => {
    const game = duel();
    const before = game.ledger.table;
    act(game, { act: 'amend', path: ['pieces', 0, 1, 'at'], value: { x: 1, y: 1 }, reason });
    act(game, { act: 'strike', seq: 1, reason });
    expect(game.ledger.table).toEqual(before);
    act(game, { act: 'strike', seq: 2, reason });
    expect(game.ledger.table.state.pieces[0]?.[1]?.at).toEqual({ x: 1, y: 1 });
    expect(saw(act(game, { act: 'strike', seq: 99, reason }))).toMatchObject({
      error: [{ code: 'no-such-entry' }],
    });
  });

  proves('GR-11', 'has only the latest draw made again, and it is a new one', (saw) => {
    const game = duel();
    give(game, red, plan(step('Aubert', 4)));
    expect(saw(act(game, { act: 'reroll', seq: 1, reason }))).toMatchObject({
      error: [{ code: 'nothing-to-reroll' }],
    });
    give(game, blue, plan(step('Ashby', 4)));
    const again = act(game, { act: 'reroll', seq: 2, reason });
    expect(again.ok && again.value.events.filter((event) => isTableEvent<TinyTypes>(event))).toMatchObject([
      { table: 'rerolled', seq: 2 },
      { table: 'opened' },
    ]);
    expect(game.ledger.table).toEqual(fold(game.match, game.ledger));
    expect(game.ledger.table.state.phase).toBe('post');
  });

  proves('GR-12', 'sets a rule aside and restores it', (saw) => {
    const game = duel();
    expect(saw(act(game, { act: 'waive', rule: 'no such rule', reason }))).toMatchObject({
      error: [{ code: 'unknown-rule' }],
    });
    expect(saw(act(game, { act: 'restore', rule: 'TN-R02', reason }))).toMatchObject({
      error: [{ code: 'not-waived' }],
    });
    act(game, { act: 'waive', rule: 'TN-R02', reason });
    expect(act(game, { act: 'waive', rule: 'TN-R02', reason })).toMatchObject({
      error: [{ code: 'already-waived' }],
    });
    expect(give(game, red, plan(step('Aubert', 5)))).toMatchObject({ ok: true });
    act(game, { act: 'restore', rule: 'TN-R02', reason });
    expect(give(game, blue, plan(step('Ashby', 3)))).toMatchObject({ ok: false });
  });
});

const saw = <T>(value: T): T => value;
