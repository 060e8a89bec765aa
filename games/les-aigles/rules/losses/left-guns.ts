/** Guns that nobody serves any more: the ground they leave cluttered, and gunners who come back to them. */
import { gap, headingOf, isUpTo, normalHeading, TOUCH, unitsOf } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { ranksOf } from '../../ground/shape/ranks.ts';
import { featureOf, terrainOf } from '../../ground/terrain/terrain.ts';
import { hourOf, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { Wreck } from '../../model/features.ts';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import { type Stands, standsOf, strengths } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Point, WreckEntry } from '../../model/terrain-entries.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import { batteryBase } from '../../tables/bases.ts';

/** LA-O9.3-1 to -4: the base that a battery had is a cluttered place from now on. */
export const leaveWreck = (story: Story, index: number): void => {
  const { state } = story;
  const [unit, part] = [unitOfPart(state, index), partOf(state, index)];
  const hasGuns = part.formation === 'in battery' || part.formation === 'limbered';
  if (!isArtillery(unit.arm) || !hasGuns) return;
  const { points } = bodyOfPart(story.setting, part, unit.arm).pieces;
  const outline = [0, 2, 4, 6].map((at): Point => [(points[at] ?? 0) / 1_000, (points[at + 1] ?? 0) / 1_000]);
  const id = `wreck ${unit.id} ${hourOf(state)}`;
  const entry: WreckEntry = { kind: 'wreck', id, outline, cause: 'abandoned', battery: unit.id };
  const rules = ['LA-O9.3-1', 'LA-O9.3-2', 'LA-O9.3-3', 'LA-O9.3-4'];
  happen(story, { kind: 'made', part: index, entry, rules });
};

type Known = Pick<State, 'terrain' | 'parts' | 'units'>;

const wreckOf = (setting: Setting, state: Known, id: string): Wreck | undefined =>
  featureOf(terrainOf(setting, state), 'wreck', id);

/** LA-O9.3-10: why a part cannot serve these guns again. */
export const isOfGuns = (
  setting: Setting,
  state: Known,
  index: number,
  id: string,
  part: Part = partOf(state, index),
): string | undefined => {
  const wreck = wreckOf(setting, state, id);
  const unit = unitOfPart(state, index);
  const isOwn = wreck !== undefined && wreck.entry.battery === unit.id && part.gunsLost === true;
  if (!isOwn || wreck.entry.cause !== 'abandoned') return 'LA-O9.3-10';
  const isAt = (each: number, now: Part = partOf(state, each)): boolean =>
    isUpTo(gap(bodyOfPart(setting, now, unitOfPart(state, each).arm), wreck.area), TOUCH.lesAigles.terrain);
  const isTaken = standing(state).some((each) => unitOfPart(state, each).side !== unit.side && isAt(each));
  return isAt(index, part) && !isTaken ? undefined : 'LA-O9.3-10';
};

/** The battery as it stood when it was left. */
export const remanned = (setting: Setting, state: Known, index: number, id: string): Stands | undefined => {
  const wreck = wreckOf(setting, state, id);
  if (wreck === undefined) return undefined;
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = wreck.entry.outline;
  const [unit, part] = [unitOfPart(state, index), partOf(state, index)];
  const wide = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const formation = Math.abs(unitsOf(wide) - batteryBase.width) < 100 ? 'in battery' : 'limbered';
  const heading = normalHeading(headingOf(bx - ax, by - ay) - 9_000);
  return {
    ...standsOf(part),
    ...{ x: unitsOf((ax + bx) / 2), y: unitsOf((ay + by) / 2), heading, formation },
    ranks: ranksOf(formation, strengths(unit, part.companies)),
  };
};
