import { err, type Player, type Refusal, type Result } from '@grognard/engine';
import { headingOf, normalHeading, roundUnit } from '@grognard/field';
import { blockNamed } from '../ground/board.ts';
import { nearestOnRoad } from '../ground/roads.ts';
import type { Board } from '../model/board.ts';
import type { Wish } from '../model/game-types.ts';
import type { Marcher } from '../model/march.ts';
import type { Order, Step } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import type { OwnPiece } from '../model/view.ts';
import { faces } from '../model/vocabulary.ts';
import { type MarchOrder, orderedMarch } from '../rules/activation/ordering.ts';
import { judgeMarch } from '../rules/movement/judge.ts';

type Pose = NonNullable<Wish['to']>;

/** By road a hand may mean to stay in column, or to draw up in line where it arrives. */
export const isByRoad = ({ key }: Wish, start: Marcher): boolean =>
  key === 'column' || key === 'line' || start.column === true;

const bearingTo = ({ x, y }: Marcher, to: { readonly x: number; readonly y: number }): number =>
  headingOf(to.x - x, to.y - y);

/** A hand that means the road is not held to its very middle; off it, nobody who is not told so means the road. */
const NEAR_THE_ROAD = 4_000;
const ON_THE_ROAD = 1_000;

const snapped = ({ terrain }: Setting, to: Pose, key: string | undefined): Pose => {
  const place = nearestOnRoad(terrain.roads, to.x, to.y);
  if (place === undefined || place.off > (key === undefined ? ON_THE_ROAD : NEAR_THE_ROAD)) return to;
  return { ...to, x: roundUnit(place.x), y: roundUnit(place.y) };
};

/** PB-R094b: onto the road, if it is not there yet; along it; and into line, if that is meant. */
const alongRoad = (start: Marcher, to: Pose, draw: boolean): readonly Step[] => [
  ...(start.column === true ? [] : [{ do: 'column', form: true, facing: bearingTo(start, to) } as const]),
  { do: 'road', to: { x: to.x, y: to.y } },
  ...(draw ? [{ do: 'column', form: false, facing: to.heading } as const] : []),
];

/** PB-R094b: a column draws up where it stands and goes on across the fields. */
const offRoad = (start: Marcher, to: Pose): readonly Step[] => {
  const [dx, dy] = [to.x - start.x, to.y - start.y];
  const by = Math.round(Math.sqrt(dx * dx + dy * dy));
  const bearing = bearingTo(start, to);
  if (by === 0) return [{ do: 'column', form: false, facing: to.heading }];
  return [
    { do: 'column', form: false, facing: bearing },
    { do: 'ahead', by },
    ...(bearing === to.heading ? [] : [{ do: 'pivot', to: to.heading } as const]),
  ];
};

/** A hand that hardly moved a piece means it to stay. */
const isThere = ({ x, y }: Marcher, to: Pose): boolean =>
  Math.abs(to.x - x) + Math.abs(to.y - y) <= ON_THE_ROAD;

const stepsTo = (
  setting: Setting,
  start: Marcher,
  to: Pose,
  key: string | undefined,
): readonly (readonly Step[])[] => [
  // Who is not to go anywhere forms column the way he is turned, and not the way of a hair's breadth to the road.
  ...(start.column !== true && key === 'column' && isThere(start, to)
    ? [[{ do: 'column', form: true, facing: to.heading } as const]]
    : []),
  ...(key === 'line' ? [] : [alongRoad(start, snapped(setting, to, key), false)]),
  ...(key === 'column' ? [] : [alongRoad(start, snapped(setting, to, key), true)]),
  ...(start.column === true && key === undefined ? [offRoad(start, to)] : []),
];

/** PB-R094b: a column draws up before it attacks. */
const assaults = (
  board: Board,
  start: Marcher,
  ref: string,
): readonly Pick<MarchOrder, 'steps' | 'ending'>[] => {
  const target = blockNamed(board, ref);
  if (target === undefined || target.side === board.us) return [];
  return faces.flatMap((face) =>
    [bearingTo(start, target), normalHeading(target.heading + 9_000 * faces.indexOf(face) + 18_000)].map(
      (facing) => ({
        steps: [{ do: 'column', form: false, facing } as const],
        ending: { at: 'attack', target: Number(ref.slice(1)), face } as const,
      }),
    ),
  );
};

/** The whole verdict; or, if one reason is enough, the first that is found. */
const judgedFor = (
  reading: Reading,
  seat: Player,
  order: MarchOrder,
  start: Marcher,
  enough: number,
): ReturnType<typeof orderedMarch> => {
  const glance = enough === 1 ? judgeMarch(reading, start, order, 0, 1) : undefined;
  return glance?.ok === false ? glance : orderedMarch(reading, seat, order);
};

/** A march that uses road column: the first that may stand, else the reasons against the likeliest. */
export const marchByRoad = (
  reading: Reading,
  seat: Player,
  piece: OwnPiece,
  start: Marcher,
  { to, target, key }: Wish,
  enough: number,
): Result<Order, readonly Refusal[]> => {
  const { setting } = reading;
  const kind = piece.where === 'due' ? 'enter' : 'march';
  const { x, y, heading } = start;
  const plans =
    target === undefined
      ? stepsTo(setting, start, to ?? { x, y, heading }, key).map((steps) => ({ steps }))
      : assaults(reading.board, start, target);
  let fewest: readonly Refusal[] | undefined;
  for (const plan of plans) {
    const order: MarchOrder = { kind, piece: piece.ref, ...plan };
    const judged = judgedFor(reading, seat, order, start, enough);
    if (judged.ok) return { ok: true, value: order };
    if (fewest === undefined || judged.error.length < fewest.length) fewest = judged.error;
  }
  return err(fewest ?? []);
};
