import { type Adjudged, adjudicate, readPositionFile } from '@grognard/engine/position';
import { type TinyTypes, tiny } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';
import { describe, expect, test } from 'vitest';

const piece = (name: string, side: string, x: number, more: object = {}) => ({
  name,
  side,
  at: { x, y: 1 },
  strength: 2,
  ...more,
});

const position = {
  id: 'duel',
  title: { fr: 'Duel', en: 'Duel' },
  minutes: 1,
  width: 7,
  height: 3,
  turns: 3,
  marsh: [{ x: 1, y: 0 }],
  pieces: [piece('Aubert', 'red', 2), piece('Ashby', 'blue', 4)],
};

const step = (name: string, x: number, y = 1) => ({ kind: 'plan', steps: [{ piece: name, to: { x, y } }] });
const red = (order: object) => ({ seat: 'red', order });
const blue = (order: object) => ({ seat: 'blue', order });
const clash = [red(step('Aubert', 3)), blue(step('Ashby', 3))];

const play = (parts: object, manner = {}) => {
  const file = readPositionFile(JSON.parse(JSON.stringify({ format: 1, game: 'tiny', position, ...parts })));
  return file.ok ? adjudicate(tiny, tinySchemas, file.value, manner) : file;
};

const played = (parts: object, manner = {}): Adjudged<TinyTypes> => {
  const result = play(parts, manner);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const problems = (parts: object): readonly string[] => {
  const result = play(parts);
  return result.ok ? [] : result.error.map(({ path, message }) => `${path.join('.')}: ${message.en}`);
};

describe('a position file is played', () => {
  test('order by order, with rules, told lines and dice', () => {
    const { ruled, position: after } = played({ orders: clash, dice: [1, 5] });
    expect(ruled.map(({ verdict }) => verdict)).toEqual(['done', 'done']);
    expect(ruled[1]?.rules).toContain('TN-R07');
    expect(ruled[1]?.draws.map(({ value }) => value)).toEqual([1, 5]);
    expect(ruled[1]?.told.en.join(' ')).not.toEqual(ruled[1]?.told.fr.join(' '));
    expect(after.pieces.map(({ lost }) => lost)).toEqual([undefined, true]);
  });

  test('and a battle that ends says by which rule', () => {
    const { ruled } = played({ orders: clash, dice: [5, 1] });
    expect(ruled[1]?.rules).toContain('TN-R12');
  });

  test('with refusals that change nothing', () => {
    const { ruled, position: after } = played({ orders: [red(step('Aubert', 5))] });
    expect(ruled).toMatchObject([{ verdict: 'refused', rules: ['TN-R02'] }]);
    expect(ruled[0]?.told.fr).toHaveLength(1);
    expect(after.pieces[0]?.at).toEqual({ x: 2, y: 1 });
  });

  test.each([
    ['what was not asked', [blue({ kind: 'pass' })], 'GR-03'],
    ['an order too many', [...clash, red({ kind: 'pass' })], 'GR-05'],
    ['a seat that is not at the table', [{ seat: 'red:left', order: { kind: 'pass' } }], 'GR-02'],
  ])('and %s is refused', (_, orders, rule) => {
    const { ruled } = played({ seats: ['red', 'blue'], orders, dice: [5, 1] });
    expect(ruled.at(-1)).toMatchObject({ verdict: 'refused', rules: [rule] });
  });

  test('from its own end again', () => {
    const { position: once } = played({ orders: clash, dice: [3, 3] });
    const { position: twice } = played({ position: once, orders: [] });
    expect(twice).toEqual(once);
  });

  test('with the same chance for the same seed', () => {
    const rolled = (seed: number) =>
      played({ orders: clash }, { seed }).ruled.flatMap(({ draws }) => draws.map(({ value }) => value));
    expect(rolled(7)).toEqual(rolled(7));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => rolled(seed).join(' '))).size).toBeGreaterThan(1);
  });

  test('with its options', () => {
    const { position: after } = played({ orders: clash, dice: [3, 3], options: { digging: 'forbidden' } });
    expect(after.turn).toBe(2);
  });

  test('on a shipped scenario that the caller finds', () => {
    const file = { position: undefined, scenario: 'duel', orders: [] };
    expect(played(file, { scenario: position }).position.pieces).toHaveLength(2);
  });

  test('with commands of a side', () => {
    const pieces = [
      piece('Aubert', 'red', 1, { command: 'left' }),
      piece('Bazin', 'red', 2, { command: 'right' }),
      piece('Ashby', 'blue', 6),
    ];
    const orders = [
      { seat: 'red:left', order: step('Aubert', 0) },
      { seat: 'red:right', order: step('Bazin', 3) },
      blue(step('Ashby', 5)),
    ];
    const { ruled, position: after } = played({ position: { ...position, pieces }, orders });
    expect(ruled.map(({ verdict }) => verdict)).toEqual(['done', 'done', 'done']);
    expect(after.pieces.map(({ at }) => at.x)).toEqual([0, 3, 5]);
  });
});

describe('the dice of the opening', () => {
  const cupGame: typeof tiny = {
    ...tiny,
    open: (setting, scenario, seats, chance) => {
      cups.push(chance.roll('cup', 'red'));
      return tiny.open(setting, scenario, seats, chance);
    },
  };
  let cups: number[] = [];

  const drawn = (dice: readonly unknown[]) => {
    cups = [];
    const file = readPositionFile({ format: 1, game: 'tiny', position, orders: clash, dice });
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    return adjudicate(cupGame, tinySchemas, file.value);
  };

  test('are those that are named for it', () => {
    expect(drawn([1, { purpose: 'cup', value: 6 }, 5])).toMatchObject({ ok: true });
    expect(cups).toEqual([6]);
  });

  test('are seeded where none is named, and leave the plain ones to the orders', () => {
    expect(drawn([1, 5])).toMatchObject({ ok: true });
    expect(drawn([1, { purpose: 'cup', subject: 'blue', value: 6 }, 5])).toMatchObject({ ok: false });
  });

  test('must fit, too', () => {
    const [problem] = [drawn([{ purpose: 'cup', value: 7 }])].flatMap((result) =>
      result.ok ? [] : result.error,
    );
    expect(problem).toEqual({
      path: ['dice'],
      message: {
        en: expect.stringContaining('a die of 7 cannot be rolled for cup'),
        fr: expect.stringContaining('aucun dé ne donne 7 pour cup'),
      },
    });
  });
});

describe('a position file that cannot be played says where and why', () => {
  test.each<[string, object, readonly string[]]>([
    ['no die is left', { orders: clash, dice: [5] }, ['dice: no die is left']],
    ['a die has seven eyes', { orders: clash, dice: [7, 1] }, ['dice: a die of 7']],
    ['an order has no shape', { orders: [red({ kind: 'plan' })] }, ['orders.0.order.steps: ']],
    ['nobody rolls a die', { orders: clash, dice: [5, 1, 6] }, ['dice: nobody rolls the last 1 of them']],
    [
      'there is no such side',
      { orders: [{ seat: 'green', order: {} }] },
      ['orders.0.seat: there is no side green'],
    ],
    [
      'an option is unknown',
      { orders: [], options: { fog: 1 } },
      ['options.fog: the game has no such switch'],
    ],
    [
      'an option has no such value',
      { orders: [], options: { sight: 9 } },
      ['options.sight: must be one of 2, 1'],
    ],
    [
      'a piece has no name',
      { position: { ...position, pieces: [{}, {}] }, orders: [] },
      ['position.pieces.0.name: '],
    ],
    [
      'two pieces stand in one place',
      {
        position: { ...position, pieces: [piece('Aubert', 'red', 2), piece('Ashby', 'blue', 2)] },
        orders: [],
      },
      ['position: '],
    ],
    [
      'scenario and position are given',
      { scenario: 'duel', orders: [] },
      [': give a scenario or a position'],
    ],
    ['there is neither', { position: undefined, orders: [] }, [': give a scenario or a position']],
    ['it has an unknown field', { orders: [], weather: 'rain' }, [': Unrecognized key: "weather"']],
    ['it is of another format', { orders: [], format: 3 }, ['format: ']],
  ])('when %s', (_, parts, sentences) => {
    const found = problems(parts);
    for (const sentence of sentences) expect(found.join('\n')).toContain(sentence);
  });

  test('with every reason at once', () => {
    const found = problems({
      position: { ...position, width: 0, turns: 0 },
      orders: [],
      options: { fog: 1 },
    });
    expect(found).toHaveLength(3);
  });
});
