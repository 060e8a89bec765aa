import { type Block, type Body, eastOf, gapToPoint, northOf, SAME } from '@grognard/field';
import { bodyOn, footprint } from '../../ground/board.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { Place } from '../../model/march.ts';
import type { Setting } from '../../model/setting.ts';
import { cellAt, GRID_GRAIN, type Grid } from './grid.ts';

/** PB-R231: combat pieces alone; a block of which nobody knows what it is may be one, and counts. */
const isCombatBlock = ({ arm }: BoardBlock): boolean => arm !== 'staff' && arm !== 'train';

/** An enemy that a route keeps away from, made ready for questions about many places. */
export interface Threat {
  readonly body: Body;
  readonly block: Block;
  readonly east: number;
  readonly north: number;
  readonly fire: number;
  /** Nearer to its middle than this is too near, further than that is not, whichever way it faces. */
  readonly near: number;
  readonly beyond: number;
}

const threatOf = (setting: Setting, enemy: BoardBlock): Threat => {
  const { fire } = setting.measures;
  const body = bodyOn(setting, enemy);
  const block = footprint(setting.measures, enemy);
  const { heading, halfFront, halfDepth } = block;
  const [near, beyond] = [fire - 2 * SAME, fire + halfFront + halfDepth];
  return { body, block, east: eastOf(heading), north: northOf(heading), fire, near, beyond };
};

/** PB-R231: the enemies a route must keep a foot third away from. */
export const threatsOf = (setting: Setting, enemies: readonly BoardBlock[]): readonly Threat[] =>
  enemies.filter(isCombatBlock).map((enemy) => threatOf(setting, enemy));

/** Within this of the distance that tells it is measured. */
const CLOSE = 1;

/** Few places take measuring: its middle is a part of a block, and no part is further from it than its corners. */
const isNear = (threat: Threat, x: number, y: number): boolean => {
  const { body, block, east, north, fire, near, beyond } = threat;
  const dx = x - block.x;
  const dy = y - block.y;
  const far = dx * dx + dy * dy;
  if (far < near * near) return true;
  if (far >= beyond * beyond) return false;
  const aside = Math.max(0, Math.abs(dx * north - dy * east) - block.halfFront);
  const ahead = Math.max(0, Math.abs(dx * east + dy * north) - block.halfDepth);
  const about = Math.sqrt(aside * aside + ahead * ahead) - fire;
  return Math.abs(about) > CLOSE ? about < 0 : gapToPoint(body, x, y) + SAME < fire;
};

export const isThreatened = (threats: readonly Threat[], { x, y }: Place): boolean =>
  threats.some((threat) => isNear(threat, x, y));

/** The cells that are too near to an enemy. */
export const threatenedCells = (threats: readonly Threat[], grid: Grid): Uint8Array => {
  const threatened = new Uint8Array(grid.size);
  for (const threat of threats) threaten(threat, grid, threatened);
  return threatened;
};

const threaten = (threat: Threat, grid: Grid, threatened: Uint8Array): void => {
  const { body, fire } = threat;
  const { columns, left, bottom } = grid;
  const first = cellAt(grid, { x: body.minX - fire, y: body.minY - fire });
  const last = cellAt(grid, { x: body.maxX + fire, y: body.maxY + fire });
  const width = (last % columns) - (first % columns);
  for (let row = first; row <= last; row += columns) {
    const y = bottom + Math.floor(row / columns) * GRID_GRAIN + GRID_GRAIN / 2;
    for (let cell = row; cell <= row + width; cell += 1) {
      const x = left + (cell % columns) * GRID_GRAIN + GRID_GRAIN / 2;
      if (threatened[cell] === 0 && isNear(threat, x, y)) threatened[cell] = 1;
    }
  }
};
