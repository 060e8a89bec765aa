/** Whom a part is in contact with, and on which of its own sides. */

import { contactLength, normalHeading, TOUCH } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Facing } from '../../model/vocabulary.ts';

export interface Engagement {
  readonly enemy: number;
  readonly side: Facing;
}

/** Whoever attacks does so with his front; whoever is attacked is met where the contact says. */
export const engagements = ({ contacts }: Pick<State, 'contacts'>, part: number): readonly Engagement[] => {
  const found: Engagement[] = [];
  for (const { attacker, defender, side } of contacts) {
    if (attacker === part) found.push({ enemy: defender, side: 'front' });
    else if (defender === part) found.push({ enemy: attacker, side });
  }
  return found;
};

const touchOf = (setting: Memories, state: State, one: number, other: number): number =>
  contactLength(
    bodyOfPart(setting, partOf(state, one), unitOfPart(state, one).arm),
    bodyOfPart(setting, partOf(state, other), unitOfPart(state, other).arm),
    TOUCH.lesAigles.units,
  );

/** LA-M3.2-5: of several enemies, the one who touches it with the most figures. */
export const mainEngagement = (setting: Memories, state: State, part: number): Engagement | undefined => {
  const all = engagements(state, part);
  if (all.length < 2) return all[0];
  const sized = all.map((each) => ({
    each,
    touch: touchOf(setting, state, each.enemy, part),
    id: unitOfPart(state, each.enemy).id,
  }));
  return sized.reduce((most, next) =>
    next.touch > most.touch || (next.touch === most.touch && next.id < most.id) ? next : most,
  ).each;
};

/** Straight away from an enemy on a side, from a part's own heading. */
const AWAY: Readonly<Record<Facing, number>> = { front: 18_000, left: 9_000, right: 27_000, rear: 0 };

export const awayFrom = (heading: number, side: Facing): number => normalHeading(heading + AWAY[side]);
