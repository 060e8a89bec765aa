import type { Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { marchTowards } from './approach.ts';
import { type Desk, firstOf, foesIn, isTroop } from './desk.ts';
import { distance, middle, nearest, reachOf, type Spot, startOf } from './distance.ts';

/** An HQ that is as near as this to where it should be stays. */
const NEAR = 1_500;

const isStaff = ({ arm }: OwnPiece): boolean => arm === 'staff';

/** Staff that may move now: before any of the troops, and a commander without a chit with anybody's. */
const idleStaff = ({ view: { activation, formations, mine } }: Desk): readonly OwnPiece[] => {
  const acted = mine.filter(({ ref }) => activation?.acted.includes(ref) === true);
  if (activation === undefined || acted.some((piece) => !isStaff(piece))) return [];
  const isFree = ({ kind, formation }: OwnPiece): boolean =>
    kind === 'commander' && formations.some(({ id, chit }) => id === formation && chit === 'none');
  return mine.filter(
    (piece) =>
      isStaff(piece) &&
      !acted.includes(piece) &&
      (piece.where === 'map' || piece.where === 'due') &&
      (piece.formation === activation.formation || isFree(piece)),
  );
};

/** What the command of an HQ at a spot is worth. */
const commandAt = (desk: Desk, troops: readonly OwnPiece[], spot: Spot): number => {
  const { command, front } = desk.match.setting.measures;
  const worthOf = (piece: OwnPiece): number => {
    const near = foesIn(desk).filter((foe) => distance(foe, piece) <= reachOf(desk, piece));
    return 1 + (near.length > 0 ? 1 : 0) + (near.some(({ arm }) => arm === 'train') ? 4 : 0);
  };
  return troops
    .filter((piece) => distance(piece, spot) <= command + front / 4)
    .reduce((sum, piece) => sum + worthOf(piece), 0);
};

/** Where an HQ commands most: in the middle of its troops, or by one of them. */
const postOf = (desk: Desk, hq: OwnPiece): Spot | undefined => {
  const { mine, formations } = desk.view;
  const isAlone = formations.some(({ id, chit }) => id === hq.formation && chit === 'none');
  const troops = mine.filter(
    (piece) => isTroop(piece) && piece.where === 'map' && (isAlone || piece.formation === hq.formation),
  );
  const centre = middle(troops);
  if (centre === undefined) return nearest(startOf(desk, hq), foesIn(desk));
  const [post] = [hq, centre, ...troops].toSorted(
    (a, b) => commandAt(desk, troops, b) - commandAt(desk, troops, a),
  );
  return post;
};

/** The staff goes before the troops: where it stands then, it commands. */
export const staffOrder = (desk: Desk): Order | undefined =>
  firstOf(idleStaff(desk), (hq) => {
    const start = startOf(desk, hq);
    const post = postOf(desk, hq);
    const isThere = post === undefined || distance(start, post) <= NEAR;
    return isThere && hq.where === 'map' ? undefined : marchTowards(desk, hq, start, post ?? { x: 0, y: 0 });
  });
