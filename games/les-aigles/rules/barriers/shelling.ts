/** Guns that change what walls are: LA-O8.5-14 to -19. */
import { gapToPoint } from '@grognard/field';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { seenFrom } from '../../ground/shape/zones.ts';
import { terrainOf } from '../../ground/terrain/terrain.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { ShellTask } from '../../model/tasks.ts';
import { guns, NARROW_ARC } from '../../tables/fire.ts';
import { CELL, SHELLED } from '../../tables/terrain.ts';
import { troopOf } from '../../tables/troops.ts';

/** What round shot can be laid on: how long it is, where a place along it lies, and what becomes of its cells. */
interface Aimed {
  readonly length: number;
  readonly to: 'lighter' | 'hard cover';
  readonly place: readonly [number, number];
}

type Known = Pick<State, 'terrain' | 'parts' | 'units'>;

const placeAlong = (
  points: readonly (readonly [number, number])[],
  at: number,
): readonly [number, number] => {
  let gone = 0;
  for (const [index, end] of points.slice(1).entries()) {
    const start = points[index] ?? end;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (at <= gone + length && length > 0) {
      const share = (at - gone) / length;
      return [start[0] + dx * share, start[1] + dy * share];
    }
    gone += length;
  }
  return points[points.length - 1] ?? [0, 0];
};

export const aimedAt = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  { feature: id, side, at }: ShellTask,
): Aimed | undefined => {
  const feature = terrainOf(setting, state).byId.get(id);
  if (feature?.kind === 'line' && feature.sort === 'hard')
    return { length: feature.length, to: 'lighter', place: placeAlong(feature.points, at) };
  if (feature?.kind !== 'house' && feature?.kind !== 'redoubt') return undefined;
  const wall = feature.walls[side ?? 0];
  return wall && { length: wall.length, to: 'hard cover', place: placeAlong([wall.from, wall.to], at) };
};

/** LA-O8.5-15: under half of the range of its guns. */
export const isUnderHalf = (
  setting: Memories,
  state: Known,
  index: number,
  { place }: Aimed,
  part: Part = partOf(state, index),
): boolean => {
  const unit = unitOfPart(state, index);
  const [company = 0] = part.companies;
  const { calibre } = troopOf(unit.nation, unit.companies[company]?.troop ?? '');
  if (calibre === undefined) return false;
  return gapToPoint(bodyOfPart(setting, part, unit.arm), ...place) < guns[calibre].range / 2;
};

/** LA-S3.4-18: guns are laid on what is before them, 22.5 degrees to either side. */
export const isInArc = (
  setting: Memories,
  state: Known,
  index: number,
  { place: [x, y] }: Aimed,
  part: Part,
): boolean => {
  const { right, ahead } = seenFrom(part, { x, y });
  const { front } = extentOf(setting, part, unitOfPart(state, index).arm);
  return ahead > 0 && Math.abs(right) - front / 2 <= ahead * NARROW_ARC;
};

export interface Shelled {
  readonly feature: string;
  readonly side?: number;
  readonly cells: Readonly<Record<number, 'lighter' | 'hard cover'>>;
  readonly rules: readonly string[];
}

const battered = ({ terrain }: Pick<State, 'terrain'>, { feature, side }: ShellTask) =>
  terrain.damage.find((each) => each.feature === feature && each.side === side)?.cells ?? {};

const cellsAlong = (length: number): number => Math.ceil(length / CELL - 1e-9);

/** Whoever aims past the end of a wall aims at its last stretch. */
const cellAimedAt = (length: number, at: number): number =>
  Math.min(cellsAlong(length) - 1, Math.floor(at / CELL));

/** Whether the place aimed at has come down as far as round shot brings it. */
export const isBattered = (
  state: Pick<State, 'terrain'>,
  task: ShellTask,
  { length }: Pick<Aimed, 'length'>,
): boolean => battered(state, task)[cellAimedAt(length, task.at)] !== undefined;

/** LA-O8.5-17: 3 cm in one stretch, from the place that is aimed at on; at the end of the wall, back from there. */
export const shellCells = (
  setting: Setting,
  state: Known,
  index: number,
  task: ShellTask,
): Shelled | undefined => {
  const aimed = aimedAt(setting, state, task);
  if (aimed === undefined || !isUnderHalf(setting, state, index, aimed)) return undefined;
  if (!isInArc(setting, state, index, aimed, partOf(state, index))) return undefined;
  const { feature, side } = task;
  const before = battered(state, task);
  const count = cellsAlong(aimed.length);
  const first = cellAimedAt(aimed.length, task.at);
  const inTurn = Array.from({ length: count }, (_, step) =>
    first + step < count ? first + step : count - 1 - step,
  );
  const fresh = inTurn.filter((cell) => before[cell] === undefined).slice(0, SHELLED / CELL);
  if (fresh.length === 0) return undefined;
  const own = aimed.to === 'lighter' ? 'LA-O8.5-19' : 'LA-O8.5-18';
  return {
    ...{ feature, ...(side !== undefined && { side }) },
    cells: Object.fromEntries(fresh.map((cell) => [cell, aimed.to])),
    rules: ['LA-O8.5-14', 'LA-O8.5-15', 'LA-O8.5-16', 'LA-O8.5-17', 'LA-O8.1-8', own],
  };
};
