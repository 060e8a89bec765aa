import { headingOf } from '@grognard/field';
import type { BoardBlock, OwnPiece } from '@grognard/pub-battles/for-generals';
import type { Desk } from './desk.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const distance = (a: Spot, b: Spot): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(dx * dx + dy * dy);
};

export const bearing = (from: Spot, to: Spot): number => headingOf(to.x - from.x, to.y - from.y);

export const nearest = <Each extends Spot>(from: Spot, all: readonly Each[]): Each | undefined =>
  all.toSorted((a, b) => distance(from, a) - distance(from, b))[0];

/** The middle of several places; undefined of none. */
export const middle = (all: readonly Spot[]): Spot | undefined =>
  all.length === 0
    ? undefined
    : {
        x: Math.round(all.reduce((sum, { x }) => sum + x, 0) / all.length),
        y: Math.round(all.reduce((sum, { y }) => sum + y, 0) / all.length),
      };

/** How far a piece can march at best. */
export const reachOf = ({ match }: Desk, { arm }: BoardBlock): number => {
  const { footThird, mountedThird } = match.setting.measures;
  return 3 * (arm === 'mounted' || arm === 'staff' ? mountedThird : footThird);
};

/** Where a piece sets out: that of a reserve is its HQ's, of a reinforcement its way in. */
export const startOf = ({ match, view }: Desk, piece: OwnPiece): Spot => {
  const hq = view.formations.find(({ id }) => id === piece.formation)?.hq;
  if (piece.where === 'reserve') return view.mine.find(({ ref }) => ref === hq) ?? piece;
  return match.setting.exits.find(({ id }) => piece.where === 'due' && id === piece.enters?.exit) ?? piece;
};
