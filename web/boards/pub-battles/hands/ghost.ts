import { err, type Player, type Refusal, type Result } from '@grognard/engine';
import { type Body, contactLength, TOUCH } from '@grognard/field';
import {
  bodyOn,
  footprint,
  groundOf,
  isCommanded,
  type JudgedMarch,
  levelOf,
  type Order,
  type OwnPiece,
  pubBattlesForPage,
  type Reading,
  type Setting,
  startOf,
  underFireOf,
  type Wish,
} from '@grognard/pub-battles/for-page';

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** How a hand wants the piece to go: across the fields, by road in column, or by road and then in line. */
export type Way = 'field' | 'column' | 'line';

/** A piece held over the map: where it would go, or whom it is laid on. */
export interface Ghost extends Pose {
  readonly ref: string;
  readonly target?: string | undefined;
  /** It was carried there, so that the edge of the target at which it lies is meant. */
  readonly edge?: boolean | undefined;
  /** Corners by which it is to go. */
  readonly via?: NonNullable<Wish['via']>;
  readonly way: Way;
  /** It has been put down and waits for a word. */
  readonly dropped: boolean;
}

/** What the rules say of a ghost: an order that stands and where it ends, or every reason against it. */
export interface GhostVerdict {
  readonly result: Result<Order, readonly Refusal[]>;
  readonly marched?: JudgedMarch | undefined;
  /** Where the piece would stand in the end. */
  readonly end: Pose & { readonly column: boolean };
  /** The line its middle goes along. */
  readonly path: readonly { readonly x: number; readonly y: number }[];
}

export type Straggler = Extract<Order, { readonly kind: 'recover' }>['pieces'][number];

const wishOf = ({ ref, x, y, heading, target, edge, via, way }: Ghost): Wish => ({
  piece: ref,
  ...(target !== undefined && { target }),
  ...((target === undefined || edge === true) && { to: { x, y, heading } }),
  ...(via !== undefined && via.length > 0 && { via }),
  ...(way !== 'field' && { key: way }),
});

/** Where a piece is taken up from. */
export const takenUpFrom = (reading: Reading, piece: OwnPiece): (Pose & { column: boolean }) | undefined => {
  const start = startOf(reading, piece);
  return start && { x: start.x, y: start.y, heading: start.heading, column: start.column === true };
};

const isMarch = (order: Order): order is Extract<Order, { readonly kind: 'march' | 'enter' }> =>
  order.kind === 'march' || order.kind === 'enter';

export const judgeGhost = (reading: Reading, seat: Player, piece: OwnPiece, ghost: Ghost): GhostVerdict => {
  const start = takenUpFrom(reading, piece) ?? { ...ghost, column: false };
  const there = { x: ghost.x, y: ghost.y, heading: ghost.heading, column: false };
  const result = pubBattlesForPage.propose(reading, seat, wishOf(ghost));
  if (!result.ok || !isMarch(result.value)) return { result, end: there, path: [start, there] };
  // It was judged when it was proposed: this is what was found.
  const { refusals, finding } = pubBattlesForPage.judge(reading, seat, result.value);
  const marched = finding?.march;
  if (marched === undefined) return { result: err(refusals), end: there, path: [start, there] };
  const { legs, end } = marched.march;
  return { result, marched, end, path: [start, ...legs.map(({ to }) => to), end] };
};

/** A straggler among those that were placed before it. */
export const judgeStraggler = (
  reading: Reading,
  seat: Player,
  ghost: Ghost,
  placed: readonly Straggler[],
): GhostVerdict => {
  const { ref, x, y, heading } = ghost;
  const order: Order = { kind: 'recover', pieces: [...placed, { piece: ref, x, y, facing: heading }] };
  const refusals = pubBattlesForPage.judge(reading, seat, order).refusals;
  const end = { x, y, heading, column: false };
  return { result: refusals.length === 0 ? { ok: true, value: order } : err(refusals), end, path: [] };
};

/** What else one would want to know of the place: its ground, who could fire at it, whether command reaches. */
export interface PlaceFacts {
  readonly ground: ReturnType<typeof groundOf>;
  readonly level: number;
  readonly underFireOf: readonly string[];
  readonly commanded: boolean;
  /** How much of what could touch would: of the attacker's front, or of the edge that is met, whichever is shorter. */
  readonly contact?: number | undefined;
}

const contactShare = (setting: Setting, body: Body, { contact }: JudgedMarch): number | undefined => {
  if (contact === undefined) return undefined;
  const { target, face } = contact;
  const shared = contactLength(body, bodyOn(setting, target), TOUCH.pubBattles, 'front', face);
  const { measures } = setting;
  const { halfFront, halfDepth } = footprint(measures, target);
  return shared / Math.min(measures.front, 2 * (face === 'front' || face === 'rear' ? halfFront : halfDepth));
};

export const factsOf = (
  { setting, board }: Reading,
  piece: OwnPiece,
  { end, marched }: GhostVerdict,
): PlaceFacts => {
  const { x, y, heading, column } = end;
  const { column: _column, ...still } = piece;
  const moved = { ...still, x, y, heading, ...(column && { column }) };
  const body = bodyOn(setting, moved);
  return {
    ground: groundOf(setting, body),
    level: levelOf(setting, body),
    underFireOf: piece.arm === 'staff' ? [] : underFireOf(setting, board, body).map(({ ref }) => ref),
    commanded: piece.arm === 'staff' || isCommanded(setting, board, moved),
    contact: marched && contactShare(setting, body, marched),
  };
};
