import { type Body, gapToPoint, SAME } from '@grognard/field';
import { type BoardBlock, bodyOn } from '../../board.ts';
import type { Setting } from '../../setting.ts';
import type { Place } from '../movement/march.ts';
import { cellsIn, centreOf, type Grid } from './grid.ts';

/** PB-R231: combat pieces alone; a block of which nobody knows what it is may be one, and counts. */
const isCombatBlock = ({ arm }: BoardBlock): boolean => arm !== 'staff' && arm !== 'train';

/** PB-R231: the enemies a route must keep a foot third away from. */
export const threatsOf = ({ measures }: Setting, enemies: readonly BoardBlock[]): readonly Body[] =>
  enemies.filter(isCombatBlock).map((enemy) => bodyOn(measures, enemy));

const isNear = ({ measures }: Setting, threat: Body, { x, y }: Place): boolean => {
  const [middle] = threat.blocks;
  const [dx, dy] = [x - (middle?.x ?? x), y - (middle?.y ?? y)];
  const reach = measures.fire - 2 * SAME;
  // Its middle is a part of it: whoever is near to that need not be measured to the nearest edge.
  return (
    (middle !== undefined && dx * dx + dy * dy < reach * reach) ||
    gapToPoint(threat, x, y) + SAME < measures.fire
  );
};

export const isThreatened = (setting: Setting, threats: readonly Body[], place: Place): boolean =>
  threats.some((threat) => isNear(setting, threat, place));

/** The cells that are too near to an enemy. */
export const threatenedCells = (setting: Setting, threats: readonly Body[], grid: Grid): Uint8Array => {
  const threatened = new Uint8Array(grid.size);
  const { fire } = setting.measures;
  for (const threat of threats) {
    const { minX, minY, maxX, maxY } = threat;
    const box = { minX: minX - fire, minY: minY - fire, maxX: maxX + fire, maxY: maxY + fire };
    for (const cell of cellsIn(grid, box)) {
      if (threatened[cell] === 0 && isNear(setting, threat, centreOf(grid, cell))) threatened[cell] = 1;
    }
  }
  return threatened;
};
