/** What the ground gives to whoever is fired at, attacked or shaken. What a position says of a shelter goes before it. */

import type { Placed } from '../../ground/shape/placed.ts';
import { nearBody, terrainOf } from '../../ground/terrain/terrain.ts';
import type { Drawer } from '../../model/memory.ts';
import type { Setting } from '../../model/setting.ts';
import type { Shelter } from '../../model/vocabulary.ts';
import { BEHIND_IT } from '../../tables/terrain.ts';
import { leftAgainstFire, leftInMelee } from '../walls/breaches.ts';
import { COVERS, type Cover, type Given, givers, type Sheltered, type Struggle } from './covers.ts';
import { isCrossing } from './crossing-barriers.ts';
import { isInWood } from './woods.ts';

type Known = Given['state'];

const SHELTERS: Readonly<Record<Shelter, { readonly fire: Cover; readonly melee: Cover }>> = {
  wood: { fire: 'light', melee: 'light' },
  'light cover': { fire: 'light', melee: 'light' },
  'hard cover': { fire: 'hard', melee: 'hard' },
  village: { fire: 'hard', melee: 'house' },
};

const NOTHING: Sheltered = { cover: 'none', rules: [] };

const givenFor = (setting: Setting, state: Known, { body }: Placed): Given | undefined => {
  const terrain = terrainOf(setting, state);
  if (terrain.laid.length === 0) return undefined;
  const features = nearBody(terrain, body, BEHIND_IT);
  return features.length === 0 ? undefined : { setting, state, features };
};

/** LA-O0-9: only the best counts; of two as good, both rules are told. */
const best = <S extends Sheltered>(all: readonly S[]): Sheltered => {
  const most = Math.max(...all.map(({ cover }) => COVERS.indexOf(cover)));
  const kept = all.filter(({ cover }) => COVERS.indexOf(cover) === most);
  const rules = [...new Set(kept.flatMap((each) => each.rules))];
  const isOneOfMany = all.filter(({ cover }) => cover !== 'none').length > 1;
  const exposed = kept.find((each) => each.exposed !== undefined)?.exposed;
  return {
    ...{ cover: COVERS[most] ?? 'none', rules: isOneOfMany ? [...rules, 'LA-O0-9'] : rules },
    ...(exposed !== undefined && { exposed }),
  };
};

/** What was found of late for one who is fired at, by who fires. */
interface Reckoned {
  readonly state: Known;
  readonly against: Map<Placed, Sheltered>;
}

const RECKONED: Drawer<WeakMap<Placed, Reckoned>> = { empty: () => new WeakMap() };

/** The cover that one has against the fire of another: asked several times while a volley is reckoned. */
export const coverAgainstFire = (
  setting: Setting,
  state: Known,
  target: Placed,
  firer: Placed,
): Sheltered => {
  if (terrainOf(setting, state).laid.length === 0) return coverNow(setting, state, target, firer);
  const reckoned = setting.memory(RECKONED);
  const before = reckoned.get(target);
  const isSame = before?.state === state;
  const { against } = isSame ? before : { against: new Map<Placed, Sheltered>() };
  if (!isSame) reckoned.set(target, { state, against });
  const known = against.get(firer) ?? coverNow(setting, state, target, firer);
  against.set(firer, known);
  return known;
};

/** Against a fire a house is hard cover. LA-O6.5-3: a marsh is none. */
const coverNow = (setting: Setting, state: Known, target: Placed, firer: Placed): Sheltered => {
  const { shelter } = target.part;
  if (shelter !== undefined)
    return leftAgainstFire(setting, state, target, firer) ?? { cover: SHELTERS[shelter].fire, rules: [] };
  const given = givenFor(setting, state, target);
  if (given === undefined) return NOTHING;
  const found = givers.flatMap((giver) => giver.fire?.(given, target, firer) ?? []);
  if (found.length === 0) return NOTHING;
  const kept = best(found);
  return kept.cover === 'house' ? { ...kept, cover: 'hard' } : kept;
};

export interface MeleeCover extends Sheltered {
  /** Whoever attacks it must carry it before all his figures can fight. */
  readonly holds: boolean;
}

/** What one has against an enemy in contact. */
export const meleeCover = (setting: Setting, state: Known, struggle: Struggle): MeleeCover => {
  const { own, isAttacked } = struggle;
  const { shelter } = own.part;
  if (shelter !== undefined) {
    const isWood = shelter === 'wood';
    if (!isAttacked && !isWood) return { ...NOTHING, holds: false };
    const whole = { cover: SHELTERS[shelter].melee, rules: [] };
    return { ...(leftInMelee(state, own, struggle.foe) ?? whole), holds: !isWood };
  }
  const given = givenFor(setting, state, own);
  const found = given === undefined ? [] : givers.flatMap((giver) => giver.melee?.(given, struggle) ?? []);
  if (found.length === 0) return { ...NOTHING, holds: false };
  return { ...best(found), holds: found.some(({ holds }) => holds === true) };
};

const WORTH: readonly Shelter[] = ['wood', 'light cover', 'hard cover', 'village'];

/** LA-O1.3-8: in what a part stands, or behind what. */
export const shelterOf = (
  setting: Setting,
  state: Known,
  placed: Placed,
): { readonly shelter: Shelter; readonly rules: readonly string[] } | undefined => {
  const { shelter } = placed.part;
  if (shelter !== undefined) return { shelter, rules: [] };
  const given = givenFor(setting, state, placed);
  if (given === undefined) return undefined;
  const found = givers.flatMap((giver) => giver.shelter?.(given, placed) ?? []);
  return [...found].sort((a, b) => WORTH.indexOf(b.shelter) - WORTH.indexOf(a.shelter))[0];
};

/** The rules by which the ground steadies a part, or does not: LA-O4.5-15. */
export const steadiedBy = (setting: Setting, state: Known, placed: Placed): readonly string[] => {
  const sheltered = shelterOf(setting, state, placed);
  if (sheltered !== undefined) return sheltered.rules;
  if (isInWood(setting, state, placed)) return ['LA-O4.5-15'];
  return isCrossing(setting, state, placed) ? ['LA-O8.6-29'] : [];
};
