/** Hedges, walls, palisades, barricades, abatis. */
import type { Material } from '@grognard/les-aigles/tables';
import type { Luck } from '../strokes/luck.ts';
import { at, nearestOn, PER_CM, type Point, round, stations } from '../strokes/plane.ts';
import type { Layer } from './layers.ts';
import { straightLine } from './sheet.ts';

const GAP = 0.28 * PER_CM;

/** A row of bushes. */
const bushes = (line: readonly Point[], luck: Luck): string =>
  stations(line, GAP, false)
    .map(([x, y]) => {
      const r = round(0.16 * PER_CM * (0.85 + luck() * 0.4));
      return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    })
    .join('');

const alongAt = (line: readonly Point[], place: Point): Point => nearestOn(line, place)?.along ?? [1, 0];

/** Pointed stakes side by side. */
const stakes = (line: readonly Point[]): string =>
  stations(line, 0.16 * PER_CM, false)
    .map((place) => {
      const [ux, uy] = alongAt(line, place);
      const [x, y] = place;
      return `M${at([x - uy * 5, y + ux * 5])}L${at([x + uy * 6, y - ux * 6])}`;
    })
    .join('');

/** Felled trees, their crowns towards the enemy. */
const felled = (line: readonly Point[], luck: Luck): string =>
  stations(line, 0.4 * PER_CM, false)
    .map((place) => {
      const [ux, uy] = alongAt(line, place);
      const [x, y] = place;
      const tip: Point = [x + uy * 9 + ux * (luck() - 0.5) * 7, y - ux * 9 + uy * (luck() - 0.5) * 7];
      const fork = (side: number): string =>
        `M${at(tip)}L${at([tip[0] - uy * 5 + ux * side * 4, tip[1] + ux * 5 + uy * side * 4])}`;
      return `M${at([x - uy * 7, y + ux * 7])}L${at(tip)}${fork(1)}${fork(-1)}`;
    })
    .join('');

/** Carts, barrels and planks across the way. */
const jumble = (line: readonly Point[], luck: Luck): string =>
  stations(line, 0.34 * PER_CM, false)
    .map(([x, y]) => {
      const lean = (luck() - 0.5) * 8;
      return `M${at([x - 5, y - 4 + lean])}L${at([x + 5, y + 4 - lean])}M${at([x - 4, y + 5])}L${at([x + 4 + lean / 2, y - 5])}`;
    })
    .join('');

const hedge = (line: readonly Point[], luck: Luck): readonly Layer[] => [
  { ink: 'hedge', d: bushes(line, luck) },
];

const lines: Readonly<Record<Material, (line: readonly Point[], luck: Luck) => readonly Layer[]>> = {
  hedge,
  'stone wall': (line) => [
    { ink: 'wall', d: straightLine(line) },
    { ink: 'stones', d: straightLine(line) },
  ],
  palisade: (line) => [{ ink: 'palisade', d: `${straightLine(line)}${stakes(line)}` }],
  barricade: (line, luck) => [{ ink: 'palisade', d: jumble(line, luck) }],
  abatis: (line, luck) => [{ ink: 'abatis', d: felled(line, luck) }],
};

const isMaterial = (material: string): material is Material => Object.hasOwn(lines, material);

/** A picture may be asked for of a table that is not in order yet: what nobody knows is a hedge. */
export const layersOfLine = (material: string, line: readonly Point[], luck: Luck): readonly Layer[] =>
  (isMaterial(material) ? lines[material] : hedge)(line, luck);

/** A row of trees along a road. */
export const avenue = (line: readonly Point[], luck: Luck): string =>
  stations(line, 1.1 * PER_CM, false)
    .map(([x, y]) => {
      const r = round(0.26 * PER_CM * (0.9 + luck() * 0.2));
      return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    })
    .join('');
