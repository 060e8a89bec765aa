import { normalHeading, roundUnit } from '@grognard/field';
import { nearestOnRoad, type Order, type OwnPiece, roadWay } from '@grognard/pub-battles';
import { accepted, type Desk, firstOf, foesIn } from './desk.ts';
import { bearing, distance, nearest, reachOf, type Spot, startOf } from './distance.ts';

type Steps = Extract<Order, { readonly kind: 'march' }>['steps'];

/** The place so far along a line. */
const alongLine = (line: readonly Spot[], length: number): Spot | undefined => {
  let left = length;
  for (const [place, to] of line.entries()) {
    const from = line[place - 1];
    if (from === undefined) continue;
    const stretch = distance(from, to);
    if (stretch >= left && stretch > 0) {
      const part = left / stretch;
      return { x: roundUnit(from.x + (to.x - from.x) * part), y: roundUnit(from.y + (to.y - from.y) * part) };
    }
    left -= stretch;
  }
  return line.at(-1);
};

/** How much of what is left of its move a column takes; less where others are in its way. */
const parts = [1, 0.8, 0.6, 0.4, 0.25] as const;

/** So near to the enemy a column had better deploy. */
const NEAR = 14_000;
/** Room to march in line once it is off the road. */
const AT_EASE = 9_000;

/**
 * A march by road towards a goal: onto the map, on in column, out of column where the enemy is near, into it where the
 * way is long.
 */
export const roadMarch = (desk: Desk, piece: OwnPiece, goal: Spot): Order | undefined => {
  const { roads } = desk.match.setting.terrain;
  const start = startOf(desk, piece);
  const from = nearestOnRoad(roads, start.x, start.y);
  const to = nearestOnRoad(roads, goal.x, goal.y);
  if (from === undefined || to === undefined || piece.arm === 'staff') return undefined;
  const way = roadWay(roads, from, to);
  if (way === undefined) return undefined;
  const isColumn = piece.column === true || piece.where === 'due';
  const gained = distance(start, goal) - distance(to, goal);
  if (!isColumn && (from.off > ROADSIDE || gained < AT_EASE)) return undefined;
  const third = (2 * reachOf(desk, piece)) / 3;
  const left = isColumn ? 3 * third : 2 * third;
  const marched = (steps: Steps): Order | undefined =>
    accepted(desk, { kind: piece.where === 'due' ? 'enter' : 'march', piece: piece.ref, steps });
  return firstOf(parts, (part) => {
    const at = alongLine(way.line, Math.min(way.length, left * part));
    if (at === undefined || distance(at, start) < SHORT) return undefined;
    const facing = normalHeading(bearing(start, at));
    const form: Steps = isColumn ? [] : [{ do: 'column', form: true, facing }];
    const foe = nearest(at, foesIn(desk));
    const isEnd = way.length <= left * part;
    const front = normalHeading(foe === undefined ? facing : bearing(at, foe));
    const deploys = isEnd || (foe !== undefined && distance(foe, at) < NEAR);
    const column: Steps = [...form, { do: 'road', to: at }];
    const deployed: Steps = [...column, { do: 'column', form: false, facing: front }];
    return deploys ? (marched(deployed) ?? marched(column)) : marched(column);
  });
};

const ROADSIDE = 500;
const SHORT = 800;

/** A column that has come far enough deploys where it stands. */
export const deployHere = (desk: Desk, piece: OwnPiece): Order | undefined => {
  const foe = nearest(piece, foesIn(desk));
  if (piece.column !== true || foe === undefined || distance(piece, foe) > 2 * NEAR) return undefined;
  const facing = normalHeading(bearing(piece, foe));
  return accepted(desk, { kind: 'march', piece: piece.ref, steps: [{ do: 'column', form: false, facing }] });
};
