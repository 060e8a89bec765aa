import { chunksOf } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import firstContact from '../../../../scenarios/pub-battles/first-contact.json' with { type: 'json' };
import { orderKinds } from '../../model/orders.ts';
import type { Combat, Contact, Formation, Piece, Sighting, State } from '../../model/state.ts';
import { pubBattlesSchemas } from '../../schemas/schemas.ts';
import { events } from './event-samples.ts';
import { orders } from './order-samples.ts';

const { scenario, order, event, state, published } = pubBattlesSchemas;

test('a scenario of the house is read', () => {
  expect(scenario(firstContact)).toEqual({ ok: true, value: firstContact });
});

describe('an order', () => {
  test.each(orderKinds)('to %s is read as it was written', (kind) => {
    expect(order(orders[kind])).toEqual({ ok: true, value: orders[kind] });
  });

  test.each<readonly [string, unknown]>([
    ['of no kind', { kind: 'charge' }],
    ['with a word too many', { kind: 'let', why: 'because' }],
    ['to march backward', { kind: 'march', piece: 'a', steps: [{ do: 'ahead', by: -1 }] }],
    ['to march half a unit', { kind: 'march', piece: 'a', steps: [{ do: 'ahead', by: 0.5 }] }],
    ['to face a heading that is none', { kind: 'march', piece: 'a', steps: [{ do: 'pivot', to: 36_000 }] }],
    ['to go off every map', { kind: 'march', piece: 'a', steps: [{ do: 'road', to: { x: 500_001, y: 0 } }] }],
    ['to march for ever', { kind: 'march', piece: 'a', steps: Array(101).fill({ do: 'ahead', by: 1 }) }],
    ['to fight a combat before the first', { kind: 'fight', combat: -1 }],
    ['to rally towards nothing', { kind: 'rally', piece: 'a', facing: undefined }],
    ['with nobody in it', { kind: 'unpack', piece: '' }],
    ['that is no object', 'let'],
  ])('%s is not read', (_what, data) => {
    expect(order(data).ok).toBe(false);
  });
});

describe('an event', () => {
  test.each(Object.values(events))('$kind is read as it was written', (each) => {
    expect(event(each)).toEqual({ ok: true, value: each });
  });

  test('at the end of a combat has none', () => {
    expect(event({ kind: 'combat', combat: null, rules: [] }).ok).toBe(true);
  });

  test('without its rules is not read', () => {
    expect(event({ kind: 'refreshed' }).ok).toBe(false);
  });
});

// Required: whatever a state may have, it has.
const piece: Required<Piece> = {
  id: 'vaubert-hq',
  kind: 'hq',
  formation: 0,
  where: 'due',
  x: 0,
  y: 0,
  heading: 0,
  spent: false,
  column: true,
  ground: 'woods',
  horse: true,
  from: { x: 1, y: 2 },
  unpacked: true,
  enters: { day: 1, turn: 3, exit: 'north' },
  lostOn: 1,
  recovered: true,
  mustered: true,
};
const errand = { to: { x: 0, y: 0 }, attack: true };
const formation: Required<Formation> = {
  id: 'vaubert',
  side: 'french',
  rating: 3,
  chit: true,
  hq: 0,
  walked: 0,
  orders: errand,
  next: errand,
};
const contact: Required<Contact> = {
  attacker: 1,
  defender: 9,
  face: 'left',
  arrival: 3,
  river: true,
  uphill: false,
  enveloped: true,
  beside: [4],
};
const sighting: Required<Sighting> = {
  piece: 9,
  arm: 'foot',
  kind: 'elite',
  spent: true,
  unpacked: false,
  off: true,
};
const combat: Required<Combat> = {
  contacts: [3],
  round: 1,
  toFire: [1],
  toChoose: [9],
  bloodied: [],
  pair: { arrival: 3, of: [1, 9] },
  stepping: { support: 2, lead: 1 },
  retreating: { piece: 9, voluntary: false },
};

const whole: Required<State> = {
  day: 1,
  turn: 2,
  phase: 'combat',
  seats: [{ side: 'french', command: 'vaubert' }, { side: 'austrians' }],
  formations: [formation],
  pieces: chunksOf([piece]),
  cup: [0],
  stack: [],
  drawn: 0,
  came: 'replacing',
  played: [],
  let: ['french:vaubert'],
  activation: { formation: 0, acted: [0], struck: [] },
  contacts: [contact],
  supports: [{ lead: 1, support: 2 }],
  combat,
  fought: [],
  immediate: [3],
  written: { french: 1 },
  inAction: [1],
  struck: [9],
  rallies: [{ train: 4, day: 1, turn: 2 }],
  deploying: [],
  known: { french: chunksOf([sighting]), austrians: [] },
  packed: [],
  sacked: ['french'],
  withdrawn: [],
  count: 12,
};

describe('a state', () => {
  test('with everything in it is read as it was written', () => {
    expect(state(whole)).toEqual({ ok: true, value: whole });
  });

  test('needs no more than it says', () => {
    const { drawn: _drawn, activation: _activation, combat: _combat, ...bare } = whole;
    expect(state(bare).ok).toBe(true);
  });

  test('with an unknown phase is not read, and says where', () => {
    const read = state({ ...whole, phase: 'tea' });
    expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual([['phase']]);
  });
});

test('authors are given JSON Schemas', () => {
  expect(published.scenario).toMatchObject({ type: 'object', additionalProperties: false });
  expect(published.order).toHaveProperty('oneOf');
});
