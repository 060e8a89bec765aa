import { eastOf, normalHeading, northOf, roundUnit, turnBetween } from '@grognard/field';
import type { BoardBlock, Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { keepsOutOfTowns } from '../approach.ts';
import { aliasOf } from '../desk.ts';
import { bearing, distance, reachOf, type Spot } from '../distance.ts';
import { isBehindFront } from '../fighting/clash.ts';
import type { Pose, Situation } from '../situation.ts';

const faces = ['front', 'right', 'rear', 'left'] as const;
type Face = (typeof faces)[number];

/** A way to attack somebody that the geometry allows; the referee has the last word. */
export interface Way {
  readonly order: Order;
  readonly face: Face;
  /** Where it ends, drawn up flush. */
  readonly end: Pose;
  readonly flank: boolean;
  /** The places it goes by, the first and the last included. */
  readonly by: readonly Spot[];
  readonly length: number;
}

/** Room that is left before the last steps of an attack. */
const RUN_UP = 500;
const OBLIQUE = 4_500;
/** A contact is as good as this much of the smaller edge. */
const SHARE = 0.51;

/** Where an attacker stands flush with an edge, its place along that edge kept where it can be. */
const flushWith = ({ desk }: Situation, from: Pose, target: BoardBlock, face: Face): Pose => {
  const { front, depth, column } = desk.match.setting.measures;
  const [halfFront, halfDepth] = target.column === true ? [depth / 2, column / 2] : [front / 2, depth / 2];
  const outward = normalHeading(target.heading + 9_000 * faces.indexOf(face));
  const [reach, along] =
    face === 'front' || face === 'rear' ? [halfDepth, halfFront] : [halfFront, halfDepth];
  const [outX, outY] = [eastOf(outward), northOf(outward)];
  const [alongX, alongY] = [outY, -outX];
  const offset = (from.x - target.x) * alongX + (from.y - target.y) * alongY;
  const most = Math.max(0, along + front / 2 - Math.min(2 * along, front) * SHARE);
  const side = Math.min(most, Math.max(-most, offset));
  const out = reach + depth / 2;
  return {
    x: roundUnit(target.x + outX * out + alongX * side),
    y: roundUnit(target.y + outY * out + alongY * side),
    heading: normalHeading(outward + 18_000),
  };
};

/** After one turn, straight or oblique into contact: the turn is laid between the way and the edge. */
const directWay = (situation: Situation, piece: OwnPiece, enemy: BoardBlock, face: Face): Way | undefined => {
  const end = flushWith(situation, piece, enemy, face);
  const length = distance(piece, end);
  const off = turnBetween(end.heading, length === 0 ? end.heading : bearing(piece, end));
  if (Math.abs(off) > 2 * OBLIQUE - 200) return undefined;
  const to = normalHeading(Math.round(end.heading + off / 2));
  const order: Order = {
    kind: 'march',
    piece: piece.ref,
    steps: piece.column === true ? [{ do: 'column', form: false, facing: to }] : [{ do: 'pivot', to }],
    ending: { at: 'attack', target: aliasOf(enemy), face },
  };
  return { order, face, end, flank: isBehindFront(situation, end, enemy), length, by: [piece, end] };
};

/** By way of a place before the edge, with a turn on either side of it. */
const roundWay = (situation: Situation, piece: OwnPiece, enemy: BoardBlock, face: Face): Way | undefined => {
  const { front, depth } = situation.desk.match.setting.measures;
  if (piece.column === true) return undefined;
  const outward = normalHeading(enemy.heading + 9_000 * faces.indexOf(face));
  const off = (face === 'rear' || face === 'front' ? depth : front) / 2 + depth / 2 + RUN_UP;
  const before = {
    x: roundUnit(enemy.x + eastOf(outward) * off),
    y: roundUnit(enemy.y + northOf(outward) * off),
    heading: normalHeading(outward + 18_000),
  };
  const by = Math.round(distance(piece, before));
  const end = flushWith(situation, before, enemy, face);
  const order: Order = {
    kind: 'march',
    piece: piece.ref,
    steps: [
      { do: 'pivot', to: normalHeading(bearing(piece, before)) },
      { do: 'ahead', by },
      { do: 'pivot', to: before.heading },
    ],
    ending: { at: 'attack', target: aliasOf(enemy), face },
  };
  const length = by + RUN_UP + reachOf(situation.desk, piece) / 3;
  return { order, face, end, flank: isBehindFront(situation, end, enemy), length, by: [piece, before, end] };
};

const isFree = (
  { desk, friends, foes }: Situation,
  piece: OwnPiece,
  enemy: BoardBlock,
  end: Pose,
): boolean => {
  const { depth } = desk.match.setting.measures;
  return ![...friends, ...foes].some(
    (each) => each.ref !== piece.ref && each.ref !== enemy.ref && distance(each, end) < depth * 0.9,
  );
};

/** It comes to the enemy in good order: not through a town, unless he holds it. */
const isInOrder = (situation: Situation, by: readonly Spot[], enemy: BoardBlock): boolean =>
  situation.footing(enemy).built ||
  by.every((to, place) => {
    const from = by[place - 1];
    return from === undefined || keepsOutOfTowns(situation.desk, from, to);
  });

/** The ways of a piece to an enemy: into flank or rear before the front, the shorter before the longer. */
export const waysTo = (situation: Situation, piece: OwnPiece, enemy: BoardBlock): readonly Way[] => {
  const reach =
    reachOf(situation.desk, piece) - (piece.column === true ? reachOf(situation.desk, piece) / 3 : 0);
  return faces
    .flatMap((face) => [directWay(situation, piece, enemy, face), roundWay(situation, piece, enemy, face)])
    .filter((way) => way !== undefined)
    .filter(
      ({ length, end, by }) =>
        length <= reach && isFree(situation, piece, enemy, end) && isInOrder(situation, by, enemy),
    )
    .toSorted((a, b) => Number(b.flank) - Number(a.flank) || a.length - b.length);
};
