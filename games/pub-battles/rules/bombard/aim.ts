import { bodyOf, eastOf, headingOf, normalHeading, northOf, overlapArea, turnBetween } from '@grognard/field';
import { type Board, type BoardBlock, bodyOn } from '../../board.ts';
import type { Setting } from '../../setting.ts';
import { isMajority } from '../ground.ts';
import { POINTS, pointsSeen } from '../sight.ts';

/** How far to either side of its front a gun fires without turning: as its field of fire opens. */
const BEFORE = 4_500;

/** A thread: as wide as a line of fire is taken to be. */
const THREAD = 1;

/** PB-R125a: the gun turns to what it cannot fire at from where it faces. */
export const aimed = <Gun extends BoardBlock>(gun: Gun, target: BoardBlock): Gun => {
  const towards = headingOf(target.x - gun.x, target.y - gun.y);
  return Math.abs(turnBetween(gun.heading, towards)) <= BEFORE
    ? gun
    : { ...gun, heading: normalHeading(towards) };
};

/** PB-R139: a friend stands across the line from the middle of the gun's front. */
const isBarred = (
  { measures }: Setting,
  { blocks }: Board,
  gun: BoardBlock,
  to: { x: number; y: number },
): boolean => {
  const x = gun.x + (eastOf(gun.heading) * measures.depth) / 2;
  const y = gun.y + (northOf(gun.heading) * measures.depth) / 2;
  const [dx, dy] = [to.x - x, to.y - y];
  const line = bodyOf([
    {
      x: x + dx / 2,
      y: y + dy / 2,
      heading: headingOf(dx, dy),
      halfFront: THREAD,
      halfDepth: Math.sqrt(dx * dx + dy * dy) / 2,
    },
  ]);
  return blocks.some(
    (block) =>
      block.side === gun.side &&
      block.ref !== gun.ref &&
      block.arm !== 'staff' &&
      overlapArea(line, bodyOn(measures, block)) > 0,
  );
};

/** What an aimed gun sees of a target, and what of that it can fire at, as parts of the whole from 0 to 1. */
export const inView = (
  setting: Setting,
  board: Board,
  gun: BoardBlock,
  target: BoardBlock,
): { readonly seen: number; readonly free: number } => {
  const seen = pointsSeen(setting, gun, bodyOn(setting.measures, target));
  const free = seen.filter((point) => !isBarred(setting, board, gun, point));
  return { seen: seen.length / POINTS, free: free.length / POINTS };
};

/** PB-R125k: more than half of the target; as a reading, any part of it. */
export const isEnough = ({ switches }: Setting, part: number): boolean =>
  switches.bombardNeedsInView === 'majority' ? isMajority(part) : part > 0;
