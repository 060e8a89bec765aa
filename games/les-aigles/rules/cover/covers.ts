/** What shelters a part, each kind of ground on its own: whoever builds another kind adds its giver to the list. */
import { gap, isUpTo } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import type { Placed } from '../../ground/shape/placed.ts';
import { standsIn } from '../../ground/terrain/terrain.ts';
import type { Road, Wreck } from '../../model/features.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Laid } from '../../model/terrain.ts';
import type { Shelter } from '../../model/vocabulary.ts';
import { BEHIND_IT } from '../../tables/terrain.ts';
import { lineGiver, redoubtGiver } from './barriers.ts';
import { crosses, runsIn } from './lines.ts';
import { isAllIn, overhangRules, woodedOf } from './where.ts';

/** LA-O0-9: from none to the best; a house is more than hard cover in melee alone. */
export const COVERS = ['none', 'light', 'hard', 'house'] as const;
export type Cover = (typeof COVERS)[number];

export interface Sheltered {
  readonly cover: Cover;
  readonly rules: readonly string[];
  /** Only so many of its figures are in the part that is fired at: no more of them can fall. */
  readonly exposed?: number;
}

/** One melee, as far as a cover may ask: who is covered against whom, in which round. */
export interface Struggle {
  readonly own: Placed;
  readonly foe: Placed;
  readonly round: number;
  /** The other came at it, whether or not it came at the other. */
  readonly isAttacked: boolean;
  /** One was caught half in a wood or half across an obstacle: its number. */
  readonly halfWay?: number;
  /** Whose the obstacle between them is. */
  readonly holder?: number;
}

/** Ground of one kind that shelters. Every question is optional; the features are those about the part that asks. */
export interface Giver {
  /** Against a fire. */
  fire?(given: Given, target: Placed, firer: Placed): Sheltered | undefined;
  /** Against an enemy in contact. `holds`: it must be carried before everybody can fight. */
  melee?(given: Given, struggle: Struggle): (Sheltered & { readonly holds?: true }) | undefined;
  /** In what it stands or behind what, for its morale and for whoever may stay where he is. */
  shelter?(
    given: Given,
    part: Placed,
  ): { readonly shelter: Shelter; readonly rules: readonly string[] } | undefined;
}

export interface Given {
  readonly setting: Setting;
  readonly state: Pick<State, 'parts' | 'units' | 'terrain' | 'contacts'>;
  readonly features: readonly Laid[];
}

const LIGHT = (...rules: readonly string[]): Sheltered => ({ cover: 'light', rules });

/** LA-O4.4-4, -6, LA-O4.5-1: a wood, for whoever is in it with all his figures. */
const wood: Giver = {
  fire: ({ features }, target, firer) => {
    const own = woodedOf(features).find((area) => isAllIn(target.body, area));
    if (own === undefined) return undefined;
    const where = standsIn(firer.body, own) ? 'LA-O4.4-6' : 'LA-O4.4-4';
    return LIGHT(where, 'LA-O1.3-5', ...overhangRules(target.body, own));
  },
  melee: ({ features }, { own, foe, round, halfWay }) => {
    if (halfWay === own.index) return undefined;
    const all = woodedOf(features);
    const around = all.find((area) => isAllIn(own.body, area));
    if (around !== undefined)
      return LIGHT(round > 1 ? 'LA-O4.5-22' : 'LA-O4.5-1', 'LA-O1.3-7', ...overhangRules(own.body, around));
    const isFought = round > 1 && all.some((area) => isAllIn(foe.body, area));
    return isFought ? LIGHT('LA-O4.5-22', 'LA-O1.3-7') : undefined;
  },
  shelter: ({ features }, { body }) =>
    woodedOf(features).some((area) => isAllIn(body, area))
      ? { shelter: 'wood', rules: ['LA-O1.3-8'] }
      : undefined,
};

const frontOf = ({ part: { x, y } }: Placed): readonly [number, number] => [x, y];

const heartOf = (setting: Memories, { part, unit }: Placed): readonly [number, number] => {
  const { x, y } = middleOf(setting, part, unit.arm);
  return [x, y];
};

/** LA-O7.3-2: trees along a road, for whoever is on it and is fired at across them. */
const trees: Giver = {
  fire: ({ setting, features }, target, firer) => {
    const roads = features.filter(
      (feature): feature is Road => feature.kind === 'road' && standsIn(target.body, feature.bed),
    );
    const isCrossed = roads.some(({ lined }) =>
      lined.some(
        ({ by, course }) => by === 'trees' && crosses(course, frontOf(firer), heartOf(setting, target)),
      ),
    );
    return isCrossed ? LIGHT('LA-O7.3-2', 'LA-O1.3-5') : undefined;
  },
};

const isWreck = (feature: Laid): feature is Wreck => feature.kind === 'wreck';

/** LA-O9.3-5, -9, -10: an abandoned battery, for those in it, and for those close behind it. */
const wreck: Giver = {
  fire: ({ setting, features }, target, firer) => {
    const all = features.filter(isWreck);
    if (all.some(({ area }) => standsIn(target.body, area)))
      return LIGHT('LA-O9.3-9', 'LA-O9.3-5', 'LA-O1.3-5');
    const isBehind = all.some(
      ({ area }) =>
        isUpTo(gap(target.body, area), BEHIND_IT) &&
        runsIn(area, frontOf(firer), heartOf(setting, target)).length > 0,
    );
    return isBehind ? LIGHT('LA-O9.3-5', 'LA-O1.3-5') : undefined;
  },
  melee: ({ features }, { own }) =>
    features.filter(isWreck).some(({ area }) => standsIn(own.body, area))
      ? LIGHT('LA-O9.3-10', 'LA-O1.3-7')
      : undefined,
  shelter: ({ features }, { body }) =>
    features.filter(isWreck).some(({ area }) => standsIn(body, area))
      ? { shelter: 'light cover', rules: ['LA-O1.3-8'] }
      : undefined,
};

export const givers: readonly Giver[] = [wood, trees, wreck, lineGiver, redoubtGiver];
