import { outcomeOf, outlook, resign, returnedAnswers, unseal } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../tools/proofs/proves.ts';
import { blue, dig, duel, give, pass, plan, red, rolling, step } from './duel.ts';

describe('the referee', () => {
  proves('GR-01', 'an order for a decision that is closed comes too late', (saw) => {
    const game = duel();
    expect(saw(give(game, red, plan(), '7.plan'))).toMatchObject({
      ok: false,
      error: [{ code: 'decision-closed' }],
    });
  });

  proves('GR-02', 'only who owes a decision may answer it', (saw) => {
    const game = duel();
    expect(saw(give(game, { side: 'green' }, plan()))).toMatchObject({
      error: [{ code: 'not-your-decision' }],
    });
  });

  proves('GR-03', 'a decision takes the kinds of order it asks for', (saw) => {
    expect(saw(give(duel(), red, pass))).toMatchObject({ error: [{ code: 'not-asked', impossible: true }] });
  });

  proves('GR-04', 'a malformed order comes back with the place of its fault', (saw) => {
    const bad = plan({ piece: 'Aubert', to: { x: 0.5, y: 1 } });
    expect(saw(give(duel(), red, bad))).toMatchObject({
      error: [{ code: 'malformed', params: { path: 'steps.0.to.x' } }],
    });
  });

  proves('GR-05', 'a game that is over takes no more orders', (saw) => {
    const game = duel({}, rolling(6, 1));
    give(game, red, plan(step('Aubert', 4)));
    give(game, blue, plan(step('Ashby', 4)));
    game.ledger = { ...game.ledger, table: { ...game.ledger.table, resigned: ['red'] } };
    expect(saw(give(game, red, pass))).toMatchObject({ error: [{ code: 'game-over' }] });
  });

  test('refuses without a trace', () => {
    const game = duel();
    const before = game.ledger;
    give(game, red, plan(step('Aubert', 8)));
    expect(game.ledger).toBe(before);
  });
});

describe('sealed answers', () => {
  proves('GR-06', 'are played when the last is in, whoever was first', (saw) => {
    const play = (order: 'red first' | 'blue first') => {
      const game = duel();
      const moves = [
        () => give(game, red, plan(step('Aubert', 2))),
        () => give(game, blue, plan(step('Ashby', 6))),
      ];
      for (const move of order === 'red first' ? moves : moves.toReversed()) saw(move());
      return game.ledger.table;
    };
    expect(play('red first')).toEqual(play('blue first'));
    expect(play('red first').state.phase).toBe('post');
  });

  test('show that they were given, and not what', () => {
    const game = duel();
    give(game, red, plan(step('Aubert', 2)));
    const seen = outlook(game.match, game.ledger.table, blue);
    expect(seen.sealed).toEqual([{ decision: '1.plan', seat: red }]);
    expect(JSON.stringify(seen.mine)).toBe('{}');
    expect(outlook(game.match, game.ledger.table, red).mine).toEqual({ '1.plan': plan(step('Aubert', 2)) });
  });

  test('may be sealed anew, and the last stands', () => {
    const game = duel();
    give(game, red, plan(step('Aubert', 2)));
    give(game, red, plan(step('Bazin', 1)));
    expect(game.ledger.table.sealed).toMatchObject([{ order: plan(step('Bazin', 1)) }]);
  });

  proves('GR-07', 'may be opened again, if there is one', (saw) => {
    const game = duel();
    expect(saw(unseal(game.match, game.ledger.table, '1.plan', red))).toMatchObject({
      error: [{ code: 'nothing-sealed' }],
    });
    give(game, red, plan());
    const opened = unseal(game.match, game.ledger.table, '1.plan', red);
    expect(opened.ok && opened.value.table.sealed).toEqual([]);
  });

  test('come back when they no longer hold', () => {
    const game = duel();
    give(game, red, plan(step('Aubert', 2)));
    const { table } = game.ledger;
    const dug = game.match.game.evolve(game.match.setting, table.state, {
      kind: 'posted',
      piece: 0,
      posture: 'dug in',
      rules: [],
    });
    expect(returnedAnswers(game.match, { ...table, state: dug })).toMatchObject([
      { table: 'returned', seat: red, refusals: [{ code: 'dug-in' }] },
    ]);
  });
});

describe('a sandbox', () => {
  test('warns and lets pass what is possible', () => {
    const game = duel({ sandbox: true });
    const done = give(game, red, plan(step('Aubert', 5)));
    expect(done.ok && done.value.entry.events).toMatchObject([
      { table: 'overlooked', refusals: [{ code: 'too-far' }] },
      { table: 'sealed' },
    ]);
  });

  test('refuses what is impossible', () => {
    expect(give(duel({ sandbox: true }), red, plan(step('Ashby', 6)))).toMatchObject({ ok: false });
  });
});

describe('resigning', () => {
  proves('GR-13', 'gives the battle to the other side; only a player can', (saw) => {
    const game = duel();
    expect(saw(resign(game.match, game.ledger.table, 'umpire'))).toMatchObject({
      error: [{ code: 'not-a-player' }],
    });
    expect(resign(game.match, game.ledger.table, red)).toMatchObject({
      value: [{ table: 'resigned', side: 'red' }],
    });
    const table = { ...game.ledger.table, resigned: ['red'] };
    expect(saw(outcomeOf(game.match, table))).toMatchObject({ winner: 'blue', code: 'resigned' });
    expect(resign(game.match, table, blue)).toMatchObject({ error: [{ code: 'game-over' }] });
  });
});

test('posts are taken one after the other', () => {
  const game = duel();
  give(game, red, plan());
  give(game, blue, plan());
  give(game, red, dig('Aubert'));
  expect(give(game, red, pass)).toMatchObject({ ok: false });
  expect(give(game, blue, pass)).toMatchObject({ ok: true });
});
