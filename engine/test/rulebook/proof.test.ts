import { UnlikeOrder } from '@grognard/engine/position';
import { type Saw, tryProof, trySwitchProof } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { ScriptError } from '../../chance/scripted.ts';

/** A test that asserts one thing, and saw this. */
const showing =
  (value: object | undefined) =>
  (saw: Saw): void => {
    saw(value);
    saw.asserted?.();
  };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

describe('a proof', () => {
  test.each([
    ['a refusal', { rule: 'XX-1', code: 'too-far' }],
    ['a modifier deep in a told line', { text: '', modifiers: [{ value: 1, rule: 'XX-1' }] }],
    ['the rules of a line', [{ text: '', rules: ['XX-0', 'XX-1'] }]],
    ['an event in a verdict', { events: [{ kind: 'moved', by: { kind: 'push', rule: 'XX-1' } }] }],
    ['an event of the table', { table: 'opened', rule: 'XX-1' }],
  ])('stands when %s carries the id', async (_, carrier) => {
    const attempt = await tryProof(['XX-1'], showing(carrier));
    expect(attempt).toEqual({ proofs: [{ id: 'XX-1', outcome: 'proven' }], assertions: 1 });
  });

  test.each([
    ['nothing was seen', undefined],
    ['the id stood in a text', { text: 'XX-1', code: 'XX-1' }],
    ['another rule was carried', { rule: 'XX-10', code: 'too-far' }],
    ['a row of a table has the id for a label', [{ rule: 'XX-1', line: 16, column: 18 }]],
  ])('does not stand when %s', async (_, seen) => {
    const { proofs, error } = await tryProof(['XX-1'], showing(seen));
    expect(proofs).toEqual([{ id: 'XX-1', outcome: 'not exercised' }]);
    expect(messageOf(error)).toMatch(/names XX-1, but nothing in it came from there/);
  });

  test('judges each of several ids by itself', async () => {
    const { proofs } = await tryProof(['XX-1', 'XX-2'], showing({ rule: 'XX-2', value: 1 }));
    expect(proofs.map(({ outcome }) => outcome)).toEqual(['not exercised', 'proven']);
  });

  test('has failed when its test fails, whatever it saw', async () => {
    const attempt = await tryProof(['XX-1'], async (saw) => {
      saw({ rule: 'XX-1', code: 'too-far' });
      throw new Error('seven is not eight');
    });
    expect(attempt.proofs).toEqual([{ id: 'XX-1', outcome: 'failed' }]);
    expect(messageOf(attempt.error)).toBe('seven is not eight');
  });

  test('is only mentioned when the params of a refusal bring the id along', async () => {
    const refused = { rule: 'XX-10', code: 'too-far', params: { rules: ['XX-1'] } };
    const { proofs, error } = await tryProof(['XX-1'], showing(refused));
    expect({ proofs, error }).toEqual({ proofs: [{ id: 'XX-1', outcome: 'mentioned' }], error: undefined });
  });

  test('does not stand when it asserts nothing, whatever it saw', async () => {
    const { proofs, error } = await tryProof(['XX-1'], (saw) => saw({ rule: 'XX-1', code: 'too-far' }));
    expect(proofs).toEqual([{ id: 'XX-1', outcome: 'not exercised' }]);
    expect(messageOf(error)).toMatch(/names XX-1, and asserts nothing/);
  });

  test('counts what the runner has counted, since it began', async () => {
    let counted = 7;
    const body = (saw: Saw) => {
      saw({ rule: 'XX-1', code: 'too-far' });
      counted += 2;
    };
    const { assertions } = await tryProof(['XX-1'], body, { asserted: () => counted });
    expect(assertions).toBe(2);
  });

  test('hands back what it saw', async () => {
    await tryProof([], (saw) => expect(saw(7)).toBe(7));
  });
});

const game = {
  switches: [
    { name: 'fog', rule: 'XX-2', values: ['thick', 'thin', 'none'] },
    { name: 'rain', rule: 'XX-3', values: [true] },
  ],
};

describe('a proof by switch', () => {
  test('stands when the test fails without the rule', async () => {
    const attempt = await trySwitchProof('XX-2', { game, switch: 'fog' }, ({ fog }) =>
      expect(fog).toBe('thick'),
    );
    expect(attempt).toEqual({
      proofs: [{ id: 'XX-2', outcome: 'proven', by: 'switch' }],
      assertions: 0,
    });
  });

  test.each([
    ['an order is judged otherwise', new UnlikeOrder('refused', [{ rule: 'XX-4', code: 'no' }])],
    ['what was to be refused stands', new UnlikeOrder('stood', [])],
    ['something happens that rolls a die', new ScriptError({ fr: 'aucun dé', en: 'no die is left' })],
  ])('stands when %s', async (_, error) => {
    const { proofs } = await trySwitchProof('XX-2', { game, switch: 'fog' }, ({ fog }) => {
      if (fog !== 'thick') throw error;
    });
    expect(proofs).toMatchObject([{ id: 'XX-2', outcome: 'proven' }]);
  });

  test.each([
    ['nobody has asked for the order', new UnlikeOrder('refused', [{ rule: 'GR-03', code: 'other' }])],
    ['the battle cannot begin', new Error('the battle cannot begin')],
  ])('does not stand when %s', async (_, error) => {
    const { proofs, error: told } = await trySwitchProof('XX-2', { game, switch: 'fog' }, ({ fog }) => {
      if (fog !== 'thick') throw error;
    });
    expect(proofs).toEqual([{ id: 'XX-2', outcome: 'not exercised' }]);
    expect(messageOf(told)).toMatch(/breaks off before it asserts/);
  });

  test('takes the named value for off', async () => {
    const off = { game, switch: 'fog', off: 'none' };
    const { proofs } = await trySwitchProof('XX-2', off, ({ fog }) => expect(fog).not.toBe('none'));
    expect(proofs).toMatchObject([{ id: 'XX-2', outcome: 'proven' }]);
  });

  test('does not stand when the test passes both ways', async () => {
    const { proofs, error } = await trySwitchProof('XX-2', { game, switch: 'fog' }, () => undefined);
    expect(proofs).toEqual([{ id: 'XX-2', outcome: 'not exercised' }]);
    expect(messageOf(error)).toMatch(/passes whether or not the switch fog turns XX-2 off/);
  });

  test('has failed when the test fails with the rule in force', async () => {
    const { proofs, error } = await trySwitchProof('XX-2', { game, switch: 'fog' }, ({ fog }) => {
      if (fog === 'thick') throw new Error('too thick');
    });
    expect(proofs).toEqual([{ id: 'XX-2', outcome: 'failed' }]);
    expect(messageOf(error)).toBe('too thick');
  });

  test.each([
    ['XX-2', 'hail', 'The game has no switch hail.'],
    ['XX-3', 'fog', 'The switch fog belongs to XX-2, so it cannot prove XX-3.'],
    ['XX-3', 'rain', 'The switch rain has no other value that would turn XX-3 off.'],
  ])('of %s by %s is no proof', async (id, name, sentence) => {
    const { proofs, error } = await trySwitchProof(id, { game, switch: name }, () => undefined);
    expect(proofs).toEqual([{ id, outcome: 'failed' }]);
    expect(messageOf(error)).toBe(sentence);
  });
});

test('a worked example is proven by the rules that it shows, and only by all of them', async () => {
  const shows = { 'XX-9e': ['XX-1', 'XX-2'] };
  const both = await tryProof(['XX-9e'], showing([{ rule: 'XX-1', value: 1 }, { rules: ['XX-2'] }]), {
    shows,
  });
  expect(both.proofs).toEqual([{ id: 'XX-9e', outcome: 'proven' }]);
  const one = await tryProof(['XX-9e'], showing({ rule: 'XX-1', value: 1 }), { shows });
  expect(one.proofs).toEqual([{ id: 'XX-9e', outcome: 'not exercised' }]);
  expect(one.error).toBeInstanceOf(Error);
});
