import { tryProof, trySwitchProof } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

describe('a proof', () => {
  test.each([
    ['a refusal', { rule: 'XX-1', code: 'too-far' }],
    ['a modifier deep in a told line', { text: '', modifiers: [{ value: 1, rule: 'XX-1' }] }],
    ['the rules of a line', [{ text: '', rules: ['XX-0', 'XX-1'] }]],
    ['an event in a verdict', { events: [{ kind: 'moved', by: { rule: 'XX-1' } }] }],
  ])('stands when %s carries the id', async (_, carrier) => {
    const attempt = await tryProof(['XX-1'], (saw) => saw(carrier));
    expect(attempt).toEqual({ proofs: [{ id: 'XX-1', outcome: 'proven' }] });
  });

  test.each([
    ['nothing was seen', undefined],
    ['the id stood in a text', { text: 'XX-1', code: 'XX-1' }],
    ['another rule was carried', { rule: 'XX-10' }],
  ])('does not stand when %s', async (_, seen) => {
    const { proofs, error } = await tryProof(['XX-1'], (saw) => saw(seen));
    expect(proofs).toEqual([{ id: 'XX-1', outcome: 'not exercised' }]);
    expect(messageOf(error)).toMatch(/names XX-1, but nothing in it came from there/);
  });

  test('judges each of several ids by itself', async () => {
    const { proofs } = await tryProof(['XX-1', 'XX-2'], (saw) => saw({ rule: 'XX-2' }));
    expect(proofs.map(({ outcome }) => outcome)).toEqual(['not exercised', 'proven']);
  });

  test('has failed when its test fails, whatever it saw', async () => {
    const attempt = await tryProof(['XX-1'], async (saw) => {
      saw({ rule: 'XX-1' });
      throw new Error('seven is not eight');
    });
    expect(attempt.proofs).toEqual([{ id: 'XX-1', outcome: 'failed' }]);
    expect(messageOf(attempt.error)).toBe('seven is not eight');
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
    expect(attempt).toEqual({ proofs: [{ id: 'XX-2', outcome: 'proven' }] });
  });

  test('takes the named value for off', async () => {
    const off = { game, switch: 'fog', off: 'none' };
    const { proofs } = await trySwitchProof('XX-2', off, ({ fog }) => expect(fog).not.toBe('none'));
    expect(proofs).toEqual([{ id: 'XX-2', outcome: 'proven' }]);
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
  const both = await tryProof(['XX-9e'], (saw) => saw([{ rule: 'XX-1' }, { rules: ['XX-2'] }]), shows);
  expect(both.proofs).toEqual([{ id: 'XX-9e', outcome: 'proven' }]);
  const one = await tryProof(['XX-9e'], (saw) => saw({ rule: 'XX-1' }), shows);
  expect(one.proofs).toEqual([{ id: 'XX-9e', outcome: 'not exercised' }]);
  expect(one.error).toBeInstanceOf(Error);
});
