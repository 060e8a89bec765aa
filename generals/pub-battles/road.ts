import { eastOf, normalHeading, northOf, roundUnit } from '@grognard/field';
import { nearestOnRoad, type Order, type OwnPiece, roadWay } from '@grognard/pub-battles/for-generals';
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

/** How far apart the places along a road are at which a column may halt. */
const STRIDE = 1_900;
/** How many of them are put to the referee. */
const TRIED = 7;
/** So near to the enemy a column had better deploy. */
const NEAR = 14_000;
/** What a march by road must gain on one across country. */
const AT_EASE = 9_000;
const ROADSIDE = 500;
const SHORT = 800;

interface RoadMarch {
  readonly start: Spot;
  /** Already in column, as whoever comes onto the map by road is. */
  readonly isColumn: boolean;
  readonly halts: readonly Spot[];
}

/** The places that a piece could reach by road, those nearest to its goal first. */
const haltsFor = (desk: Desk, piece: OwnPiece, goal: Spot): RoadMarch | undefined => {
  const { roads } = desk.match.setting.terrain;
  const start = startOf(desk, piece);
  const from = nearestOnRoad(roads, start.x, start.y);
  const to = nearestOnRoad(roads, goal.x, goal.y);
  if (from === undefined || to === undefined || piece.arm === 'staff') return undefined;
  const way = roadWay(roads, from, to);
  if (way === undefined) return undefined;
  const isColumn = piece.column === true || piece.where === 'due';
  if (!isColumn && (from.off > ROADSIDE || distance(start, goal) - distance(to, goal) < AT_EASE))
    return undefined;
  const third = (2 * reachOf(desk, piece)) / 3;
  const left = Math.min(way.length, isColumn ? 3 * third : 2 * third);
  const halts = Array.from({ length: Math.floor(left / STRIDE) }, (_, each) => left - each * STRIDE)
    .flatMap((length) => alongLine(way.line, length) ?? [])
    .filter((at) => distance(at, start) >= SHORT);
  return { start, isColumn, halts: halts.toSorted((a, b) => distance(a, goal) - distance(b, goal)) };
};

/**
 * A march by road towards a goal: onto the map, on in column, out of column where the enemy is near, into it where the
 * way is long.
 */
export const roadMarch = (desk: Desk, piece: OwnPiece, goal: Spot): Order | undefined => {
  const march = haltsFor(desk, piece, goal);
  if (march === undefined) return undefined;
  const { start, isColumn, halts } = march;
  const kind = piece.where === 'due' ? 'enter' : 'march';
  const marched = (steps: Steps): Order | undefined => accepted(desk, { kind, piece: piece.ref, steps });
  const isNearer = (at: Spot): boolean =>
    kind === 'enter' || distance(at, goal) < distance(start, goal) - SHORT;
  return firstOf(spread(halts.filter(isNearer)), (at) => {
    const facing = normalHeading(bearing(start, at));
    const column: Steps = [
      ...(isColumn ? [] : [{ do: 'column', form: true, facing } as const]),
      { do: 'road', to: at },
    ];
    const foe = nearest(at, foesIn(desk));
    if (foe === undefined || distance(foe, at) > NEAR || barsRoad(desk, piece.ref, at))
      return marched(column);
    const front = normalHeading(bearing(at, foe));
    return marched([...column, { do: 'column', form: false, facing: front }]) ?? marched(column);
  });
};

/** A few of many, from the first to the last. */
const spread = (all: readonly Spot[]): readonly Spot[] => {
  const step = Math.max(1, Math.ceil(all.length / TRIED));
  return all.filter((_, place) => place % step === 0 || place === all.length - 1);
};

/** So much of a road behind a way in must stay clear, and so much to either side of it. */
const WAY_IN = 13_000;
const VERGE = 2_700;

/** Whether a block would bar the road by which others of its side are still to come. */
export const barsRoad = ({ match: { setting }, view }: Desk, ref: string, at: Spot): boolean => {
  const road = nearestOnRoad(setting.terrain.roads, at.x, at.y);
  if (road === undefined || road.off > VERGE) return false;
  return view.mine.some(
    (each) =>
      each.where === 'due' &&
      each.ref !== ref &&
      setting.exits.some(
        (exit) => exit.id === each.enters?.exit && exit.road !== undefined && distance(exit, at) < WAY_IN,
      ),
  );
};

const fans = [0, 3_000, -3_000, 6_000, -6_000, 9_000, -9_000] as const;
const aside = [0.95, 0.55] as const;

/** Off the road after a short way along it, so that others can follow: in line, towards the goal or to either side of it. */
const offRoad = (desk: Desk, piece: OwnPiece, goal: Spot): Order | undefined => {
  const march = haltsFor(desk, piece, goal);
  if (march === undefined || !march.isColumn) return undefined;
  const { start, halts } = march;
  const third = reachOf(desk, piece) / 3;
  const near = halts.filter((at) => distance(at, start) <= 2 * third);
  const [first, ...others] = near.toSorted((a, b) => distance(b, start) - distance(a, start));
  const places = [...(first === undefined ? [] : [first]), ...others.slice(-1)];
  const wishes = fans.flatMap((fan) => aside.flatMap((part) => places.map((at) => ({ fan, part, at }))));
  return firstOf(wishes, ({ fan, part, at }) => {
    const facing = normalHeading(bearing(at, goal) + fan);
    const by = Math.floor((2 * third - distance(start, at) / 2) * part);
    const end = { x: at.x + eastOf(facing) * by, y: at.y + northOf(facing) * by };
    if (barsRoad(desk, piece.ref, end)) return undefined;
    const steps: Steps = [
      { do: 'road', to: at },
      { do: 'column', form: false, facing },
      { do: 'ahead', by },
    ];
    return accepted(desk, { kind: piece.where === 'due' ? 'enter' : 'march', piece: piece.ref, steps });
  });
};

/** A column that has come far enough deploys where it stands. */
const deployHere = (desk: Desk, piece: OwnPiece): Order | undefined => {
  const foe = nearest(piece, foesIn(desk));
  if (piece.column !== true || foe === undefined || distance(piece, foe) > 2 * NEAR) return undefined;
  const facing = normalHeading(bearing(piece, foe));
  return accepted(desk, { kind: 'march', piece: piece.ref, steps: [{ do: 'column', form: false, facing }] });
};

/** What a piece in column, or one that is still to come, does towards a goal. */
export const byRoad = (desk: Desk, piece: OwnPiece, goal: Spot): Order | undefined => {
  const start = startOf(desk, piece);
  const foe = nearest(start, foesIn(desk));
  const isNear = foe !== undefined && distance(start, foe) < 1.6 * NEAR;
  return isNear
    ? (offRoad(desk, piece, goal) ?? roadMarch(desk, piece, goal) ?? deployHere(desk, piece))
    : (roadMarch(desk, piece, goal) ?? offRoad(desk, piece, goal) ?? deployHere(desk, piece));
};
