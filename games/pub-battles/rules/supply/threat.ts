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

/** How near is too near to a threat, made ready for many places. */
interface Reach {
  readonly threat: Body;
  readonly block: Block;
  readonly east: number;
  readonly north: number;
  readonly fire: number;
  /** Nearer to its middle than this is too near, further than that is not, whichever way it faces. */
  readonly near: number;
  readonly beyond: number;
}

const reachOf = ({ measures: { fire } }: Setting, threat: Body): Reach | undefined => {
  const [block] = threat.blocks;
  if (block === undefined) return undefined;
  const { heading, halfFront, halfDepth } = block;
  const [near, beyond] = [fire - 2 * SAME, fire + halfFront + halfDepth];
  return { threat, block, east: eastOf(heading), north: northOf(heading), fire, near, beyond };
};

/** Within this of the distance that tells it is measured. */
const CLOSE = 1;

/** Few places take measuring: its middle is a part of a block, and no part is further from it than its corners. */
const isNear = (reach: Reach, x: number, y: number): boolean => {
  const { threat, block, east, north, fire, near, beyond } = reach;
  const dx = x - block.x;
  const dy = y - block.y;
  const far = dx * dx + dy * dy;
  if (far < near * near) return true;
  if (far >= beyond * beyond) return false;
  const aside = Math.max(0, Math.abs(dx * north - dy * east) - block.halfFront);
  const ahead = Math.max(0, Math.abs(dx * east + dy * north) - block.halfDepth);
  const about = Math.sqrt(aside * aside + ahead * ahead) - fire;
  return Math.abs(about) > CLOSE ? about < 0 : gapToPoint(threat, x, y) + SAME < fire;
};

export const isThreatened = (setting: Setting, threats: readonly Body[], place: Place): boolean =>
  threats.some((threat) => {
    const reach = reachOf(setting, threat);
    return reach !== undefined && isNear(reach, place.x, place.y);
  });

/** The cells that are too near to an enemy. */
export const threatenedCells = (setting: Setting, threats: readonly Body[], grid: Grid): Uint8Array => {
  const threatened = new Uint8Array(grid.size);
  for (const threat of threats) {
    const reach = reachOf(setting, threat);
    if (reach !== undefined) threaten(reach, grid, threatened);
  }
  return threatened;
};

const threaten = (reach: Reach, grid: Grid, threatened: Uint8Array): void => {
  const { threat, fire } = reach;
  const { columns, left, bottom } = grid;
  const first = cellAt(grid, { x: threat.minX - fire, y: threat.minY - fire });
  const last = cellAt(grid, { x: threat.maxX + fire, y: threat.maxY + fire });
  const width = (last % columns) - (first % columns);
  for (let row = first; row <= last; row += columns) {
    const y = bottom + Math.floor(row / columns) * GRAIN + GRAIN / 2;
    for (let cell = row; cell <= row + width; cell += 1) {
      const x = left + (cell % columns) * GRAIN + GRAIN / 2;
      if (threatened[cell] === 0 && isNear(reach, x, y)) threatened[cell] = 1;
    }
  }
};
