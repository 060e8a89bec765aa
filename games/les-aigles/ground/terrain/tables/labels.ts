/** LA-O1.1: the characters of a table, told from what lies on it. */

import type { ByLanguage } from '@grognard/engine';
import { type Box, unitsOf } from '@grognard/field';
import type { Feature, Wood } from '../../../model/features.ts';
import type { Label } from '../../../model/table-labels.ts';
import type { Laid, Terrain } from '../../../model/terrain.ts';
import { BESIDE_IT } from '../../../tables/terrain.ts';
import { shapeOf } from '../shape-of.ts';
import { allOf } from '../terrain.ts';
import { borderOf, shareGround } from './geometry.ts';

/** A character and the rules by which a table has it. */
export interface Character {
  readonly label: Label;
  readonly rules: readonly string[];
}

/** From so many on a table has the character of its woods, hills or villages. */
const MANY = 3;

/** LA-O1.1-6: a wood that shares so much of the table's edge is a forest. */
const ALONG_EDGE = unitsOf(1);

const sharedWithEdge = ({ area }: Wood, table: Box): number => {
  const corners = borderOf(area);
  const onEdge = ([x, y]: readonly [number, number], [nx, ny]: readonly [number, number]): boolean =>
    [table.minX, table.maxX].some(
      (edge) => Math.abs(x - edge) <= BESIDE_IT && Math.abs(nx - edge) <= BESIDE_IT,
    ) ||
    [table.minY, table.maxY].some(
      (edge) => Math.abs(y - edge) <= BESIDE_IT && Math.abs(ny - edge) <= BESIDE_IT,
    );
  return corners.reduce((sum, corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return onEdge(corner, next) ? sum + Math.abs(next[0] - corner[0]) + Math.abs(next[1] - corner[1]) : sum;
  }, 0);
};

/** LA-O1.1-6. */
const isForest = (wood: Wood, table: Box): boolean => {
  const shared = sharedWithEdge(wood, table);
  return shared >= ALONG_EDGE || (wood.entry.sort === 'forest' && shared > 0);
};

/** Villages: those that are named, and houses that stand alone. */
const villagesOf = (terrain: Terrain): number =>
  allOf(terrain, 'village').length +
  allOf(terrain, 'house').filter(({ entry }) => entry.village === undefined).length;

/** What kind of ground a feature is, for telling whether two kinds meet in one place. */
const CLASSES: Partial<Readonly<Record<Feature['kind'], string>>> = {
  hill: 'relief',
  plateau: 'relief',
  wood: 'wood',
  house: 'village',
  redoubt: 'village',
  water: 'water',
  marsh: 'marsh',
  crop: 'crop',
};

const kindsMeet = (laid: readonly Laid[]): boolean =>
  laid.some((one, i) =>
    laid.slice(i + 1).some((other) => {
      const [a, b] = [CLASSES[one.kind], CLASSES[other.kind]];
      return (
        a !== undefined && b !== undefined && a !== b && shareGround(shapeOf(one), shapeOf(other), BESIDE_IT)
      );
    }),
  );

const single = (terrain: Terrain, table: Box): readonly Character[] => {
  const woods = allOf(terrain, 'wood');
  const hills = allOf(terrain, 'hill').length + allOf(terrain, 'plateau').length;
  const found: readonly [Label, boolean, readonly string[]][] = [
    ['wooded', woods.length >= MANY, ['LA-O1.1-5']],
    ['wooded', woods.length < MANY && woods.some((wood) => isForest(wood, table)), ['LA-O1.1-6']],
    ['hilly', hills >= MANY, ['LA-O1.1-7']],
    ['urban', villagesOf(terrain) >= MANY, ['LA-O1.1-9', 'LA-O1.1-10']],
    ['agricultural', allOf(terrain, 'crop').length > 0, ['LA-O1.1-12']],
    ['marshy', allOf(terrain, 'marsh').length > 0, ['LA-O1.1-13']],
    ['valley', allOf(terrain, 'water').length > 0, ['LA-O1.1-20']],
  ];
  return found.flatMap(([label, holds, rules]) => (holds ? [{ label, rules: ['LA-O1.1-3', ...rules] }] : []));
};

/** LA-O1.1-3: every character that a table has; several may hold at once. */
export const charactersOf = (terrain: Terrain, table: Box): readonly Character[] => {
  const own = single(terrain, table);
  const isMixed = own.length > 1 || kindsMeet(terrain.laid);
  if (isMixed) return [...own, { label: 'mixed', rules: ['LA-O1.1-15', 'LA-O1.1-17'] }];
  return own.length > 0 ? own : [{ label: 'plain', rules: ['LA-O1.1-2', 'LA-O1.1-18', 'LA-O1.1-19'] }];
};

/** The characters of tables by name. */
export const labelNames: Readonly<Record<Label, ByLanguage<string>>> = {
  wooded: { fr: 'boisée', en: 'wooded' },
  hilly: { fr: 'vallonnée', en: 'hilly' },
  urban: { fr: 'urbaine', en: 'urban' },
  agricultural: { fr: 'agricole', en: 'agricultural' },
  marshy: { fr: 'marécageuse', en: 'marshy' },
  valley: { fr: 'vallée', en: 'valley' },
  mixed: { fr: 'mixte', en: 'mixed' },
  plain: { fr: 'plaine', en: 'plain' },
};
