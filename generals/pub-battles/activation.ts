import type { Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { getAway, marchTowards } from './approach.ts';
import { bestAttack, support } from './assault.ts';
import { accepted, type Desk, firstOf, foesIn, granted, idleIn, isTroop } from './desk.ts';
import { distance, nearest, reachOf, type Spot, startOf } from './distance.ts';
import { staffOrder } from './headquarters.ts';
import { lineHome } from './line-home.ts';
import { byRoad } from './road.ts';
import { hasTime, leastPromise } from './standing.ts';

/** The next deed of the active formation: whatever comes first in the order of battle and is allowed. */
export const activationOrder = (desk: Desk): Order | undefined => {
  const idle = idleIn(desk);
  const troops = idle.filter(isTroop);
  return (
    staffOrder(desk) ??
    rallies(desk, idle) ??
    firstOf(idle, (piece) => unpacking(desk, piece)) ??
    firstOf(idle, (piece) => bombardment(desk, piece)) ??
    bestAttack(desk, idle, leastPromise(desk)) ??
    firstOf(troops, (piece) => support(desk, piece)) ??
    firstOf(byNearness(desk, troops), (piece) => advance(desk, piece)) ??
    firstOf(idle, (piece) => guns(desk, piece)) ??
    accepted(desk, { kind: 'done' }) ??
    firstOf(idle, (piece) => getAway(desk, piece))
  );
};

const rallies = (desk: Desk, idle: readonly OwnPiece[]): Order | undefined =>
  firstOf(
    idle.filter(({ spent }) => spent),
    ({ ref }) => accepted(desk, { kind: 'rally', piece: ref }),
  );

/** A train unpacks once somebody near it can use it, and never packs: to pack is to lose the battle. */
const unpacking = (desk: Desk, { ref, kind, unpacked, x, y }: OwnPiece): Order | undefined => {
  const { command, front } = desk.match.setting.measures;
  if (kind !== 'baggage' || unpacked === true) return undefined;
  const isUseful = desk.view.mine.some(
    (piece) => piece.spent && piece.arm === 'foot' && distance(piece, { x, y }) <= command + front / 2,
  );
  return isUseful ? accepted(desk, { kind: 'unpack', piece: ref }) : undefined;
};

const bombardment = (desk: Desk, { ref, kind, where, ...gun }: OwnPiece): Order | undefined => {
  if (kind !== 'artillery' || where !== 'map') return undefined;
  const { bombard, front } = desk.match.setting.measures;
  const near = foesIn(desk).filter((enemy) => distance(gun, enemy) <= bombard + front);
  return firstOf(
    near.toSorted(
      (a, b) => Number(b.spent === true) - Number(a.spent === true) || distance(gun, a) - distance(gun, b),
    ),
    (enemy) => granted(desk, { do: 'bombard', piece: ref, target: enemy.ref }),
  );
};

/** Guns come as near as their range. */
const guns = (desk: Desk, piece: OwnPiece): Order | undefined => {
  const home = piece.kind === 'artillery' ? lineHome(desk, piece) : undefined;
  if (home !== undefined) return marchTowards(desk, piece, piece, home);
  const foe = nearest(piece, foesIn(desk));
  const { bombard } = desk.match.setting.measures;
  return piece.kind === 'artillery' &&
    foe !== undefined &&
    piece.where === 'map' &&
    distance(piece, foe) > bombard
    ? marchTowards(desk, piece, piece, foe)
    : undefined;
};

const byNearness = (desk: Desk, troops: readonly OwnPiece[]): readonly OwnPiece[] => {
  const far = (piece: OwnPiece): number => {
    const foe = nearest(piece, foesIn(desk));
    return foe === undefined ? 0 : distance(piece, foe);
  };
  return troops.toSorted((a, b) => far(a) - far(b));
};

/** Horse rides for the trains of the enemy, once it has seen one; everybody else for the nearest. */
const preyOf = (desk: Desk, piece: OwnPiece, start: Spot): Spot | undefined => {
  const foes = foesIn(desk);
  const trains = foes.filter(({ arm }) => arm === 'train' && piece.arm === 'mounted');
  return nearest(start, trains) ?? nearest(start, foes);
};

/** Militia does not go where an enemy can fall upon it: it breaks at a touch, and counts as much for a rout as others. */
const keepsBack = (desk: Desk, piece: OwnPiece): boolean => {
  const foe = nearest(piece, foesIn(desk));
  return (
    piece.kind === 'militia' &&
    piece.where === 'map' &&
    !piece.spent &&
    foe !== undefined &&
    distance(piece, foe) <= 2 * reachOf(desk, foe)
  );
};

/** Towards the enemy; who is Spent goes back to a train instead. */
const advance = (desk: Desk, piece: OwnPiece): Order | undefined => {
  const { view } = desk;
  if (view.contacts.some(({ attacker, defender }) => attacker === piece.ref || defender === piece.ref))
    return undefined;
  if (view.supports.some((each) => each.support === piece.ref)) return undefined;
  const start = startOf(desk, piece);
  const home = lineHome(desk, piece);
  if (home !== undefined) return marchTowards(desk, piece, start, home);
  if (hasTime(desk) && piece.where === 'map' && !piece.spent) return undefined;
  if (keepsBack(desk, piece)) return undefined;
  const trains = view.mine.filter(({ kind, where }) => kind === 'baggage' && where === 'map');
  const goal = piece.spent ? nearest(start, trains) : preyOf(desk, piece, start);
  if (goal === undefined) return undefined;
  const isOnRoad = piece.where === 'due' || piece.column === true;
  return (isOnRoad ? byRoad(desk, piece, goal) : undefined) ?? marchTowards(desk, piece, start, goal);
};
