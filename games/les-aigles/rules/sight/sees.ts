/** Sight between parts of the two sides, asked by number. */
import { flat, type Side } from '@grognard/engine';
import type { Setting } from '../../setting.ts';
import { isThere, partOf, unitOf } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { terrainOf } from '../../terrain/terrain.ts';
import { type Land, landOf } from './land.ts';
import { type Look, lookAt } from './look.ts';
import { passedBy } from './passing.ts';
import { type Stance, stanceOfPart } from './stance.ts';

/** The ground of a state as it hides; undefined if nothing on it hides anybody. */
export const hidingLand = (setting: Setting, state: State): Land | undefined => {
  const terrain = terrainOf(setting, state);
  if (terrain.laid.length === 0) return undefined;
  const land = landOf(terrain);
  return land.hides ? land : undefined;
};

const stanceIn = (land: Land, state: State, index: number): Stance => {
  const part = partOf(state, index);
  return stanceOfPart(land, part, unitOf(state, part.unit));
};

/** All parts of a side, as they stand on this ground. */
export const stancesOf = (land: Land, state: State, side: Side): readonly Stance[] => {
  const stances: Stance[] = [];
  for (const part of flat(state.parts)) {
    const unit = unitOf(state, part.unit);
    if (isThere(part) && unit.side === side) stances.push(stanceOfPart(land, part, unit));
  }
  return stances;
};

const look = (setting: Setting, state: State, viewer: number, target: number, why: boolean): Look => {
  const land = hidingLand(setting, state);
  const terrain = terrainOf(setting, state);
  const { side } = unitOf(state, partOf(state, target).unit);
  const rules = why ? passedBy(terrain, state, viewer, target) : [];
  const from = partOf(state, viewer);
  if (land === undefined || unitOf(state, from.unit).side === side) return { seen: true, rules };
  const isFighting = state.contacts.some(
    ({ attacker, defender }) =>
      (attacker === viewer && defender === target) || (attacker === target && defender === viewer),
  );
  if (isFighting) return { seen: true, rules };
  const friends = stancesOf(land, state, side);
  const found = lookAt(
    land,
    stanceOfPart(land, from, unitOf(state, from.unit)),
    stanceIn(land, state, target),
    { friends, switches: setting.switches, why },
  );
  return found.seen ? { seen: true, rules: [...found.rules, ...rules] } : found;
};

/** Whether one part sees another. Friends always know where each other are. */
export const seesPart = (setting: Setting, state: State, viewer: number, target: number): boolean =>
  look(setting, state, viewer, target, false).seen;

/** The same, with the rules that say so. */
export const lookOf = (setting: Setting, state: State, viewer: number, target: number): Look =>
  look(setting, state, viewer, target, true);
