import type { Body, Heading } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, Stand, State } from '../../model/state.ts';
import { roadBehind, roadUnder, standBack } from './road-back.ts';
import { type FreeSpot, isFree, moved, nearestFree, takenGround } from './room.ts';

const RIGHT = 9_000;
const BACK = 18_000;
const turned = (heading: Heading, by: number): Heading => (heading + by) % 36_000;

/** PB-R102: where the pieces of a reserve are set down, first to last. */
export const drawnUp = (
  setting: Setting,
  state: State,
  hq: Piece,
  count: number,
  facing: Heading,
): readonly FreeSpot[] => {
  const road = roadUnder(setting, hq);
  const taken = [...takenGround(setting, state)];
  if (road === undefined) return inLine(setting, taken, hq, count, facing);
  const spots = inColumn(setting, taken, roadBehind(setting.terrain.roads, road, facing), count);
  return [...spots, ...inLine(setting, taken, hq, count - spots.length, facing)];
};

/** The first with its front on the spot of the HQ, the others directly behind, or in the nearest free place there. */
const inLine = (
  setting: Setting,
  taken: Body[],
  { x, y }: Piece,
  count: number,
  heading: Heading,
): readonly FreeSpot[] => {
  const first = moved({ x, y, heading }, turned(heading, BACK), setting.measures.depth / 2);
  return Array.from({ length: count }, (_, place) => {
    const spot = nearestFree(setting, taken, wished(setting, first, place), turned(heading, BACK));
    taken.push(bodyOn(setting, spot));
    return spot;
  });
};

/** One behind another; by the other reading, up to three abreast. */
const wished = ({ measures, switches }: Setting, first: Stand, place: number): Stand => {
  const file = switches.reservePlacement === 'atHq' ? 0 : place % 3;
  const row = switches.reservePlacement === 'atHq' ? place : Math.floor(place / 3);
  const behind = moved(first, turned(first.heading, BACK), row * measures.depth);
  if (file === 0) return behind;
  return moved(behind, turned(first.heading, file === 1 ? RIGHT : 3 * RIGHT), measures.front);
};

const STEP = 250;

/** PB-R100: back along the road in column, as many as there is road for. */
const inColumn = (
  setting: Setting,
  taken: Body[],
  line: Parameters<typeof standBack>[0],
  count: number,
): readonly FreeSpot[] => {
  const spots: FreeSpot[] = [];
  let by = setting.measures.column / 2;
  for (let stand = standBack(line, by); stand !== undefined && spots.length < count; ) {
    const spot: FreeSpot = { ...stand, column: true };
    if (isFree(setting, taken, spot)) {
      spots.push(spot);
      taken.push(bodyOn(setting, spot));
    }
    by += STEP;
    stand = standBack(line, by);
  }
  return spots;
};

/** PB-R101: the HQ goes beside its first piece, or behind the last, never on top of one. */
export const besideThem = (
  setting: Setting,
  state: State,
  spots: readonly FreeSpot[],
  hq: Piece,
): FreeSpot => {
  const { measures } = setting;
  const taken = [...takenGround(setting, state), ...spots.map((spot) => bodyOn(setting, spot))];
  const first = spots[0] ?? hq;
  const out = (first.column === true ? measures.depth : measures.front) / 2 + measures.staff / 2;
  const cube = ({ x, y }: Stand): FreeSpot => ({ x, y, heading: hq.heading, arm: 'staff' });
  const sides = [RIGHT, 3 * RIGHT].map((by) => moved(cube(first), turned(first.heading, by), out));
  const free = sides.find((side) => isFree(setting, taken, side));
  return free ?? nearestFree(setting, taken, cube(spots.at(-1) ?? hq), turned(first.heading, BACK));
};
