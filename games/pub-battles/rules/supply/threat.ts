import { type Block, type Body, eastOf, gapToPoint, northOf, SAME } from '@grognard/field';
import { type BoardBlock, bodyOn } from '../../board.ts';
import type { Setting } from '../../setting.ts';
import type { Place } from '../movement/march.ts';
import { cellAt, GRAIN, type Grid } from './grid.ts';

/** PB-R231: combat pieces alone; a block of which nobody knows what it is may be one, and counts. */
const isCombatBlock = ({ arm }: BoardBlock): boolean => arm !== 'staff' && arm !== 'train';

/** PB-R231: the enemies a route must keep a foot third away from. */
export const threatsOf = ({ measures }: Setting, enemies: readonly BoardBlock[]): readonly Body[] =>
  enemies.filter(isCombatBlock).map((enemy) => bodyOn(measures, enemy));

const isNear = ({ measures }: Setting, threat: Body, x: number, y: number): boolean => {
  const [block] = threat.blocks;
  if (block === undefined) return false;
  const { halfFront, halfDepth } = block;
  const dx = x - block.x;
  const dy = y - block.y;
  const far = dx * dx + dy * dy;
  // Its middle is a part of it, and no part is further from the middle than its corners: few places take measuring.
  const near = measures.fire - 2 * SAME;
  if (far < near * near) return true;
  const beyond = measures.fire + halfFront + halfDepth;
  if (far >= beyond * beyond) return false;
  const about = gapAbout(block, dx, dy) - measures.fire;
  return Math.abs(about) > CLOSE ? about < 0 : gapToPoint(threat, x, y) + SAME < measures.fire;
};

/** From a block to a place so far from its middle, but for rounding. */
const gapAbout = ({ heading, halfFront, halfDepth }: Block, dx: number, dy: number): number => {
  const east = eastOf(heading);
  const north = northOf(heading);
  const aside = Math.max(0, Math.abs(dx * north - dy * east) - halfFront);
  const ahead = Math.max(0, Math.abs(dx * east + dy * north) - halfDepth);
  return Math.sqrt(aside * aside + ahead * ahead);
};

/** Within this of the distance that tells it is measured. */
const CLOSE = 1;

export const isThreatened = (setting: Setting, threats: readonly Body[], place: Place): boolean =>
  threats.some((threat) => isNear(setting, threat, place.x, place.y));

/** The cells that are too near to an enemy. */
export const threatenedCells = (setting: Setting, threats: readonly Body[], grid: Grid): Uint8Array => {
  const threatened = new Uint8Array(grid.size);
  for (const threat of threats) threaten(setting, threat, grid, threatened);
  return threatened;
};

const threaten = (setting: Setting, threat: Body, grid: Grid, threatened: Uint8Array): void => {
  const { fire } = setting.measures;
  const { columns, left, bottom } = grid;
  const first = cellAt(grid, { x: threat.minX - fire, y: threat.minY - fire });
  const last = cellAt(grid, { x: threat.maxX + fire, y: threat.maxY + fire });
  const width = (last % columns) - (first % columns);
  for (let row = first; row <= last; row += columns) {
    const y = bottom + Math.floor(row / columns) * GRAIN + GRAIN / 2;
    for (let cell = row; cell <= row + width; cell += 1) {
      const x = left + (cell % columns) * GRAIN + GRAIN / 2;
      if (threatened[cell] === 0 && isNear(setting, threat, x, y)) threatened[cell] = 1;
    }
  }
};
