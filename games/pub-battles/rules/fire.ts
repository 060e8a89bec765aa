import { type Arc, type Body, fieldOfFire, shareInArc } from '@grognard/field';
import { type Board, type BoardBlock, enemiesOn, footprint } from '../board.ts';
import { kindFacts } from '../kinds.ts';
import type { Setting } from '../setting.ts';
import { isMajority } from './ground.ts';
import { seesFromFront } from './sight.ts';

/** PB-R106: foot, dragoons and guns project a field of fire; a column does not (PB-R094l). */
export const projectsFire = (setting: Setting, block: BoardBlock): boolean => {
  if (setting.switches.fieldOfFire === 'off') return false;
  if (block.column === true && setting.switches.columnFieldOfFire === 'none') return false;
  if (block.kind !== undefined) return kindFacts[block.kind].fires;
  return block.arm === 'foot' || block.arm === 'guns';
};

/** PB-R108: before the front edge, a foot third deep, opening outward from both corners. */
const fireArc = (setting: Setting, block: BoardBlock): Arc =>
  fieldOfFire(
    footprint(setting.measures, block),
    setting.switches.fofFlareDeg * 100,
    0,
    setting.measures.fire,
  );

/** PB-R107, PB-R110: more than half of the body lies in the field, and is seen. */
export const isUnderFireOf = (setting: Setting, shooter: BoardBlock, body: Body): boolean =>
  projectsFire(setting, shooter) &&
  isMajority(shareInArc(fireArc(setting, shooter), body)) &&
  seesFromFront(setting, shooter, body);

/** The enemies in whose field of fire a body lies. */
export const underFireOf = (setting: Setting, board: Board, body: Body): readonly BoardBlock[] =>
  enemiesOn(board).filter((enemy) => isUnderFireOf(setting, enemy, body));
