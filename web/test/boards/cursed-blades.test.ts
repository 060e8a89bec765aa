import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cursedBlades, type Scenario, type Setting, type View } from '@grognard/cursed-blades';
import { begin, type Game, type GameTypes, inLanguage, seeded } from '@grognard/engine';
import { hexBoard, neighbourOf } from '@grognard/field/hex';
import { distance } from '@grognard/ink/plane';
import { describe, expect, test } from 'vitest';
import { coversOf } from '../../boards/cursed-blades/ground/covers.ts';
import { drawingOf } from '../../boards/cursed-blades/ground/drawing.ts';
import { facingTo, hexUnder, middleOf, sideEnds, towards } from '../../boards/cursed-blades/ground/hexes.ts';
import { placeNamesOf } from '../../boards/cursed-blades/ground/names.ts';
import { areasOf } from '../../boards/cursed-blades/ground/regions.ts';
import { judgePlan } from '../../boards/cursed-blades/hands/judge.ts';
import { Speech } from '../../boards/cursed-blades/hands/speech.ts';
import { points } from '../../boards/cursed-blades/pieces/values.ts';
import { workOf } from '../../boards/cursed-blades/pieces/works.ts';
import { boardWords, learnBoardWords } from '../../boards/cursed-blades/words/words.ts';
import { contrast, liveryOf } from '../../boards/shared/livery.ts';
import { camp } from './camp.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'scenarios', 'cursed-blades');

const scenarios = [
  camp,
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Scenario),
];

const settingOf = (scenario: Scenario): Setting => {
  const setting = cursedBlades.prepare(cursedBlades.publicScenario(scenario), {});
  if (!setting.ok) throw new Error(JSON.stringify(setting.error));
  return setting.value;
};

describe.each(scenarios)('the map of $id', (scenario) => {
  const setting = settingOf(scenario);

  test('is drawn the same every time, with a place for every stroke', () => {
    const drawing = drawingOf(setting.terrain, setting.source);
    expect(drawingOf(setting.terrain, setting.source)).toEqual(drawing);
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  test.each(['fr', 'en'] as const)('carries every name of the scenario once, %s', (language) => {
    const texts = placeNamesOf(setting.terrain.board, setting.source, language).map(({ text }) => text);
    const given = scenario.map.hexes.flatMap(({ name }) =>
      name === undefined ? [] : [inLanguage(name, language)],
    );
    expect(texts.toSorted()).toEqual([...new Set(given)].toSorted());
  });

  test('shows by its cover what each hex is to the rules', () => {
    const covers = coversOf(setting.terrain);
    const grounds = { wood: 'difficult', marsh: 'difficult', crags: 'difficult', water: 'water' };
    for (const [hex, cover] of covers.entries()) {
      const ground = grounds[cover as keyof typeof grounds];
      if (ground !== undefined) expect(setting.terrain.ground[hex]).toBe(ground);
      expect(['crops', 'scrub', 'wood'].includes(cover)).toBe(
        setting.terrain.flammable[hex] === 1 && !['water', 'cliffs'].includes(cover),
      );
    }
  });

  test('has armies whose counters can be read, and told apart without colour', () => {
    const liveries = scenario.sides.map(({ id }) => liveryOf(setting, id));
    for (const { fill, ink } of liveries) expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
    expect(new Set(liveries.map(({ second }) => second)).size).toBe(2);
  });
});

describe('the hexes on the sheet', () => {
  const board = hexBoard(7, 6);
  const hexes = Array.from({ length: board.size }, (_, hex) => hex);

  test('are found again under their middles and near their sides', () => {
    for (const hex of hexes) {
      const middle = middleOf(board, hex);
      expect(hexUnder(board, middle)).toBe(hex);
      for (let facing = 0; facing < 12; facing += 1)
        expect(hexUnder(board, towards(middle, facing, 80))).toBe(hex);
    }
    expect(hexUnder(board, [-400, -400])).toBeUndefined();
  });

  test('share the side between them with their neighbours, where the game has them', () => {
    for (const hex of hexes)
      for (let side = 0; side < 6; side += 1) {
        const other = neighbourOf(board, hex, side);
        if (other < 0) continue;
        const [a, b] = sideEnds(middleOf(board, hex), side);
        const [c, d] = sideEnds(middleOf(board, other), (side + 3) % 6);
        expect(distance(a, d)).toBeLessThan(0.1);
        expect(distance(b, c)).toBeLessThan(0.1);
        expect(facingTo(middleOf(board, hex), middleOf(board, other))).toBe(side * 2);
      }
  });

  test('have one border around a patch, and another around its clearing', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((side) => neighbourOf(board, 16, side));
    const [area, ...more] = areasOf(board, (hex) => ring.includes(hex));
    expect(more).toEqual([]);
    expect(area?.ring).toHaveLength(18);
    expect(area?.holes.map((hole) => hole.length)).toEqual([6]);
  });
});

test('a work is drawn along its front: two sides for a corner, three for a side', () => {
  const logs = (facing: number): number => (workOf('palisade', facing)?.fills.match(/M/g) ?? []).length;
  expect(logs(6) * 2).toBe(logs(7) * 3);
  expect(workOf('palisade', undefined)).toBeUndefined();
  expect(workOf('tents', 3)).toBeUndefined();
});

test('half points are written as people write them', () => {
  expect([0, 1, 2, 3, 8].map(points)).toEqual(['0', '½', '1', '1½', '4']);
});

describe('a plan at the camp', () => {
  const seats = camp.sides.map(({ id }) => ({ side: id }));
  const begun = begin(
    cursedBlades as unknown as Game<GameTypes>,
    { at: '2026-01-01T00:00:00.000Z', scenario: camp, switches: {}, seats },
    (seq) => seeded(7, seq),
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const setting = begun.value.match.setting as Setting;
  const [raiders = { side: '' }] = seats;
  const view = cursedBlades.view(setting, begun.value.opening.state as View, raiders);
  const index = (id: string): number => camp.units.findIndex((unit) => unit.id === id);
  const hex = (column: number, row: number): number => (row - 1) * 16 + column - 1;
  const plan = (id: string, to: number, target?: string) =>
    judgePlan(cursedBlades.read(setting, view), raiders, {
      mover: { unit: index(id) },
      to,
      target: target === undefined ? undefined : index(target),
      dropped: true,
    });

  test('activates first whoever is sent, and says what the way costs', () => {
    const { first, chosen, path, refusals } = plan('knights', hex(8, 5));
    expect(refusals).toEqual([]);
    expect(first).toEqual({ kind: 'activate', unit: 'knights' });
    expect(chosen?.order.kind).toBe('move');
    expect(path.at(-1)).toMatchObject({ hex: hex(8, 5), spent: 2 });
  });

  test('fails at the hex where the straight way is barred, by a rule', () => {
    const { chosen, refusals, failsAt } = plan('levy', hex(12, 8));
    expect(chosen).toBeUndefined();
    expect(refusals[0]?.rule).toMatch(/^CB-/);
    expect(refusals[0]?.code).not.toBe('nothing-such');
    expect(failsAt).not.toBe(hex(12, 8));
  });

  test('shows the rows of an attack, whose sum is what the attack will count', () => {
    const { ways } = plan('heavy-foot', hex(9, 6), 'spearmen-1');
    const sums = ways.map(({ order, foreseen }) => [order.kind, foreseen?.sum]);
    expect(sums).toEqual([
      ['shock', -1],
      ['shock', -5],
    ]);
    const rows = ways[0]?.foreseen?.rows ?? [];
    expect(rows).toContainEqual({ value: -4, rule: 'CB-PALISADE-7' });
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(-1);
  });

  test.each(['fr', 'en'] as const)('names every row of a sum in %s', async (language) => {
    await learnBoardWords(language);
    const words = boardWords(language);
    const { ways } = plan('heavy-foot', hex(9, 6), 'spearmen-1');
    for (const { rule } of ways.flatMap(({ foreseen }) => foreseen?.rows ?? []))
      expect(words.row(rule)).not.toBe(words.rowOther);
    const speech = new Speech(cursedBlades.read(setting, view), language);
    expect(speech.hex(hex(9, 6))).toMatch(
      language === 'fr' ? /palissade, 4 boucliers/ : /palisade, 4 shields/,
    );
    expect(speech.unit(index('wolves'))).toMatch(language === 'fr' ? /en déroute/ : /routed/);
  });
});
