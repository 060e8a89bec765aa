import { eastOf, normalHeading, northOf, roundUnit } from '@grognard/field';
import { bodyOn, groundOf, type Order, type OwnPiece } from '@grognard/pub-battles/for-generals';
import { type Desk, firstOf, foesIn, granted } from './desk.ts';
import { bearing, distance, nearest, reachOf, type Spot } from './distance.ts';
import { barsRoad } from './road.ts';

/** How much of its reach a march takes, and how far it bears off the straight way. */
const parts = [1, 0.83, 0.66, 0.5, 0.33, 0.16] as const;
const bends = [0, 2_500, -2_500, 5_000, -5_000] as const;

interface Way {
  readonly to: Spot;
  readonly left: number;
}

/** Places on the way to a goal, those nearest to it first; it is not passed. */
const waysTo = (from: Spot, goal: Spot, reach: number): readonly Way[] => {
  const far = Math.min(reach, distance(from, goal));
  const straight = bearing(from, goal);
  return parts
    .flatMap((part) =>
      bends.map((bend): Way => {
        const towards = normalHeading(straight + bend);
        const to = {
          x: roundUnit(from.x + eastOf(towards) * far * part),
          y: roundUnit(from.y + northOf(towards) * far * part),
        };
        return { to, left: distance(to, goal) };
      }),
    )
    .toSorted((a, b) => a.left - b.left);
};

/** At so many places along a way it is looked where it leads. */
const LOOKS = 6;

export const isBuilt = ({ match: { setting } }: Desk, at: Spot & { readonly heading: number }): boolean =>
  groundOf(setting, bodyOn(setting, { x: at.x, y: at.y, heading: at.heading })) === 'buildings';

/** Whoever comes among buildings is Spent, even in passing. */
export const keepsOutOfTowns = (desk: Desk, from: Spot, to: Spot): boolean => {
  const heading = normalHeading(bearing(from, to));
  return Array.from({ length: LOOKS }, (_, each) => (each + 1) / LOOKS).every(
    (part) =>
      !isBuilt(desk, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, heading }),
  );
};

/** As near to a goal as a piece comes, facing the enemy. Going nowhere is no march. */
export const marchTowards = (desk: Desk, piece: OwnPiece, from: Spot, goal: Spot): Order | undefined => {
  const foes = foesIn(desk);
  const now = distance(from, goal);
  return firstOf(
    waysTo(from, goal, reachOf(desk, piece)).filter(
      ({ to, left }) =>
        left < now &&
        (piece.arm === 'staff' || (!barsRoad(desk, piece.ref, to) && keepsOutOfTowns(desk, from, to))),
    ),
    ({ to }) => {
      const foe = nearest(to, foes);
      const facing = foe === undefined || piece.arm === 'staff' ? bearing(from, goal) : bearing(to, foe);
      const wish = (heading: number): Order | undefined =>
        granted(desk, { piece: piece.ref, to: { ...to, heading: normalHeading(heading) } });
      return wish(facing) ?? (piece.arm === 'staff' ? undefined : wish(bearing(from, to)));
    },
  );
};

const COMPASS = 16;

interface Flight {
  readonly to: Spot;
  readonly towards: number;
}

/** Places all round, away from the enemy before others, and off the roads that others need before on them. */
const flightsFrom = (desk: Desk, piece: OwnPiece): readonly Flight[] => {
  const reach = reachOf(desk, piece);
  const away = bearing(nearest(piece, foesIn(desk)) ?? piece, piece);
  const turns = Array.from(
    { length: COMPASS },
    (_, each) => ((each + 1) >> 1) * (each % 2 === 0 ? 2_250 : -2_250),
  );
  const all = [0.34, 0.66, 1].flatMap((part) =>
    turns.map((turn): Flight => {
      const towards = normalHeading(away + turn);
      const to = {
        x: roundUnit(piece.x + eastOf(towards) * reach * part),
        y: roundUnit(piece.y + northOf(towards) * reach * part),
      };
      return { to, towards };
    }),
  );
  const bars = new Set(all.filter(({ to }) => barsRoad(desk, piece.ref, to)));
  return [...all.filter((each) => !bars.has(each)), ...bars];
};

/** Anywhere that is out of every field of fire, as far from the enemy as it goes. */
export const getAway = (desk: Desk, piece: OwnPiece): Order | undefined =>
  firstOf(flightsFrom(desk, piece), ({ to, towards }) => {
    const wish = (heading: number): Order | undefined =>
      granted(desk, { piece: piece.ref, to: { ...to, heading } });
    return wish(piece.heading) ?? wish(towards);
  });
