import {
  type Block,
  type Body,
  bodyOf,
  eastOf,
  headingOf,
  normalHeading,
  northOf,
  overlapArea,
  turnBetween,
} from '@grognard/field';
import { type Board, type BoardBlock, blocksNear, bodyOn, footprint } from '../../board.ts';
import { keptByPair } from '../../kept.ts';
import type { Setting } from '../../setting.ts';
import { isMajority } from '../ground.ts';
import { seesFromFront } from '../sight.ts';

/** How far to either side of its front a gun fires without turning: as its field of fire opens. */
const BEFORE = 4_500;

/** In how many strips across its front a target is looked at. */
const STRIPS = 9;

/** A thread: as wide as a line of fire is taken to be. */
const THREAD = 1;

/** PB-R125a: the gun turns to what it cannot fire at from where it faces. */
export const aimed = <Gun extends BoardBlock>(gun: Gun, target: BoardBlock): Gun => {
  const towards = headingOf(target.x - gun.x, target.y - gun.y);
  return Math.abs(turnBetween(gun.heading, towards)) <= BEFORE
    ? gun
    : { ...gun, heading: normalHeading(towards) };
};

/** The target cut into strips side by side. */
const stripsOf = ({ measures }: Setting, target: BoardBlock) => {
  const block = footprint(measures, target);
  const [right, back] = [northOf(block.heading), -eastOf(block.heading)];
  return Array.from({ length: STRIPS }, (_, each) => {
    const across = (block.halfFront * (2 * each + 1 - STRIPS)) / STRIPS;
    return {
      ...block,
      x: block.x + right * across,
      y: block.y + back * across,
      halfFront: block.halfFront / STRIPS,
    };
  });
};

/** PB-R139: a friend stands across the line from the middle of the gun's front. */
const isBarred = (
  { measures }: Setting,
  board: Board,
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
  return blocksNear(measures, board, line).some(
    (block) =>
      block.side === gun.side &&
      block.ref !== gun.ref &&
      block.arm !== 'staff' &&
      overlapArea(line, bodyOn(measures, block)) > 0,
  );
};

/** Which strips of a target a gun sees; each is looked at once, and only if it matters. */
const looks: (setting: Setting, gun: Body, target: Body) => Map<number, boolean> = keptByPair(
  () => new Map<number, boolean>(),
);

/** Whether enough of the strips of a target pass a test. */
const enough = (setting: Setting, test: (strip: number) => boolean): boolean => {
  let [passed, failed] = [0, 0];
  while (passed + failed < STRIPS) {
    if (test(passed + failed)) passed += 1;
    else failed += 1;
    if (isEnough(setting, passed / STRIPS)) return true;
    if (!isEnough(setting, (STRIPS - failed) / STRIPS)) return false;
  }
  return false;
};

/** Whether a gun, once aimed, sees enough of a target, and can fire at enough of what it sees. */
export const inView = (
  setting: Setting,
  board: Board,
  gun: BoardBlock,
  target: BoardBlock,
): { readonly seen: boolean; readonly free: boolean } => {
  const turned = aimed(gun, target);
  const strips: readonly (Block | undefined)[] = stripsOf(setting, target);
  const look = looks(setting, bodyOn(setting.measures, gun), bodyOn(setting.measures, target));
  const sees = (place: number): boolean => {
    const strip = strips[place];
    const seen = look.get(place) ?? (strip !== undefined && seesFromFront(setting, turned, bodyOf([strip])));
    look.set(place, seen);
    return seen;
  };
  const isFree = (place: number): boolean => {
    const strip = strips[place];
    return strip !== undefined && sees(place) && !isBarred(setting, board, turned, strip);
  };
  const seen = enough(setting, sees);
  return { seen, free: seen && enough(setting, isFree) };
};

/** PB-R125k: more than half of the target; as a reading, any part of it. */
const isEnough = ({ switches }: Setting, part: number): boolean =>
  switches.bombardNeedsInView === 'majority' ? isMajority(part) : part > 0;
