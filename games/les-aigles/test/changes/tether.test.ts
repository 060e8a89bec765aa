import { at, type Refusal } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import type { Part } from '../../model/part.ts';
import { judgeTethers } from '../../rules/changes/tether.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';
import { battalion, ofKind, part, play } from './help.ts';

/** A line with its voltigeurs out, the rear of their bases so far ahead of its front. */
const withScreen = (ahead: number, more: object = {}): Scene =>
  scene([
    {
      ...{ id: 'ligne', at: [0, 0], companies: battalion },
      skirmishers: [{ companies: [1], at: [-9, ahead + 2.5] as const }],
      ...more,
    } as never,
  ]);

/** What stands against plans that would bring parts to these places. */
const judged = (given: Scene, moves: Readonly<Record<number, Partial<Part>>>): readonly Refusal[] => {
  const foresight = new Map(
    Object.entries(moves).map(([nth, to]) => {
      const index = partNamed(given, 'ligne', Number(nth));
      const now = at(given.state.parts, index);
      if (now === undefined) throw new Error('Nobody is there');
      return [index, { ...now, ...to }] as const;
    }),
  );
  return judgeTethers(given.setting, given.state, foresight);
};

describe('skirmishers and their battalion', () => {
  proves(
    ['LA-U1.4-1', 'LA-U1.4-3e'],
    'seven centimetres base to base are allowed, a millimetre more is not',
    (saw) => {
      const given = withScreen(4);
      expect(judged(given, { 1: { y: 9_500 } })).toEqual([]);
      const refused = judged(given, { 1: { y: 9_600 } });
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-U1.4-1', code: 'too-far-out', params: { gap: 7_100 } }]);
    },
  );

  test('the battalion may not walk away from them either, but both may march together', () => {
    const given = withScreen(4);
    expect(judged(given, { 0: { y: -4_000 } })).toMatchObject([
      { rule: 'LA-U1.4-1', params: { gap: 8_000 } },
    ]);
    expect(judged(given, { 0: { y: 5_000 }, 1: { y: 14_500 } })).toEqual([]);
  });

  test('each company is measured from its own bases', () => {
    const given = scene([
      {
        ...{ id: 'ligne', at: [0, 0], formation: 'march column', companies: companies(6, 3, 'light') },
        skirmishers: [{ companies: [1, 2], at: [0, 4] as const }],
      },
    ]);
    // Two companies, 18 cm: each reaches 9 cm from the middle, so one of them can be too far out alone.
    expect(judged(given, { 1: { x: 0 } })).toEqual([]);
    expect(judged(given, { 1: { x: 9_300 } })).toMatchObject([{ code: 'too-far-out' }]);
  });

  proves(
    ['LA-U1.4-1', 'LA-U3.3-3'],
    'four companies that leave the other two at the end of a line stand before these, and may go on',
    (saw) => {
      for (const numbers of [
        [0, 1, 2, 3],
        [2, 3, 4, 5],
      ]) {
        const given = scene([{ id: 'ligne', at: [0, 0], companies: companies(6, 3, 'light') }]);
        const after = play(given, { ligne: [{ do: 'deploy', companies: numbers }] });
        saw(after.events);
        expect(ofKind(after, 'strayed')).toEqual([]);
        expect(part(after, 'ligne', 1).x).toBe(part(after, 'ligne').x);
        const { x, y } = part(after, 'ligne', 1);
        // 36 cm before 9: the inner edge of the outer company is 4.5 cm to the side.
        expect(judged(after, { 1: { x, y: y + 5_000 } })).toEqual([]);
        const refused = judged(after, { 1: { x, y: y + 6_000 } });
        expect(saw(refused)).toMatchObject([{ rule: 'LA-U1.4-1', params: { gap: 7_500 } }]);
      }
    },
  );

  test('those who are within reach before their own place stay there', () => {
    const given = scene([{ id: 'ligne', at: [0, 0], companies: companies(6, 3, 'light') }]);
    const after = play(given, { ligne: [{ do: 'deploy', companies: [0] }] });
    expect(part(after, 'ligne', 1).x).toBe(-11_250);
  });

  proves(['LA-U1.4-2', 'LA-U1.4-4'], 'driven off, they need only come nearer, and are told of', (saw) => {
    const given = withScreen(12);
    const told = play(given, {});
    saw(told.events);
    expect(ofKind(told, 'strayed')).toMatchObject([{ part: 1, gap: 12_000 }]);
    expect(part(told, 'ligne', 1).strayed).toBe(true);
    expect(judged(told, { 1: { y: 12_000 } })).toEqual([]);
    const refused = judged(told, { 1: { y: 15_000 } });
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U1.4-4', code: 'too-far-out' }]);
  });

  test('they are told of once, and again when they are back in reach', () => {
    const told = play(withScreen(12), {}, 4);
    expect(ofKind(told, 'strayed')).toHaveLength(1);
    const parts = told.state.parts.map((chunk) =>
      chunk.map((each) => (each.formation === 'skirmish' ? { ...each, y: 5_000 } : each)),
    );
    const back = play({ ...told, state: { ...told.state, parts } }, {});
    expect(ofKind(back, 'in-touch')).toHaveLength(1);
    expect(part(back, 'ligne', 1)).not.toHaveProperty('strayed');
  });

  test('a battalion that is out whole is tied to nobody', () => {
    const given = scene([
      {
        ...{ id: 'ligne', at: [0, 0], formation: 'skirmish', companies: companies(6, 3, 'light') },
        skirmishers: [{ companies: [1], at: [0, 30] as const }],
      },
    ]);
    expect(ofKind(play(given, {}), 'strayed')).toEqual([]);
  });
});
