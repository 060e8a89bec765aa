import { err, ok, type Refusal, type Result, refuse } from '@grognard/engine';
import {
  eastOf,
  headingOf,
  normalHeading,
  northOf,
  overlapShare,
  roundUnit,
  turnBetween,
} from '@grognard/field';
import { findsCrossing, goesOver } from '../../ground/across.ts';
import { blocksNear, bodyOn, footprint } from '../../ground/board.ts';
import { isOpenTo } from '../../ground/ground-quickly.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import { type Leg, legOf, type March } from '../../model/march.ts';
import { topic } from '../../model/memory.ts';
import { EVERY, type Question, reasonsFrom } from '../../model/reasons.ts';
import type { Setting } from '../../model/setting.ts';
import { type Face, faces, type PieceKind } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

/** The last steps of an attack: into contact, flush with the edge that is met. */
export interface Assault {
  readonly leg: Leg;
  readonly end: March['end'];
}

/** PB-R117a: the attacker goes forward or oblique, and so he meets an edge that looks at him. */
const FORWARD = 4_500;

/**
 * PB-R117d, PB-R090: where the attacker stands when it is flush with an edge, its place along that edge kept where it
 * can be. PB-R117b, PB-R117c: so it always touches more than half of its own front, or of the edge that is met.
 */
export const flushWith = (
  setting: Setting,
  from: March['end'],
  target: BoardBlock,
  face: Face,
): March['end'] => {
  const block = footprint(setting.measures, target);
  const outward = normalHeading(block.heading + 9_000 * faces.indexOf(face));
  const [reach, along] =
    face === 'front' || face === 'rear'
      ? [block.halfDepth, block.halfFront]
      : [block.halfFront, block.halfDepth];
  const { front, depth } = setting.measures;
  const [outX, outY] = [eastOf(outward), northOf(outward)];
  const [alongX, alongY] = [northOf(outward), -eastOf(outward)];
  const offset = (from.x - block.x) * alongX + (from.y - block.y) * alongY;
  // Half a front and half an edge overlap by more than half of the smaller one as long as it stays within the larger.
  const most = Math.max(0, along + front / 2 - Math.min(2 * along, front) * 0.51);
  const side = Math.min(most, Math.max(-most, offset));
  const out = reach + depth / 2;
  return {
    x: roundUnit(block.x + outX * out + alongX * side),
    y: roundUnit(block.y + outY * out + alongY * side),
    heading: normalHeading(outward + 18_000),
    column: false,
  };
};

/** The assault from where a march has led, or every reason against it. */
export const assaultOn = (
  setting: Setting,
  board: Board,
  piece: BoardBlock & { readonly kind: PieceKind },
  march: March,
  { target, face }: { readonly target: BoardBlock; readonly face: Face },
  enough = EVERY,
): Result<Assault, readonly Refusal[]> => {
  const { end: from } = march;
  const end = flushWith(setting, from, target, face);
  const before = reasonsFrom(enough, approachQuestions, { piece, from, face, end });
  if (before.length >= enough) return err(before);
  const leg = lastLeg(setting, from, end);
  const place = placeRefusals({ setting, board, piece, target, face, leg, end });
  return before.length + place.length === 0 ? ok({ leg, end }) : err([...before, ...place]);
};

/** The way into contact, and where the middle of the front meets the enemy. */
const lastLeg = (setting: Setting, from: March['end'], end: March['end']): Leg => {
  const dx = end.x - from.x;
  const dy = end.y - from.y;
  const meets = {
    x: end.x + (eastOf(end.heading) * setting.measures.depth) / 2,
    y: end.y + (northOf(end.heading) * setting.measures.depth) / 2,
  };
  return { ...legOf(from, end, end.heading, Math.sqrt(dx * dx + dy * dy), false), meets };
};

/** From where an edge is gone at, and where that would end. */
interface Approach extends Pick<Assault, 'end'> {
  readonly piece: { readonly kind: PieceKind };
  readonly from: March['end'];
  readonly face: Face;
}

/** What can be told without a look at the place. */
const approachQuestions: readonly Question<Approach>[] = [
  ({ piece: { kind } }) =>
    kindFacts[kind].attacks ? [] : [refuse(kind === 'artillery' ? 'PB-R119a' : 'PB-R091', 'does-not-attack')],
  ({ from }) => (from.column ? [refuse('PB-R094k', 'column-does-not-attack')] : []),
  ({ from, end, face }) =>
    meetsForward(from, end, end.x - from.x, end.y - from.y)
      ? []
      : [refuse('PB-R117a', 'not-forward', { face })],
];

/** An edge of a block that somebody goes at. */
interface Approached extends Assault {
  readonly setting: Setting;
  readonly board: Board;
  readonly piece: BoardBlock & { readonly kind: PieceKind };
  readonly target: BoardBlock;
  readonly face: Face;
}

/** What speaks against the places at the edges of a block, for a piece that goes at it from somewhere. */
interface Asked {
  readonly board: Board;
  readonly kind: PieceKind;
  readonly ref: string;
  readonly x: number;
  readonly y: number;
  readonly target: BoardBlock;
  readonly refusals: { [face in Face]?: readonly Refusal[] };
}

const lastAsked = topic((): { asked?: Asked } => ({}));

const isAsked = (asked: Asked, { board, piece, target, leg }: Approached): boolean =>
  asked.board === board &&
  asked.target === target &&
  asked.ref === piece.ref &&
  asked.kind === piece.kind &&
  asked.x === leg.from.x &&
  asked.y === leg.from.y;

/** What speaks against the place at an edge. Whoever looks for the best turn towards it asks once for all of them. */
const placeRefusals = (approached: Approached): readonly Refusal[] => {
  const { setting, board, piece, target, face, leg, end } = approached;
  const last = setting.memory(lastAsked);
  const { x, y } = leg.from;
  if (last.asked === undefined || !isAsked(last.asked, approached))
    last.asked = { board, kind: piece.kind, ref: piece.ref, x, y, target, refusals: {} };
  const { refusals } = last.asked;
  refusals[face] ??= roomRefusals(setting, board, piece, end, leg);
  return refusals[face];
};

/** The way and the turn into line are both within 45 degrees of the front. */
const meetsForward = (from: March['end'], end: March['end'], dx: number, dy: number): boolean =>
  Math.abs(turnBetween(from.heading, end.heading)) <= FORWARD &&
  ((dx === 0 && dy === 0) || Math.abs(turnBetween(from.heading, headingOf(dx, dy))) <= FORWARD);

/** Two pieces overlap when more than a hair of one lies on the other. */
const HAIR = 0.01;

/**
 * PB-R117c, PB-R082: more than half of the attacker has ground to stand on, and nobody else stands there. PB-R237b: over
 * a ford or bridge it is pushed forward, be it that the block lies on the water.
 */
const roomRefusals = (
  setting: Setting,
  board: Board,
  piece: BoardBlock & { readonly kind: PieceKind },
  end: March['end'],
  leg: Leg,
): readonly Refusal[] => {
  const body = bodyOn(setting, { x: end.x, y: end.y, heading: end.heading });
  const isTaken = blocksNear(setting, board, body).some(
    (block) =>
      block.ref !== piece.ref && block.arm !== 'staff' && overlapShare(body, bodyOn(setting, block)) > HAIR,
  );
  if (isTaken) return [refuse('PB-R117c', 'no-room')];
  const crosses = setting.terrain.rivers.some(
    (river) => goesOver(setting.measures, leg, river.crossed) && findsCrossing(setting, leg, river),
  );
  const { arm } = kindFacts[piece.kind];
  return isOpenTo(setting, body, arm, !crosses) ? [] : [refuse('PB-R117c', 'no-room')];
};
