import {
  appended,
  goForward,
  ordered,
  outlook,
  type Player,
  sayTold,
  standing,
  strikeEntry,
  takeBack,
  toldOf,
  unseal,
} from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../tools/proofs/proves.ts';
import { blue, type Duel, dig, duel, give, pass, plan, red, step } from '../table/duel.ts';

/** Red and Blue have planned; Red is to post. */
const atPosts = (): Duel => {
  const game = duel();
  give(game, red, plan());
  give(game, blue, plan());
  return game;
};

/** As one wish of the page, sent as several orders. */
const inOneGo = (game: Duel, gesture: string, seat: Player, ...orders: readonly object[]): void => {
  for (const order of orders) {
    const [decision] = game.match.game.decisions(game.match.setting, game.ledger.table.state);
    const sent = { seat, order, decision: decision?.id ?? '', gesture };
    const done = ordered(game.match, game.ledger, sent, game.luck, '');
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    game.ledger = done.value.ledger;
  }
};

const back = (game: Duel, seat: Player, luck = false) => {
  const taken = takeBack(game.match, game.ledger, seat);
  if (taken.ok) {
    const strike = strikeEntry(game.ledger, taken.value.strikes, seat, '', '', luck);
    game.ledger = appended(game.match, game.ledger, strike);
  }
  return taken;
};

const forward = (game: Duel, seat: Player) => {
  const again = goForward(game.ledger, seat);
  for (const order of again.ok ? again.value : []) {
    const done = ordered(game.match, game.ledger, order, game.luck, '');
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    game.ledger = done.value.ledger;
  }
  return again;
};

const ordersThatStand = ({ ledger }: Duel) =>
  standing(ledger.entries).flatMap(({ order, seq }) => (order === undefined ? [] : [seq]));

describe('taking back is a stack', () => {
  proves('GR-08', 'pressed n times it goes back n gestures, never forward', (saw) => {
    const game = duel();
    const tables = [game.ledger.table];
    for (const order of [plan(), plan(step('Aubert', 2)), plan(step('Aubert', 4))]) {
      give(game, red, order);
      tables.push(game.ledger.table);
    }
    for (const before of tables.slice(0, -1).toReversed()) {
      expect(saw(back(game, red))).toMatchObject({ ok: true });
      expect(game.ledger.table).toEqual(before);
    }
    expect(saw(back(game, red))).toMatchObject({ error: [{ code: 'nothing-to-take-back' }] });
    expect(ordersThatStand(game)).toEqual([]);
  });

  test('a gesture that was sent as several orders is one', () => {
    const game = atPosts();
    const before = game.ledger.table;
    give(game, red, pass);
    const [decision] = game.match.game.decisions(game.match.setting, game.ledger.table.state);
    expect(decision?.owed).toEqual([blue]);
    inOneGo(game, 'one', blue, dig('Ashby'), plan());
    expect(back(game, blue)).toMatchObject({ value: { strikes: [4, 5] } });
    expect(ordersThatStand(game)).toEqual([1, 2, 3]);
    expect(back(game, red)).toMatchObject({ value: { strikes: [3] } });
    expect(game.ledger.table).toEqual(before);
  });

  test('one gesture is not taken for another that follows it', () => {
    const game = duel();
    inOneGo(game, 'one', red, plan());
    inOneGo(game, 'two', red, plan(step('Aubert', 2)));
    expect(takeBack(game.match, game.ledger, red)).toMatchObject({ value: { strikes: [2] } });
  });

  test('a sealed answer that was opened again is not there to be taken back', () => {
    const game = duel();
    give(game, red, plan());
    const [decision] = game.match.game.decisions(game.match.setting, game.ledger.table.state);
    const opened = unseal(game.match, game.ledger.table, decision?.id ?? '', red);
    if (!opened.ok) throw new Error('it stays sealed');
    const { events } = opened.value;
    game.ledger = appended(game.match, game.ledger, { seq: 2, at: '', seat: red, events });
    expect(takeBack(game.match, game.ledger, red)).toMatchObject({ ok: false });
  });

  test('a draw made again goes with the one whose place it took', () => {
    const game = duel();
    give(game, red, plan(step('Aubert', 4)));
    give(game, blue, plan(step('Ashby', 4)));
    const [first, fought] = game.ledger.entries;
    if (first === undefined || fought === undefined) throw new Error('nobody fought');
    const again = { ...fought, seq: 3, strikes: [2] };
    game.ledger = appended(game.match, game.ledger, again);
    expect(back(game, blue)).toMatchObject({ value: { strikes: [2, 3] } });
    expect(ordersThatStand(game)).toEqual([1]);
  });

  test('it needs consent once the other’s sealed answer is open', () => {
    const game = atPosts();
    expect(takeBack(game.match, game.ledger, blue)).toMatchObject({
      value: { strikes: [2], consent: [red], luck: true },
    });
  });
});

describe('going forward', () => {
  test('ends where chance comes out otherwise than it did', () => {
    const die = (value: number) => [{ purpose: 'attempt', subject: '', n: 0, sides: 6, value }];
    const given = (seq: number, draws: ReturnType<typeof die>, again?: number) => ({
      ...{ seq, at: '', seat: red, decision: 'd', order: pass, events: [], draws },
      ...(again !== undefined && { again }),
    });
    const strike = { seq: 3, at: '', seat: red, events: [], strikes: [1, 2] };
    const { opening } = duel().ledger;
    const afterwards = (value: number) =>
      goForward({ opening, entries: [given(1, die(4)), given(2, []), strike, given(4, die(value), 1)] }, red);
    expect(afterwards(4)).toMatchObject({ ok: true, value: [{ again: 2 }] });
    expect(afterwards(5)).toMatchObject({ ok: false, error: [{ code: 'nothing-to-go-forward-to' }] });
  });

  proves('GR-14', 'gives again what was taken back, gesture by gesture, each order judged', (saw) => {
    const game = atPosts();
    give(game, red, pass);
    const between = game.ledger.table;
    inOneGo(game, 'one', blue, dig('Ashby'), plan());
    const end = game.ledger.table;
    back(game, blue);
    expect(game.ledger.table).toEqual(between);
    expect(forward(game, blue)).toMatchObject({ value: [{ again: 4, gesture: 'one' }, { again: 5 }] });
    expect(game.ledger.table).toEqual(end);
    expect(game.ledger.entries.slice(-2)).toMatchObject([
      { seq: 7, again: 4, gesture: 'one' },
      { seq: 8, again: 5, gesture: 'one' },
    ]);
    expect(saw(goForward(game.ledger, blue))).toMatchObject({
      error: [{ rule: 'GR-14', code: 'nothing-to-go-forward-to' }],
    });
    expect(back(game, blue)).toMatchObject({ value: { strikes: [7, 8] } });
    expect(game.ledger.table).toEqual(between);
    expect(goForward(game.ledger, blue)).toMatchObject({ value: [{ again: 7 }, { again: 8 }] });
  });

  test('leads through as many gestures as were taken back', () => {
    const game = duel();
    for (const order of [plan(), plan(step('Aubert', 2)), plan(step('Aubert', 4))]) give(game, red, order);
    const end = game.ledger.table;
    for (const _ of [1, 2, 3]) back(game, red);
    for (const again of [1, 2, 3]) expect(forward(game, red)).toMatchObject({ value: [{ again }] });
    expect(game.ledger.table).toEqual(end);
    expect(forward(game, red)).toMatchObject({ ok: false });
  });

  test('is over once something else was ordered', () => {
    const game = duel();
    give(game, red, plan());
    back(game, red);
    give(game, red, plan(step('Aubert', 2)));
    expect(goForward(game.ledger, red)).toMatchObject({ ok: false });
  });

  test('is not over because the other seals what he owes', () => {
    const game = duel();
    give(game, red, plan());
    back(game, red);
    give(game, blue, plan());
    expect(goForward(game.ledger, red)).toMatchObject({ value: [{ again: 1 }] });
  });

  test('does not lead past what the others must order again', () => {
    const game = atPosts();
    give(game, red, pass);
    back(game, red);
    back(game, red);
    expect(ordersThatStand(game)).toEqual([]);
    expect(forward(game, red)).toMatchObject({ value: [{ again: 1 }] });
    expect(forward(game, red)).toMatchObject({ ok: false });
  });
});

describe('luck that was taken back', () => {
  proves('GR-15', 'marks the table, and everybody is told', (saw) => {
    const game = duel();
    give(game, red, plan(step('Aubert', 4)));
    give(game, blue, plan(step('Ashby', 4)));
    expect(back(game, blue, true)).toMatchObject({ value: { luck: true } });
    expect(game.ledger.table.luckTakenBack).toBe(1);
    give(game, blue, plan(step('Ashby', 4)));
    const before = game.ledger.table;
    back(game, blue, true);
    const [strike] = game.ledger.entries.slice(-1);
    for (const seat of [red, blue, 'umpire', 'spectator'] as const) {
      expect(outlook(game.match, game.ledger.table, seat).luckTakenBack).toBe(2);
      const told = toldOf(game.match, before, strike ?? { events: [] }, seat);
      expect(told).toEqual([{ table: 'struck', reason: '', luck: true }]);
      for (const line of told)
        expect(saw(sayTold(game.match, line, 'en')).text).toContain('Luck was taken back');
    }
  });
});
