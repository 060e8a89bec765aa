import { type Refusal, refuse } from '@grognard/engine';
import { eastOf, northOf, turnBetween } from '@grognard/field';
import type { BoardBlock } from '../../model/board.ts';
import type { Setting } from '../../model/setting.ts';

type Spot = Pick<BoardBlock, 'x' | 'y'>;

/** Whether a step along a heading leads away from a place. */
const leadsAway = ({ measures }: Setting, from: Spot, foe: Spot, heading: number): boolean => {
  const [x, y] = [
    from.x + eastOf(heading) * measures.footThird - foe.x,
    from.y + northOf(heading) * measures.footThird - foe.y,
  ];
  const [oldX, oldY] = [from.x - foe.x, from.y - foe.y];
  return x * x + y * y > oldX * oldX + oldY * oldY;
};

/** PB-R186: within 45 degrees of straight back, and further from every enemy lead of the combat. */
export const directionRefusals = (
  setting: Setting,
  piece: Spot,
  foes: readonly Spot[],
  straightBack: number,
  heading: number | undefined,
): readonly Refusal[] => {
  if (heading === undefined || heading === straightBack) return [];
  const degrees = setting.switches.retreatFanDeg;
  if (Math.abs(turnBetween(straightBack, heading)) > degrees * 100)
    return [refuse('PB-R186', 'too-far-aside', { degrees })];
  return foes.every((foe) => leadsAway(setting, piece, foe, heading))
    ? []
    : [refuse('PB-R186', 'towards-the-enemy')];
};
