import { hexNamed, type PublicScenario } from '@grognard/cursed-blades/for-page';
import { inLanguage, type Language } from '@grognard/engine';
import type { HexBoard } from '@grognard/field/hex';
import type { Point } from '@grognard/ink/plane';
import { middleOf, RADIUS } from './hexes.ts';
import { patchesOf } from './regions.ts';

/** A name on the map, set over the hexes it belongs to. */
export interface Name {
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  readonly water: boolean;
}

interface Place {
  readonly hexes: readonly number[];
  readonly water: boolean;
}

const LETTERS = 34;

/** Hexes that bear the same name, whatever else sets them apart. */
const named = (board: HexBoard, { map }: PublicScenario, language: Language): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const { name, hexes, ground } of map.hexes) {
    if (name === undefined) continue;
    const known = places.get(inLanguage(name, language));
    const own = hexes.map((each) => hexNamed(board, each));
    places.set(inLanguage(name, language), {
      hexes: [...(known?.hexes ?? []), ...own],
      water: (known?.water ?? true) && ground === 'water',
    });
  }
  return places;
};

/** Names are set where their hexes lie; a place that falls apart is named once, over its largest part. */
export const placeNamesOf = (board: HexBoard, source: PublicScenario, language: Language): readonly Name[] =>
  [...named(board, source, language)].map(([text, { hexes, water }]) => {
    const [patch = []] = [...patchesOf(board, hexes)].sort((a, b) => b.length - a.length);
    const middles = patch.map((hex) => middleOf(board, hex));
    const [left, right] = [Math.min(...middles.map(([x]) => x)), Math.max(...middles.map(([x]) => x))];
    const y = middles.reduce((sum, [, each]) => sum + each, 0) / Math.max(1, middles.length);
    const room = right - left + RADIUS * 1.6;
    const size = Math.max(22, Math.min(LETTERS, (room / Math.max(4, text.length)) * 1.9));
    return { text, at: [(left + right) / 2, y - RADIUS * 0.62], size, water };
  });
