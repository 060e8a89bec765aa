/** Who sees whom on a whole table. */
import { flat, type Side } from '@grognard/engine';
import { gap, isUpTo, type Lookup, lookupOf, nearestIn } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { shapeOf } from '../../ground/terrain/shape-of.ts';
import { terrainOf } from '../../ground/terrain/terrain.ts';
import type { SightEvent, Sighting } from '../../model/events/sight.ts';
import { isThere, partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { FOUND_WITHIN } from '../../tables/terrain.ts';
import type { Land } from './land.ts';
import { lookAt } from './look.ts';
import { lookedUp } from './remember.ts';
import { isScreened } from './screens.ts';
import { stancesOf } from './sees.ts';
import { type Stance, stanceOfOfficer, stanceOfPart } from './stance.ts';

export type Sought = Omit<Sighting, 'rules'>;

export interface Sighted extends Sighting {
  readonly seen: boolean;
}

/** How far the middles of two are from each other, squared and doubled. */
const apart = ({ body: a }: Stance, { body: b }: Stance): number => {
  const x = b.minX + b.maxX - a.minX - a.maxX;
  const y = b.minY + b.maxY - a.minY - a.maxY;
  return x * x + y * y;
};

/** Those in contact with a side see each other, whatever the ground. */
const foughtBy = (state: State, side: Side): ReadonlySet<number> =>
  new Set(
    state.contacts.flatMap(({ attacker, defender }) =>
      [attacker, defender].filter((index) => unitOf(state, partOf(state, index).unit).side !== side),
    ),
  );

/** A side that looks out for the other. */
interface Watch {
  readonly side: Side;
  readonly land: Land;
  readonly setting: Setting;
  readonly state: State;
  readonly viewers: readonly Stance[];
  /** Those of them who stand in the plain, by their places. */
  readonly plain: readonly Stance[];
  readonly places: Lookup;
  readonly friends: readonly Stance[];
  readonly fought: ReadonlySet<number>;
}

const watchesOf = (setting: Setting, state: State, land: Land): readonly Watch[] => {
  const stances = setting.sides.map(({ id }) => stancesOf(setting, land, state, id));
  return setting.sides.map(({ id: side }, place) => {
    const officers = state.officers.filter((each) => each.side === side);
    const viewers = [...(stances[place] ?? []), ...officers.map((each) => stanceOfOfficer(land, each))];
    const plain = viewers.filter(({ crests, scouted }) => crests.length + scouted.length === 0);
    return {
      side,
      land,
      setting,
      state,
      viewers,
      plain,
      fought: foughtBy(state, side),
      places: lookupOf(plain.map(({ body }) => body)),
      friends: stances.filter((_each, other) => other !== place).flat(),
    };
  });
};

/** Whether the ground surely parts two in the plain, without looking closely. */
const isOutOfSight = ({ screens }: Land, viewer: Stance, target: Stance): boolean =>
  viewer.crests.length === 0 &&
  viewer.scouted.length === 0 &&
  viewer.house === undefined &&
  target.house === undefined &&
  viewer.hidden.length === 0 &&
  target.hidden.length === 0 &&
  isScreened(screens, viewer.body, target.body);

const looks = ({ land, setting, friends }: Watch, viewer: Stance, target: Stance, how: How): boolean => {
  const { switches } = setting;
  const asked =
    how === 'glance'
      ? { friends, switches, why: false, glance: true as const }
      : { friends, switches, why: false };
  return lookedUp(land, how, viewer, target, () => lookAt(land, viewer, target, asked).seen);
};

type How = Parameters<typeof lookedUp>[1];

/** The first of a side to see somebody: everybody glances, the nearest first, before anybody looks closely. */
const firstToSee = (watch: Watch, target: Stance, near: readonly Stance[]): Stance | undefined => {
  const able: Stance[] = [];
  for (const viewer of near) {
    if (isOutOfSight(watch.land, viewer, target)) continue;
    if (looks(watch, viewer, target, 'glance')) return viewer;
    able.push(viewer);
  }
  return able.find((viewer) => looks(watch, viewer, target, 'close'));
};

/** The view from a crest takes long to work out: those in the plain are asked before. */
const effort = (viewer: Stance, target: Stance): number =>
  apart(viewer, target) + (viewer.crests.length > 0 ? CREST_LAST : 0);

const CREST_LAST = 1e14;

const nearestTo = ({ viewers }: Watch, target: Stance): Stance | undefined => {
  let nearest: Stance | undefined;
  let least = Infinity;
  for (const viewer of viewers) {
    const away = effort(viewer, target);
    if (away < least) [nearest, least] = [viewer, away];
  }
  return nearest;
};

const nearestFirst = ({ viewers }: Watch, target: Stance): readonly Stance[] => {
  const near = viewers.map((viewer) => ({ viewer, away: effort(viewer, target) }));
  near.sort((a, b) => a.away - b.away);
  return near.map(({ viewer }) => viewer);
};

/** So many of those near somebody are asked first. */
const ASKED_FIRST = 3;

/** Whether somebody near him in the plain sees him at a glance: mostly somebody does. */
const isInSight = (watch: Watch, target: Stance): boolean => {
  const { minX, minY, maxX, maxY } = target.body;
  return nearestIn(watch.places, (minX + maxX) / 2, (minY + maxY) / 2, ASKED_FIRST).some((place) => {
    const viewer = watch.plain[place];
    return (
      viewer !== undefined &&
      !isOutOfSight(watch.land, viewer, target) &&
      looks(watch, viewer, target, 'glance')
    );
  });
};

/** What a whole side sees of somebody, and why: by whoever sees him, or else to the nearest. */
const watchFor = (watch: Watch, target: Stance): Watched => {
  const nearest = nearestTo(watch, target);
  const viewer =
    firstToSee(watch, target, nearest === undefined ? [] : [nearest]) ??
    firstToSee(watch, target, nearestFirst(watch, target).slice(1));
  const { land, setting, friends } = watch;
  return {
    seen: viewer !== undefined,
    why: () => {
      const one = viewer ?? nearest;
      const asked = { friends, switches: setting.switches, why: true };
      return one === undefined ? [] : lookAt(land, one, target, asked).rules;
    },
  };
};

interface Watched {
  readonly seen: boolean;
  readonly why: () => readonly string[];
}

const PLAINLY: Watched = { seen: true, why: () => [] };

/** Where he is for whom a side looks out; undefined, if he is seen whatever the ground. */
const stanceFor = (
  { setting, land, state, fought }: Watch,
  { part: index, officer }: Sought,
): Stance | undefined => {
  if (index === undefined) {
    const man = state.officers[officer ?? -1];
    return man === undefined ? undefined : stanceOfOfficer(land, man);
  }
  if (fought.has(index)) return undefined;
  const part = partOf(state, index);
  return stanceOfPart(setting, land, part, unitOf(state, part.unit));
};

const lookFor = (watch: Watch, sought: Sought, isShown: boolean): Watched => {
  const target = stanceFor(watch, sought);
  // Of whom a side sees as before nobody asks why.
  if (target === undefined || (isShown && isInSight(watch, target))) return PLAINLY;
  return watchFor(watch, target);
};

/** Whom a side looks out for. */
const soughtBy = (state: State, side: Side): readonly Sought[] => {
  const sought: Sought[] = [];
  flat(state.parts).forEach((part, index) => {
    if (isThere(part) && unitOf(state, part.unit).side !== side) sought.push({ side, part: index });
  });
  state.officers.forEach((officer, place) => {
    if (officer.side !== side) sought.push({ side, officer: place });
  });
  return sought;
};

/** What has come into sight and what has gone out of it, beside what is known, with the reasons. */
export const changesOf = (
  setting: Setting,
  state: State,
  land: Land,
  isShown: (sought: Sought) => boolean,
): readonly Sighted[] => {
  const changes: Sighted[] = [];
  for (const watch of watchesOf(setting, state, land)) {
    for (const sought of soughtBy(state, watch.side)) {
      const isKnown = isShown(sought);
      const { seen, why } = lookFor(watch, sought, isKnown);
      if (seen !== isKnown) changes.push({ ...sought, seen, rules: why() });
    }
  }
  return changes;
};

type Find = Omit<Extract<SightEvent, { kind: 'came-upon' }>, 'kind' | 'rules'>;

/** LA-O4.3-17, -18: who has come near enough, inside a wood, to something that it hides. */
export const findsOf = (setting: Setting, state: State, land: Land): readonly Find[] => {
  const { hidden } = state.terrain;
  if (hidden.length === 0) return [];
  const terrain = terrainOf(setting, state);
  return hidden.flatMap(({ entry, known }) => {
    const feature = terrain.byId.get(entry.id);
    if (feature === undefined || feature.kind === 'village') return [];
    const shape = shapeOf(feature);
    const finds = (index: number): boolean => {
      const part = partOf(state, index);
      const unit = unitOf(state, part.unit);
      const stance = stanceOfPart(setting, land, part, unit);
      const isInside = stance.hidden.some(({ cover }) => cover.id === entry.hiddenIn);
      return isInside && isUpTo(gap(bodyOfPart(setting, part, unit.arm), shape), FOUND_WITHIN);
    };
    const unaware = setting.sides.map(({ id }) => id).filter((side) => !known.includes(side));
    return unaware
      .filter((side) =>
        standing(state).some(
          (index) => unitOf(state, partOf(state, index).unit).side === side && finds(index),
        ),
      )
      .map((side) => ({
        ...{ feature: entry.id, side, sort: entry.kind },
        ...(entry.name !== undefined && { name: entry.name }),
      }));
  });
};
