/** After the fire of half a period: whoever it has shaken, and whoever sees friends run, is tested. */

import { standingAbout } from '../../ground/shape/whereabouts.ts';
import { byName } from '../../model/by-name.ts';
import type { Occasion } from '../../model/events/morale.ts';
import { hourOf, isThere, partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { isArtillery, type Shelter } from '../../model/vocabulary.ts';
import {
  APPEARS_WITHIN,
  FALTERS_BELOW,
  PASSES,
  ROUT_SEEN,
  rawStatuses,
  statusRows,
} from '../../tables/morale.ts';
import { shelterOf } from '../cover/cover.ts';
import { isWithin, manAt, perFigure, strengthOf } from './near.ts';
import { submit } from './results.ts';
import { isRoutThatShakes } from './rows.ts';
import { tryMorale } from './test.ts';

/** Routs that have been seen, and those who were tested in this half period. */
export interface Sights {
  readonly seen: Set<number>;
  readonly tested: Set<number>;
}

/** Whom fire and sights have shaken is tested. */
export const testMorale = (story: Story): Sights => {
  const sights: Sights = { seen: new Set(), tested: new Set() };
  steadyByOfficers(story);
  spareGarrisons(story);
  const shaken = standing(story.state).map((index) => ({ index, why: reasons(story, index) }));
  const tried = new Map(shaken.filter(({ why }) => why.length > 0).map(({ index, why }) => [index, why]));
  for (const index of byName(story.state, [...tried.keys()])) test(story, index, tried.get(index), sights);
  testSights(story, sights);
  return sights;
};

/** LA-S3.6-34: as long as somebody routs whom nobody has yet seen run, his friends are tested. */
export const testSights = (story: Story, sights: Sights): void => {
  for (;;) {
    const fresh = standing(story.state).filter((index) => isFresh(story.state, index, sights));
    if (fresh.length === 0) return;
    for (const index of fresh) sights.seen.add(index);
    const routers = fresh.map((index) => manAt(story.setting, story.state, index));
    const near = new Set(
      routers.flatMap(({ body }) => standingAbout(story.setting, story.state, body, ROUT_SEEN)),
    );
    const shaken = [...near].filter((index) => {
      if (sights.tested.has(index) || isGivingWay(story.state, index)) return false;
      const man = manAt(story.setting, story.state, index);
      return routers.some((router) => isRoutThatShakes(router, man) && isWithin(router, man, ROUT_SEEN));
    });
    for (const index of byName(story.state, shaken)) test(story, index, ['rout'], sights);
  }
};

/** A rout that began in this half period. */
const isFresh = (state: State, index: number, { seen }: Sights): boolean => {
  const { broke } = partOf(state, index);
  return broke !== undefined && broke >= hourOf(state) - 1 && !seen.has(index);
};

const isGivingWay = (state: State, index: number): boolean => {
  const { routing, retreat, doing } = partOf(state, index);
  const isLeaving = doing?.what === 'leave' && doing.why !== undefined;
  return routing === true || retreat !== undefined || isLeaving;
};

const test = (story: Story, index: number, why: readonly Occasion[] | undefined, sights: Sights): void => {
  const [first, ...others] = why ?? [];
  if (first === undefined) return;
  sights.tested.add(index);
  const lossesPerFigure = perFigure(partOf(story.state, index).underFire);
  const { nerve } = tryMorale(story, index, [first, ...others], { lossesPerFigure });
  submit(story, index, nerve);
};

/** LA-S3.6-33, -37, -38: what the fire of this half period has done to a part. */
const reasons = ({ setting, state }: Story, index: number): readonly Occasion[] => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  if (isGivingWay(state, index)) return [];
  const isFired = perFigure(part.underFire) >= statusRows[unit.status].threshold;
  const isShot = perFigure(part.underFire) + perFigure(part.approach) > 0;
  const isRaw = isShot && rawStatuses.has(unit.status) && unit.bloodied !== true;
  return [
    ...(isFired ? (['fire'] as const) : []),
    ...(isRaw ? (['first fire'] as const) : []),
    ...(falters(setting, state, index) ? (['strength'] as const) : []),
  ];
};

const falters = (setting: Setting, state: State, index: number): boolean => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  if (isArtillery(unit.arm) || unit.faltered === true || strengthOf(unit) >= FALTERS_BELOW) return false;
  const shelter = shelterIn(setting, state, index);
  return shelter !== 'village' && shelter !== 'hard cover' && isFirstOf(state, index);
};

/** Of the parts of a unit one is tested for all. */
const isFirstOf = (state: State, index: number): boolean =>
  standing(state).find((each) => partOf(state, each).unit === partOf(state, index).unit) === index;

const shelterIn = (setting: Setting, state: State, index: number): Shelter | undefined =>
  shelterOf(setting, state, manAt(setting, state, index))?.shelter;

/** LA-S3.6-33: whoever has fallen so low while he held a house is not tested for it later on, either. */
const spareGarrisons = (story: Story): void => {
  for (const index of byName(story.state, standing(story.state))) {
    const unit = unitOf(story.state, partOf(story.state, index).unit);
    if (isArtillery(unit.arm) || unit.faltered === true || strengthOf(unit) >= FALTERS_BELOW) continue;
    if (shelterIn(story.setting, story.state, index) === 'village' && isFirstOf(story.state, index))
      happen(story, { kind: 'spared', part: index, rules: ['LA-S3.6-33'] });
  }
};

/**
 * LA-S3.6-35: an officer who has come up lets those who were held fast or fall back try again. It is only for the
 * better: a commander who may choose would not ask for worse.
 */
const steadyByOfficers = (story: Story): void => {
  const joined = new Set(
    story.events.flatMap((event) => (event.kind === 'rode' && event.with !== undefined ? [event.with] : [])),
  );
  if (joined.size === 0) return;
  const shaken = standing(story.state).filter((index) => {
    const { unit, halted, retreat } = partOf(story.state, index);
    return joined.has(unit) && (halted !== undefined || retreat !== undefined);
  });
  for (const index of byName(story.state, shaken)) {
    const { score } = tryMorale(story, index, ['general']);
    if (score >= PASSES) happen(story, { kind: 'steadied', part: index, rules: ['LA-S3.6-35'] });
  }
};

/** LA-S3.6-36: an enemy hidden so far appears before a part. */
export const surprise = (story: Story, index: number, enemy: number): void => {
  const { nerve } = tryMorale(story, index, ['surprise']);
  submit(story, index, nerve, enemy);
};

/** LA-S3.6-36: whoever has enemies appear near it is tested, once. */
export const startle = (story: Story, appeared: readonly { readonly part?: number }[]): void => {
  const enemies = appeared.flatMap(({ part }) => (part === undefined ? [] : [part]));
  if (enemies.length === 0) return;
  const nearest = new Map<number, number>();
  for (const index of standing(story.state)) {
    const man = manAt(story.setting, story.state, index);
    if (isGivingWay(story.state, index)) continue;
    const near = enemies.find((enemy) => {
      const other = manAt(story.setting, story.state, enemy);
      return other.unit.side !== man.unit.side && isThere(other.part) && isWithin(other, man, APPEARS_WITHIN);
    });
    if (near !== undefined) nearest.set(index, near);
  }
  for (const index of byName(story.state, [...nearest.keys()]))
    surprise(story, index, nearest.get(index) ?? index);
};
