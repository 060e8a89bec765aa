import { headingOf, turnBetween } from '@grognard/field';
import { inUnits, type Point } from '@grognard/ink/plane';
import { type BoardBlock, footprint, kindFacts, type OwnPiece } from '@grognard/pub-battles/for-page';
import type { Hands } from './hands.svelte.ts';

/** A little beyond the edge of a block still means the block. */
const BESIDE = 250;

const isOver = (
  hands: Hands,
  block: BoardBlock,
  place: { readonly x: number; readonly y: number },
): boolean => {
  const { halfFront, halfDepth } = footprint(hands.setting.measures, block);
  const turn = (block.heading * Math.PI) / 18_000;
  const [dx, dy] = [place.x - block.x, place.y - block.y];
  const across = dx * Math.cos(turn) - dy * Math.sin(turn);
  const along = dx * Math.sin(turn) + dy * Math.cos(turn);
  return Math.abs(across) <= halfFront + BESIDE && Math.abs(along) <= halfDepth + BESIDE;
};

/** Whether a piece may be laid on another: on an enemy to attack, a friend to support, its own HQ to hide behind. */
const mayLie = (held: OwnPiece, on: BoardBlock): boolean => {
  if (on.ref === held.ref || held.arm === 'staff') return false;
  if (on.arm === 'staff') return on.side === held.side && on.formation === held.formation;
  return kindFacts[held.kind].attacks && on.arm !== 'train';
};

/** Another piece under the hand that the held one could be laid on. */
const targetUnder = (hands: Hands, place: Point): string | undefined => {
  const held = hands.own(hands.ghost?.ref);
  if (held === undefined) return undefined;
  const here = inUnits(place);
  return hands.blocks.find((block) => mayLie(held, block) && isOver(hands, block, here))?.ref;
};

/** Moves the ghost to a place on the sheet; over another piece it snaps onto it. */
export const carryTo = (hands: Hands, place: Point, grip: Point): void => {
  const target = targetUnder(hands, place);
  hands.move({ ...inUnits([place[0] - grip[0], place[1] - grip[1]]), target, edge: target !== undefined });
};

const OBLIQUE = 4_500;

/** A tap on open ground: the piece goes there, facing as it does, or the way it goes where it could not otherwise. */
export const sendTo = (hands: Hands, ref: string, place: Point): void => {
  if (hands.ghost?.ref !== ref && !hands.takeUp(ref)) return;
  const { ghost } = hands;
  if (ghost === undefined) return;
  const to = inUnits(place);
  const bearing = headingOf(to.x - ghost.x, to.y - ghost.y);
  const keeps = Math.abs(turnBetween(ghost.heading, bearing)) <= OBLIQUE || hands.own(ref)?.arm === 'staff';
  hands.move({ ...to, ...(!keeps && { heading: bearing }) });
  hands.putDown();
};

/** Lays a piece on another: an attack or a support, to be confirmed. */
export const layOn = (hands: Hands, ref: string, target: BoardBlock): void => {
  if (hands.ghost?.ref !== ref && !hands.takeUp(ref)) return;
  const { x, y } = target;
  hands.move({ x, y, target: target.ref });
  hands.putDown();
};

export const turnTowards = (hands: Hands, place: Point): void => {
  const { ghost } = hands;
  if (ghost === undefined) return;
  const end = hands.verdict?.end ?? ghost;
  const to = inUnits(place);
  const heading = headingOf(to.x - end.x, to.y - end.y);
  hands.move({ heading: Math.round(heading / 100) * 100 });
};
