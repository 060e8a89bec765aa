import { headingOf, normalHeading, turnBetween } from '@grognard/field';
import type { Marcher, Place } from '../model/march.ts';
import type { Step } from '../model/orders.ts';

export interface Pose extends Place {
  readonly heading: number;
}

const OBLIQUE = 4_500;

export const pivotTo = (from: number, to: number): readonly Step[] =>
  turnBetween(from, to) === 0 ? [] : [{ do: 'pivot', to: normalHeading(to) }];

export const wayBetween = (from: Place, to: Place): { readonly bearing: number; readonly by: number } => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { bearing: headingOf(dx, dy), by: Math.round(Math.sqrt(dx * dx + dy * dy)) };
};

type Walker = Pose & Pick<Marcher, 'arm'>;

/** The ways to march to a pose, the cheapest first: oblique as it faces, oblique after the turn, or turn, go, turn. */
export const waysTo = (from: Walker, to: Pose, via: readonly Place[] = []): readonly (readonly Step[])[] => {
  if (via.length > 0) return waysBy(from, to, via);
  const { bearing, by } = wayBetween(from, to);
  if (by === 0) return [pivotTo(from.heading, to.heading)];
  const moveAs = (facing: number): Step =>
    turnBetween(facing, bearing) === 0 ? { do: 'ahead', by } : { do: 'oblique', towards: bearing, by };
  // PB-R007: staff has no front to keep.
  const canKeep = (facing: number): boolean =>
    from.arm === 'staff' || Math.abs(turnBetween(facing, bearing)) <= OBLIQUE;
  const turn = pivotTo(from.heading, to.heading);
  return [
    ...(canKeep(from.heading) ? [[moveAs(from.heading), ...turn]] : []),
    ...(turn.length > 0 && canKeep(to.heading) ? [[...turn, moveAs(to.heading)]] : []),
    [...pivotTo(from.heading, bearing), { do: 'ahead', by }, ...pivotTo(bearing, to.heading)],
  ];
};

/** More corners than anybody needs; each has some ways of its own. */
const CORNERS = 4;

/** The ways by some corners: up to each as it faces, as it will face in the end, or turned the way it goes. */
const waysBy = (from: Walker, to: Pose, via: readonly Place[]): readonly (readonly Step[])[] => {
  const [corner, ...rest] = via.slice(0, CORNERS);
  if (corner === undefined) return waysTo(from, to);
  const { bearing } = wayBetween(from, corner);
  return [...new Set([from.heading, to.heading, bearing])].flatMap((heading) => {
    const [first] = waysTo({ ...from, heading }, { x: corner.x, y: corner.y, heading });
    const isStraight = first !== undefined && first.length === 1;
    if (!isStraight) return [];
    return waysTo({ ...from, x: corner.x, y: corner.y, heading }, to, rest).map((steps) => [
      ...pivotTo(from.heading, heading),
      ...first,
      ...steps,
    ]);
  });
};
