import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@grognard/engine';
import { inUnits, onSheet, type Point, pointOf, stations } from '@grognard/ink/plane';
import { type PieceKind, type PubBattlesTypes, pubBattles, type Setting } from '@grognard/pub-battles';
import { describe, expect, test } from 'vitest';
import { drawingOf, mapNamesOf } from '../../boards/pub-battles/ground/drawing.ts';
import { waysOff } from '../../boards/pub-battles/ground/sheet.ts';
import { placed, symbolOf } from '../../boards/pub-battles/pieces/symbols.ts';
import { notched, notchesOf } from '../../boards/pub-battles/table/ruler.ts';
import { contrast, liveryOf } from '../../boards/shared/livery.ts';
import { pipsOf } from '../../boards/shared/pips.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'scenarios', 'pub-battles');

const scenarios = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as PubBattlesTypes['Scenario']);

const settingOf = (scenario: PubBattlesTypes['Scenario']): Setting => {
  const setting = pubBattles.prepare(pubBattles.publicScenario(scenario), {});
  if (!setting.ok) throw new Error(JSON.stringify(setting.error));
  return setting.value;
};

describe.each(scenarios)('the map of $id', (scenario) => {
  const ground = pubBattles.publicScenario(scenario);

  test('is drawn the same every time', () => {
    expect(drawingOf(ground)).toEqual(drawingOf(structuredClone(ground)));
  });

  test('has a place for every stroke', () => {
    const { trees, hachures, ...rest } = drawingOf(ground);
    expect(JSON.stringify({ trees, hachures, rest })).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(trees.crowns).not.toBe('');
    expect(hachures === '').toBe(scenario.map.hills.length === 0);
  });

  test.each(['fr', 'en'] as const)('carries every name of the scenario, %s', (language) => {
    const texts = mapNamesOf(ground, language).map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(scenario.map.labels.map(({ text }) => inLanguage(text, language))),
    );
  });

  test('names every way off at the edge where it lies', () => {
    for (const { at, edge } of waysOff(ground, 'en')) {
      const [x, y] = [at[0] / scenario.map.size[0], at[1] / scenario.map.size[1]];
      const out = { left: -x, right: x, top: -y, bottom: y }[edge];
      expect(out).toBeGreaterThan(15);
    }
  });

  test('has armies whose blocks can be read, and told apart without colour', () => {
    const setting = settingOf(scenario);
    const liveries = scenario.sides.map(({ id }) => liveryOf(setting, id));
    for (const { fill, ink } of liveries) expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
    expect(new Set(liveries.map(({ second }) => second)).size).toBe(2);
  });
});

describe('the sheet', () => {
  test('gives back the place it was given', () => {
    expect(inUnits(onSheet({ x: 12_345, y: -6_789 }))).toEqual({ x: 12_345, y: -6_789 });
    expect(onSheet({ x: 1_000, y: 2_000 })).toEqual(pointOf([1, 2]));
  });

  test('spaces places evenly around a corner', () => {
    const corner: readonly Point[] = [
      [0, 0],
      [25, 0],
      [25, 25],
    ];
    expect(stations(corner, 10, false)).toEqual([
      [0, 0],
      [10, 0],
      [20, 0],
      [25, 5],
      [25, 15],
    ]);
  });
});

describe('the brass rule', () => {
  test('counts the thirds along a way with a bend', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 6_000, y: 0 },
      { x: 6_000, y: 6_000 },
    ];
    const notches = notchesOf(way, 4_500);
    expect(notches).toHaveLength(8);
    expect(notches.flatMap(({ third, at }) => (third === undefined ? [] : [{ third, at }]))).toEqual([
      { third: 1, at: onSheet({ x: 4_500, y: 0 }) },
      { third: 2, at: onSheet({ x: 6_000, y: 3_000 }) },
    ]);
  });

  test('has no notch where nobody goes', () => {
    expect(notchesOf([{ x: 5, y: 5 }], 4_500)).toEqual([]);
  });
});

test('a die shows as many pips as it counts', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => pipsOf(die).length)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('every kind of piece has a symbol of its own, and an unknown one that of its arm', () => {
  const kinds: readonly PieceKind[] = [
    ...(['detachment', 'militia', 'regular', 'elite', 'guard', 'artillery'] as const),
    ...(['cavalry', 'dragoons', 'baggage', 'hq', 'commander'] as const),
  ];
  const drawn = kinds.map((kind) => JSON.stringify(symbolOf(kind, undefined)));
  expect(new Set(drawn).size).toBe(kinds.length);
  expect(symbolOf(undefined, 'mounted')).toEqual(symbolOf('cavalry', 'mounted'));
  expect(symbolOf(undefined, undefined)).toBeUndefined();
});

describe('a symbol made small and moved', () => {
  test('has every place scaled and only the level ones moved', () => {
    expect(placed('M-20-11H20V11H-20Z', 0.5, 3)).toBe('M -7 -5.5 H 13 V 5.5 H -7 Z');
  });

  test('keeps the flags of its arcs, and steps that begin where it is', () => {
    expect(placed('M4-1m-8 3a8 8 0 1 0 16 0', 2, 10)).toBe('M 18 -2 m -16 6 a 16 16 0 1 0 32 0');
  });

  test('stays as it is at its own size', () => {
    for (const arm of ['foot', 'mounted', 'guns', 'train', 'staff'] as const) {
      const lines = symbolOf(undefined, arm)?.lines ?? '';
      const numbers = (text: string): readonly number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      expect(numbers(placed(lines, 1, 0))).toEqual(numbers(lines));
      expect(placed(lines, 1, 0)).not.toMatch(/NaN|undefined/);
    }
  });
});

test('a notch crosses the rule at a right angle, longer where a third is full', () => {
  const ends = (notch: string): readonly number[] =>
    (notch.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends(notched({ at: [100, 50], degrees: 30, third: 1 }));
  expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(18);
  expect((x2 - x1) * Math.cos(Math.PI / 6) + (y2 - y1) * Math.sin(Math.PI / 6)).toBeCloseTo(0);
  const [, top = 0, , bottom = 0] = ends(notched({ at: [0, 0], degrees: 0, third: undefined }));
  expect(bottom - top).toBeCloseTo(10);
});
