/** Sight between parts of the two sides, asked by number. */
import { flat, type Side } from '@grognard/engine';
import { terrainOf } from '../../ground/terrain/terrain.ts';
import { isThere, partOf, unitOf } from '../../model/evolve.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { type Land, landOf } from './land.ts';
import { type Look, lookAt } from './look.ts';
import { passedBy } from './passing.ts';
import { isFromCrest, lookedUp } from './remember.ts';
import { type Stance, stanceOfPart } from './stance.ts';

/** The ground of a state as it hides; undefined if nothing on it hides anybody. */
export const hidingLand = (setting: Setting, state: State): Land | undefined => {
  const terrain = terrainOf(setting, state);
  if (terrain.laid.length === 0) return undefined;
  const land = landOf(terrain);
  return land.hides ? land : undefined;
};

const stanceIn = (setting: Memories, land: Land, state: State, index: number): Stance => {
  const part = partOf(state, index);
  return stanceOfPart(setting, land, part, unitOf(state, part.unit));
};

/** All parts of a side, as they stand on this ground. */
export const stancesOf = (setting: Memories, land: Land, state: State, side: Side): readonly Stance[] => {
  const stances: Stance[] = [];
  for (const part of flat(state.parts)) {
    const unit = unitOf(state, part.unit);
    if (isThere(part) && unit.side === side) stances.push(stanceOfPart(setting, land, part, unit));
  }
  return stances;
};

/** Whether one stance sees another, those of the target's side who may mask it looked up only if they count. */
export const seesStance = (
  setting: Setting,
  state: State,
  land: Land,
  viewer: Stance,
  target: Stance,
  side: Side,
): boolean =>
  lookedUp(land, 'close', viewer, target, () => {
    const friends = isFromCrest(viewer) ? stancesOf(setting, land, state, side) : [];
    return lookAt(land, viewer, target, { friends, switches: setting.switches, why: false }).seen;
  });

const areFighting = ({ contacts }: State, one: number, other: number): boolean =>
  contacts.some(
    ({ attacker, defender }) =>
      (attacker === one && defender === other) || (attacker === other && defender === one),
  );

/** Whether one part sees another for itself. Friends always know where each other are. */
export const seesPart = (setting: Setting, state: State, viewer: number, target: number): boolean => {
  const land = hidingLand(setting, state);
  const { side } = unitOf(state, partOf(state, target).unit);
  if (land === undefined || unitOf(state, partOf(state, viewer).unit).side === side) return true;
  if (areFighting(state, viewer, target)) return true;
  return seesStance(
    setting,
    state,
    land,
    stanceIn(setting, land, state, viewer),
    stanceIn(setting, land, state, target),
    side,
  );
};

/** The same, with the rules that say so. */
export const lookOf = (setting: Setting, state: State, viewer: number, target: number): Look => {
  const land = hidingLand(setting, state);
  const { side } = unitOf(state, partOf(state, target).unit);
  const rules = passedBy(setting, terrainOf(setting, state), state, viewer, target);
  const isFriend = unitOf(state, partOf(state, viewer).unit).side === side;
  if (land === undefined || isFriend || areFighting(state, viewer, target)) return { seen: true, rules };
  const friends = stancesOf(setting, land, state, side);
  const found = lookAt(land, stanceIn(setting, land, state, viewer), stanceIn(setting, land, state, target), {
    friends,
    switches: setting.switches,
    why: true,
  });
  return found.seen ? { seen: true, rules: [...found.rules, ...rules] } : found;
};
