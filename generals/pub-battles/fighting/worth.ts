import type { Side } from '@grognard/engine';
import { type BoardBlock, kindFacts, type PieceKind } from '@grognard/pub-battles/for-generals';
import type { Desk } from '../desk.ts';

/** What it is worth to win the battle outright, in points. */
const BATTLE = 18;
/** A train costs its side the battle. */
const TRAIN = 22;

/** How many of its infantry a side has, and how many it has lost. */
interface Infantry {
  readonly base: number;
  readonly lost: number;
}

const infantryOf = ({ match: { setting }, view }: Desk, side: Side): Infantry => ({
  base: (setting.roster[side] ?? []).flatMap(({ kinds }) => kinds).filter((kind) => kindFacts[kind].infantry)
    .length,
  lost: (view.losses[side] ?? []).filter((kind) => kindFacts[kind].infantry).length,
});

/** What one more infantry piece means to its side: the nearer half of them are gone, the more. */
const routShare = ({ base, lost }: Infantry): number => {
  const half = Math.max(1, Math.ceil(base / 2));
  const left = Math.max(1, half - lost);
  return BATTLE / (half * 0.6 + left * 0.4);
};

/** Half of its infantry is as good as gone: it can lose one more, at most. */
export const isNearRout = (desk: Desk, side: Side): boolean => {
  const { base, lost } = infantryOf(desk, side);
  return lost > 0 && lost + 1 >= Math.ceil(base / 2);
};

/** What pieces of both sides are worth, in points, as the battle stands. */
export type Worth = (piece: Pick<BoardBlock, 'side' | 'kind' | 'arm'>) => number;

/** What a block is taken for until it is known. */
export const supposedKind = ({ kind, arm }: Pick<BoardBlock, 'kind' | 'arm'>): PieceKind => {
  if (kind !== undefined) return kind;
  switch (arm) {
    case 'mounted':
      return 'cavalry';
    case 'guns':
      return 'artillery';
    case 'train':
      return 'baggage';
    case 'staff':
      return 'hq';
    default:
      return 'regular';
  }
};

export const worthIn = (desk: Desk): Worth => {
  const shares = new Map(
    desk.match.setting.sides.map(({ id }) => [id, routShare(infantryOf(desk, id))] as const),
  );
  return (piece) => {
    const kind = supposedKind(piece);
    const { arm, points, infantry } = kindFacts[kind];
    if (arm === 'train') return TRAIN;
    return points + (infantry ? (shares.get(piece.side) ?? 0) : 0);
  };
};

/** By how many points we lead, and whether the enemy or we are the nearer to a rout. */
export const leadIn = (desk: Desk): number => {
  const { view } = desk;
  const price = (isOurs: boolean): number =>
    Object.entries(view.losses)
      .filter(([side]) => (side === view.us) === isOurs)
      .flatMap(([, kinds]) => kinds)
      .reduce((sum, kind) => sum + kindFacts[kind].points, 0);
  return price(false) - price(true);
};
