import { describe, expect, test } from 'vitest';
import { lesAiglesForPage } from '../../for-page.ts';
import { lesAigles } from '../../game.ts';
import { earlier } from '../../model/old-events.ts';

const moved = (rules: readonly string[], level = 'normal') => ({
  kind: 'moved',
  part: 1,
  level,
  run: 0,
  rules,
});
const duty = (rule: string) => ({ kind: 'must-rally', part: 1, rule, rules: [rule] });
const contact = { attacker: 0, defender: 1, side: 'front', since: 4 };

describe('an event of an earlier version', () => {
  test.each<readonly [string, object, object]>([
    ['a march', moved(['LA-M1-4']), { how: 'marches' }],
    ['a march by road', moved(['LA-M1-4', 'LA-O7.1-8']), { how: 'marches', byRoad: true }],
    ['guns hauled by hand', moved(['LA-M4.4-1', 'LA-M4.4-2']), { how: 'hauls its guns' }],
    ['a charge', moved(['LA-S3.1-5', 'LA-M5.1-1'], 'charge'), { how: 'charges' }],
    ['a charger that turns', moved(['LA-M5.1-1', 'LA-M5.2-4'], 'charge'), { how: 'reorients' }],
    ['a rally', moved(['LA-M3.1-6'], 'rally'), { how: 'rides back' }],
    ['one who follows a rally', moved(['LA-M3.3-7'], 'rally'), { how: 'follows' }],
    ['an evade', moved(['LA-M7.1-12'], 'charge'), { how: 'makes off' }],
    ['a rout', moved(['LA-S3.6-1'], 'compulsory'), { how: 'runs' }],
    ['a fire', { kind: 'fired', rules: ['LA-S3.4-21'] }, { how: 'habit' }],
    [
      'a fire by order',
      { kind: 'fired', rules: ['LA-S3.4-21', 'LA-S3.4-38', 'LA-S3.4-41', 'LA-S3.3-18'] },
      { how: 'order', openRules: ['LA-S3.4-21', 'LA-S3.3-18'] },
    ],
    ['a square that held', duty('LA-M3.1-3e'), { why: 'square' }],
    ['a draw', duty('LA-M3.5-1'), { why: 'draw' }],
    ['a second draw', duty('LA-M3.5-7'), { why: 'second draw' }],
  ])('says in words what it cited: %s', (_, written, said) => {
    expect(earlier.event(written)).toEqual({ ...written, ...said });
  });

  test.each([
    ['a height', { above: 0, rules: ['LA-O2.6-3', 'LA-M5.3-16'] }, { groundRules: ['LA-O2.6-3'] }],
    ['a wood', { halfWay: 1, rules: ['LA-O4.5-12'] }, { caughtIn: 'wood' }],
    ['a hedge', { halfWay: 1, rules: ['LA-O8.6-11', 'LA-O8.6-28'] }, { caughtIn: 'obstacle' }],
  ])('and so does a contact, at %s, met or standing', (_, written, said) => {
    const [old, now] = [
      { ...contact, ...written },
      { ...contact, ...written, ...said },
    ];
    expect(earlier.event({ kind: 'met', contact: old, rules: [] })).toEqual({
      kind: 'met',
      contact: now,
      rules: [],
    });
    expect(earlier.state({ turn: 1, contacts: [old] })).toEqual({ turn: 1, contacts: [now] });
  });
});

describe('what has the shape of today', () => {
  test.each([
    { ...moved(['LA-M5.1-1']), how: 'marches' },
    { kind: 'fired', how: 'habit', rules: ['LA-S3.4-38'] },
    { kind: 'must-rally', part: 1, why: 'square', rule: 'LA-M3.5-7', rules: ['LA-M3.5-7'] },
    { kind: 'met', contact: { ...contact, halfWay: 1, caughtIn: 'wood', rules: ['LA-O8.6-11'] }, rules: [] },
    { kind: 'met', contact: { ...contact, above: 1, groundRules: [], rules: ['LA-O2.6-3'] }, rules: [] },
    { kind: 'rally-ended', part: 1, rules: ['LA-M3.1-6'] },
    'nothing that was ever written',
  ])('is left as it is, whatever it cites (%#)', (event) => {
    expect(earlier.event(event)).toBe(event);
  });

  test('is left as it is in a state as well', () => {
    const state = { contacts: [{ ...contact, rules: ['LA-O8.6-11'] }] };
    expect(earlier.state(state)).toBe(state);
  });
});

test('the page has the version of the game', () => {
  expect(lesAiglesForPage.version).toBe(lesAigles.version);
});
