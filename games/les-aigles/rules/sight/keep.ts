/** Who sees whom on a whole table. */
import { flat, type Side } from '@grognard/engine';
import { gap, isUpTo } from '@grognard/field';
import type { Setting } from '../../setting.ts';
import { bodyOfPart } from '../../shape/blocks.ts';
import { isThere, partOf, standing, unitOf } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { FOUND_WITHIN } from '../../tables/terrain.ts';
import { shapeOf } from '../../terrain/features.ts';
import { terrainOf } from '../../terrain/terrain.ts';
import type { SightEvent, Sighting } from './events.ts';
import type { Land } from './land.ts';
import { type Look, lookAt } from './look.ts';
import { stancesOf } from './sees.ts';
import { type Stance, stanceOfOfficer, stanceOfPart } from './stance.ts';

export type Sought = Omit<Sighting, 'rules'>;

export interface Sighted extends Sighting {
  readonly seen: boolean;
}

const middleOf = ({ body }: Stance): readonly [number, number] => [
  (body.minX + body.maxX) / 2,
  (body.minY + body.maxY) / 2,
];

const apart = (a: Stance, b: Stance): number => {
  const [[ax, ay], [bx, by]] = [middleOf(a), middleOf(b)];
  return (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
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
  readonly friends: readonly Stance[];
  readonly fought: ReadonlySet<number>;
}

const watchesOf = (setting: Setting, state: State, land: Land): readonly Watch[] =>
  setting.sides.map(({ id: side }) => ({
    ...{ side, land, setting, state, fought: foughtBy(state, side) },
    viewers: [
      ...stancesOf(land, state, side),
      ...state.officers.filter((each) => each.side === side).map((each) => stanceOfOfficer(land, each)),
    ],
    friends: setting.sides.filter(({ id }) => id !== side).flatMap(({ id }) => stancesOf(land, state, id)),
  }));

/** What a whole side sees of somebody: the nearest looks first. */
const watchFor = ({ land, setting, viewers, friends }: Watch, target: Stance, why: boolean): Look => {
  const asked = { friends, switches: setting.switches, why };
  const near = viewers.map((viewer) => ({ viewer, away: apart(viewer, target) }));
  near.sort((a, b) => a.away - b.away);
  let first: Look | undefined;
  for (const { viewer } of near) {
    const look = lookAt(land, viewer, target, asked);
    if (look.seen) return look;
    first ??= look;
  }
  return first ?? { seen: false, rules: [] };
};

const lookFor = (watch: Watch, { part: index, officer }: Sought, why: boolean): Look => {
  const { land, state, fought } = watch;
  if (index === undefined) {
    const man = state.officers[officer ?? -1];
    return man === undefined ? { seen: true, rules: [] } : watchFor(watch, stanceOfOfficer(land, man), why);
  }
  if (fought.has(index)) return { seen: true, rules: [] };
  const part = partOf(state, index);
  return watchFor(watch, stanceOfPart(land, part, unitOf(state, part.unit)), why);
};

/** Whom a side looks out for. */
const soughtBy = (state: State, side: Side): readonly Sought[] => [
  ...flat(state.parts).flatMap((part, index) =>
    isThere(part) && unitOf(state, part.unit).side !== side ? [{ side, part: index }] : [],
  ),
  ...state.officers.flatMap((officer, place) => (officer.side === side ? [] : [{ side, officer: place }])),
];

/** What has come into sight and what has gone out of it, beside what is known; the reasons are looked for as well. */
export const changesOf = (
  setting: Setting,
  state: State,
  land: Land,
  isShown: (sought: Sought) => boolean,
): readonly Sighted[] =>
  watchesOf(setting, state, land).flatMap((watch) =>
    soughtBy(state, watch.side)
      .filter((sought) => lookFor(watch, sought, false).seen !== isShown(sought))
      .map((sought) => ({ ...sought, ...lookFor(watch, sought, true) })),
  );

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
      const stance = stanceOfPart(land, part, unit);
      const isInside = stance.hidden.some(({ cover }) => cover.id === entry.hiddenIn);
      return isInside && isUpTo(gap(bodyOfPart(part, unit.arm), shape), FOUND_WITHIN);
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
