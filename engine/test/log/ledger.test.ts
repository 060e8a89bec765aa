import { appended, canonical, fold, messageFor, openLedger, strikeEntry } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { blue, duel, give, pass, plan, red, step } from '../table/duel.ts';

const played = () => {
  const game = duel();
  give(game, red, plan(step('Aubert', 2)));
  give(game, blue, plan(step('Ashby', 6)));
  give(game, red, pass);
  return game;
};

describe('a log', () => {
  test('folds to the table that was played, also after a trip through text', () => {
    const { match, ledger } = played();
    const { opening, entries } = ledger;
    expect(fold(match, JSON.parse(canonical({ opening, entries })))).toEqual(ledger.table);
  });

  test('leaves struck entries out, and a struck strike lets them stand again', () => {
    const { match, ledger } = played();
    const struck = appended(match, ledger, strikeEntry(ledger, [3], red, 'a slip', ''));
    expect(struck.entries).toHaveLength(4);
    expect(struck.table.state.poster).toBe(0);
    const again = appended(match, struck, strikeEntry(struck, [4], 'umpire', 'it stands', ''));
    expect(again.table).toEqual(ledger.table);
  });
});

describe('a message', () => {
  test('says that an answer was sealed, and changes nothing else', () => {
    const game = duel();
    const before = game.ledger.table;
    const done = give(game, red, plan(step('Aubert', 2)));
    if (!done.ok) throw new Error('refused');
    const message = messageFor(
      game.match,
      { before, entry: done.value.entry, after: game.ledger.table },
      blue,
    );
    expect(message?.told).toEqual([{ table: 'sealed', seat: red }]);
    expect(JSON.stringify(message?.patch)).not.toContain('Aubert');
  });

  test('is not sent to who neither hears nor sees anything', () => {
    const game = duel();
    const { table } = game.ledger;
    const entry = { seq: 1, at: '', seat: red, events: [{ kind: 'passed' as const }] };
    expect(messageFor(game.match, { before: table, entry, after: table }, blue)).toBeUndefined();
  });

  test('keeps what was overlooked between its owner and the umpire', () => {
    const game = duel({ sandbox: true });
    const before = openLedger(game.ledger.opening).table;
    const done = give(game, red, plan(step('Aubert', 5)));
    if (!done.ok) throw new Error('refused');
    const told = (seat: typeof red | 'umpire') =>
      messageFor(game.match, { before, entry: done.value.entry, after: game.ledger.table }, seat)?.told
        .length;
    expect([told(red), told('umpire'), told(blue)]).toEqual([2, 2, 1]);
  });
});
