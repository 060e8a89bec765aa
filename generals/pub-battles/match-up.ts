import { type BoardBlock, kindFacts, type Order, type OwnPiece } from '@grognard/pub-battles/for-generals';
import type { Desk } from './desk.ts';
import { isNearRout } from './fighting/worth.ts';
import { isStranded } from './line-home.ts';

/** How much better than a regular a kind stands in a fight. */
const worth: Readonly<Partial<Record<NonNullable<BoardBlock['kind']>, number>>> = {
  militia: -3,
  elite: 1,
  guard: 1,
  detachment: -2,
  dragoons: -0.5,
};

const worthOf = ({ kind, spent }: BoardBlock): number =>
  (kind === undefined ? 0 : (worth[kind] ?? 0)) - (spent === true ? 2 : 0);

/** What a point more or less to be won than to be lost counts for. */
const STAKE = 0.3;
/** A block that is not known is most likely infantry. */
const priceOf = ({ kind = 'regular' }: BoardBlock): number => kindFacts[kind].points;

/** One more of the infantry, and its side runs. */
const ROUT = 1;
/** What it costs to end where no line leads home. */
const STRANDED = 2;
const routOf = (desk: Desk, block: BoardBlock): number =>
  kindFacts[block.kind ?? 'regular'].infantry && isNearRout(desk, block.side) ? ROUT : 0;

/** Guns fire first at whoever comes at their front. */
const GUNS_IN_FRONT = 2;
const FLANK = 2;
/** Another who attacks the same enemy. */
export const COMRADE = 2;
/** A train costs the enemy the battle, or at least his rallies, and cannot fight. */
const TRAIN = 8;
/** Who is Spent rallies first. */
const NEVER = -9;

/** What can be expected of an attack: above zero it is better than an even fight. */
export const promiseOf = (desk: Desk, piece: OwnPiece, enemy: BoardBlock, order: Order): number => {
  if (enemy.arm === 'train') return TRAIN;
  if (piece.spent) return NEVER;
  const isFront = faceOf(order) === 'front';
  const comrades = desk.view.contacts.filter(
    ({ defender, attacker }) => defender === enemy.ref && attacker !== piece.ref,
  );
  return (
    STAKE * (priceOf(enemy) - priceOf(piece)) +
    routOf(desk, enemy) -
    routOf(desk, piece) -
    (isStranded(desk, piece, enemy) ? STRANDED : 0) +
    worthOf(piece) -
    worthOf(enemy) +
    (isFront ? 0 : FLANK) -
    (isFront && enemy.arm === 'guns' ? GUNS_IN_FRONT : 0) +
    COMRADE * comrades.length
  );
};

export const faceOf = (order: Order): string | undefined =>
  'ending' in order && order.ending?.at === 'attack' ? order.ending.face : undefined;
