import {
  adjudicate,
  openedFromPosition,
  type PositionFile,
  printed,
  readPositionFile,
} from '@grognard/engine/position';
import { tiny } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';
import { describe, expect, test } from 'vitest';

const position = {
  id: 'duel',
  title: { fr: 'Duel', en: 'Duel' },
  minutes: 1,
  width: 7,
  height: 3,
  turns: 3,
  marsh: [],
  pieces: [
    { name: 'Aubert', side: 'red', at: { x: 2, y: 1 }, strength: 2 },
    { name: 'Ashby', side: 'blue', at: { x: 4, y: 1 }, strength: 2 },
  ],
};

const plan = (piece: string, x: number) => ({ kind: 'plan', steps: [{ piece, to: { x, y: 1 } }] });
const red = { seat: 'red', order: plan('Aubert', 3) };
const blue = { seat: 'blue', order: plan('Ashby', 3) };

const read = (parts: object): PositionFile => {
  const file = readPositionFile(JSON.parse(JSON.stringify({ game: 'tiny', position, orders: [], ...parts })));
  if (!file.ok) throw new Error(file.error.map(({ path, message }) => `${path}: ${message.en}`).join('; '));
  return file.value;
};

const begun = (parts: object) => {
  const battle = openedFromPosition(tiny, tinySchemas, read(parts));
  if (!battle.ok)
    throw new Error(battle.error.map(({ path, message }) => `${path}: ${message.en}`).join('; '));
  return battle.value;
};

describe('a table that is printed in the midst of a decision', () => {
  test('keeps what lies sealed, and goes on when the last answer comes in', () => {
    const { match, table } = begun({ format: 2, seats: ['red', 'blue'], sealed: [red] });
    const file = read(printed(match, tinySchemas, table(), {}));
    expect(file).toMatchObject({ format: 2, seats: ['red', 'blue'], sealed: [red] });
    const again = begun(file);
    expect(again.table().sealed).toEqual(table().sealed);
    expect(again.order('blue', blue.order).events).toContainEqual(
      expect.objectContaining({ kind: 'fought' }),
    );
  });

  test('knows whose turn it is to post', () => {
    const { match, table, order } = begun({ format: 2, seats: ['red', 'blue'] });
    order('red', plan('Aubert', 1));
    order('blue', plan('Ashby', 5));
    order('red', { kind: 'pass' });
    expect(begun(printed(match, tinySchemas, table(), {})).decisions()).toMatchObject([
      { kind: 'post', owed: [{ side: 'blue' }] },
    ]);
  });

  test('seats them as they sat; who is left out sits behind them', () => {
    expect(begun({ format: 2, seats: ['red', 'blue'] }).match.seats).toEqual([
      { side: 'red' },
      { side: 'blue' },
    ]);
    expect(begun({ format: 2, seats: ['red'] }).match.seats).toEqual([{ side: 'red' }, { side: 'blue' }]);
    expect(begun({ format: 1, seats: ['red'] }).match.seats).toEqual([{ side: 'blue' }, { side: 'red' }]);
  });
});

describe('a sealed answer of a file', () => {
  test('is none of the orders that are judged', () => {
    const file = read({ format: 2, sealed: [red], orders: [blue], dice: [3, 3] });
    const adjudged = adjudicate(tiny, tinySchemas, file);
    expect(adjudged.ok && adjudged.value.ruled.map(({ verdict }) => verdict)).toEqual(['done']);
  });

  test.each([
    ['in a file of format 1', { format: 1, sealed: [red] }, 'sealed answers need format 2'],
    [
      'that is refused',
      { format: 2, sealed: [{ seat: 'red', order: plan('Aubert', 6) }] },
      'cannot go 4 cells',
    ],
    ['that is the last', { format: 2, sealed: [red, blue] }, 'sealed,1: nobody could have sealed'],
  ])('%s makes it unusable', (_, parts, sentence) => {
    expect(() => begun(parts)).toThrow(sentence);
  });
});
