import {
  type Body,
  bodyOf,
  eastOf,
  headingOf,
  normalHeading,
  northOf,
  overlapArea,
  turnBetween,
} from '@grognard/field';
import { blocksNear, bodyOn } from '../../ground/board.ts';
import { keptByPair } from '../../ground/kept.ts';
import { isMajority } from '../../ground/under.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import type { Setting } from '../../model/setting.ts';
import { POINTS, pointsSeen } from '../sight/sight.ts';

/** How far to either side of its front a gun fires without turning: as its field of fire opens. */
const BEFORE = 4_500;

/** A thread: as wide as a line of fire is taken to be. */
const THREAD = 1;

type Pose = Pick<BoardBlock, 'x' | 'y' | 'heading'>;

/** PB-R125a: the gun turns to what it cannot fire at from where it faces. */
export const aimed = <Gun extends Pose>(gun: Gun, target: Pick<Pose, 'x' | 'y'>): Gun => {
  const towards = headingOf(target.x - gun.x, target.y - gun.y);
  return Math.abs(turnBetween(gun.heading, towards)) <= BEFORE
    ? gun
    : { ...gun, heading: normalHeading(towards) };
};

/** PB-R139: a friend stands across the line from the middle of the gun's front. */
const isBarred = (setting: Setting, board: Board, gun: BoardBlock, to: { x: number; y: number }): boolean => {
  const x = gun.x + (eastOf(gun.heading) * setting.measures.depth) / 2;
  const y = gun.y + (northOf(gun.heading) * setting.measures.depth) / 2;
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
  return blocksNear(setting, board, line).some(
    (block) =>
      block.side === gun.side &&
      block.ref !== gun.ref &&
      block.arm !== 'staff' &&
      overlapArea(line, bodyOn(setting, block)) > 0,
  );
};

/** The points of a target that a gun sees once it is aimed. */
const pointsAimedAt: (setting: Setting, gun: Body, target: Body) => ReturnType<typeof pointsSeen> =
  keptByPair((setting, gun, target) => {
    const [[from], [to]] = [gun.blocks, target.blocks];
    if (from === undefined || to === undefined) return [];
    const turned = aimed(from, to);
    return pointsSeen(setting, turned === from ? gun : bodyOf([turned]), target);
  });

/** Whether a gun, once aimed, sees enough of a target, and can fire at enough of what it sees. */
export const inView = (
  setting: Setting,
  board: Board,
  gun: BoardBlock,
  target: BoardBlock,
): { readonly seen: boolean; readonly free: boolean } => {
  const turned = aimed(gun, target);
  const seen = pointsAimedAt(setting, bodyOn(setting, gun), bodyOn(setting, target));
  const isSeen = isEnough(setting, seen.length / POINTS);
  const free = isSeen ? seen.filter((point) => !isBarred(setting, board, turned, point)) : [];
  return { seen: isSeen, free: isSeen && isEnough(setting, free.length / POINTS) };
};

/** PB-R125k: more than half of the target; as a reading, any part of it. */
const isEnough = ({ switches }: Setting, part: number): boolean =>
  switches.bombardNeedsInView === 'majority' ? isMajority(part) : part > 0;
