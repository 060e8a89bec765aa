import type { Side } from '@grognard/engine';
import {
  type Arc,
  type Body,
  bodyOf,
  boxesMeet,
  eastOf,
  fieldOfFire,
  headingOf,
  northOf,
  overlapShare,
  shareInArc,
} from '@grognard/field';
import { blocksNear, bodyOn, footprint, isEnemyOn } from '../../ground/board.ts';
import { keptByBlock } from '../../ground/kept.ts';
import { isMajority } from '../../ground/under.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import { topic } from '../../model/memory.ts';
import type { Setting } from '../../model/setting.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { seesFromFront } from '../sight/sight.ts';

/** PB-R106: foot, dragoons and guns project a field of fire; a column does not (PB-R094l). */
export const projectsFire = (setting: Setting, block: BoardBlock): boolean => {
  if (setting.switches.fieldOfFire === 'off') return false;
  if (block.column === true && setting.switches.columnFieldOfFire === 'none') return false;
  if (block.kind !== undefined) return kindFacts[block.kind].fires;
  return block.arm === 'mounted'
    ? firesOf(setting, block.side) === 'all'
    : block.arm === 'foot' || block.arm === 'guns';
};

/** Which of the mounted of a side fire, by the orders of battle that everybody can read. */
type Fires = 'all' | 'some' | 'none';

const firing = topic(() => new Map<Side, Fires>());

const firesOf = ({ roster, memory }: Setting, side: Side): Fires => {
  const bySide = memory(firing);
  const known = bySide.get(side);
  if (known !== undefined) return known;
  const fires = firesIn(roster[side] ?? []);
  bySide.set(side, fires);
  return fires;
};

const firesIn = (entries: Setting['roster'][Side]): Fires => {
  const kinds = entries.flatMap(({ kinds: own, spares = [] }) => [...own, ...spares]);
  if (kinds.length === 0) return 'some';
  const mounted = kinds.filter((kind) => kindFacts[kind].arm === 'mounted');
  if (mounted.every((kind) => !kindFacts[kind].fires)) return 'none';
  return mounted.every((kind) => kindFacts[kind].fires) ? 'all' : 'some';
};

/** A block of which its enemy cannot tell whether it fires: nobody has made it out, or only that it is mounted. */
export const mayFire = (setting: Setting, { kind, arm, side }: BoardBlock): boolean =>
  kind === undefined && (arm === undefined || (arm === 'mounted' && firesOf(setting, side) === 'some'));

/** PB-R108: before the front edge, a foot third deep, opening outward from both corners. */
const fireArc: (setting: Setting, block: BoardBlock) => Arc = keptByBlock((setting, block) =>
  fieldOfFire(
    footprint(setting.measures, block),
    setting.switches.fofFlareDeg * 100,
    0,
    setting.measures.fire,
  ),
);

/** Wider than any rounding. */
const CLOSE = 1;

/**
 * A quick no: a field of fire bulges outward all around, and so more than half of a block lies in it only if its middle
 * does, which is then before the front and no further off than it reaches.
 */
const isAside = ({ measures }: Setting, shooter: BoardBlock, { blocks }: Body): boolean => {
  const target = blocks[0];
  if (target === undefined || blocks.length > 1) return false;
  const { x, y, heading, halfFront, halfDepth } = footprint(measures, shooter);
  const east = eastOf(heading);
  const north = northOf(heading);
  const ahead = (target.x - x) * east + (target.y - y) * north - halfDepth;
  const aside = Math.abs((target.x - x) * north - (target.y - y) * east) - halfFront;
  const most = measures.fire + CLOSE;
  return ahead < -CLOSE || ahead > most || aside > most;
};

/** PB-R107, PB-R110: more than half of the body lies in the field, and is seen. */
export const isUnderFireOf = (setting: Setting, shooter: BoardBlock, body: Body): boolean =>
  projectsFire(setting, shooter) &&
  !isAside(setting, shooter, body) &&
  boxesMeet(body, bodyOn(setting, shooter), setting.measures.fire) &&
  isMajority(shareInArc(fireArc(setting, shooter), body)) &&
  seesFromFront(setting, shooter, body);

/** The enemies in whose field of fire a body lies. */
export const underFireOf = (setting: Setting, board: Board, body: Body): readonly BoardBlock[] =>
  blocksNear(setting, board, body, setting.measures.fire).filter(
    (block) => isEnemyOn(board, block) && isUnderFireOf(setting, block, body),
  );

/** PB-R109: one sees through pieces. Whether one stands between a shooter and a place. */
export const isPieceBetween = (
  setting: Setting,
  board: Board,
  shooter: BoardBlock,
  place: Pick<BoardBlock, 'ref' | 'x' | 'y'>,
): boolean => {
  const [dx, dy] = [place.x - shooter.x, place.y - shooter.y];
  const line = bodyOf([
    {
      x: shooter.x + dx / 2,
      y: shooter.y + dy / 2,
      heading: headingOf(dx, dy),
      halfFront: 1,
      halfDepth: Math.sqrt(dx * dx + dy * dy) / 2,
    },
  ]);
  return blocksNear(setting, board, line).some(
    (block) =>
      block.ref !== shooter.ref && block.ref !== place.ref && overlapShare(line, bodyOn(setting, block)) > 0,
  );
};
