import { hourOf, partOf, spend, withFields, withPart, withUnit } from '../evolve.ts';

import type { FireGroup } from '../fighting.ts';
import type { BarKind, silencers } from '../fire-bars.ts';
import type { Part } from '../part.ts';
import type { Evolvers, Ruled, State } from '../state.ts';

/** Its order keeps a part from firing, or nobody was there to be fired at as it says. */
export const orderedSilences = ['order', 'nobody'] as const;
type HeldBy = BarKind | (typeof silencers)[number] | (typeof orderedSilences)[number];

export const firedBy = ['habit', 'order'] as const;
type FiredBy = (typeof firedBy)[number];

export const missedFor = ['unseen', 'reach'] as const;
type MissedFor = (typeof missedFor)[number];

/** Who fires at whom, and what it costs. Men are not rounded before the whole of one fire is known. */
export type FireEvent = Ruled &
  (
    | {
        readonly kind: 'fired';
        readonly part: number;
        /** By a written order, of which only its own side may know. */
        readonly how: FiredBy;
        /** What the others are cited of it, where an order is. */
        readonly openRules?: readonly string[];
        readonly target: number;
        readonly distance: number;
        readonly quarters: number;
        readonly groups: readonly FireGroup[];
        readonly men: number;
        /** The wall of a house that it strikes. */
        readonly wall?: number;
        /** Figures of the target before it was fired at. */
        readonly figures: number;
        /** At one that is charging, in this quarter. */
        readonly charging?: true;
        /** The first fire of the unit's close order in this battle. */
        readonly first?: true;
      }
    /** The ground keeps it from firing at an enemy in range whom its side knows of, or its order does. */
    | { readonly kind: 'held-fire'; readonly part: number; readonly by: HeldBy }
    /** It could not fire at the target that it was given by name. */
    | {
        readonly kind: 'missed-mark';
        readonly part: number;
        readonly target: number;
        readonly why: MissedFor;
        /** At nobody else either. */
        readonly held?: true;
      }
    /** It goes through its target and strikes another behind it. */
    | {
        readonly kind: 'pierced';
        readonly part: number;
        readonly target: number;
        readonly by: number;
        readonly men: number;
        readonly figures: number;
        readonly charging?: true;
      }
    /** A charge is over, or comes home: what fire has cost it on its way. */
    | {
        readonly kind: 'came-through';
        readonly part: number;
        readonly men: number;
        readonly figures: number;
      }
    /** Round shot lays low what a target stands in, and may set it on fire. */
    | {
        readonly kind: 'battered';
        readonly part: number;
        readonly target: number;
        readonly length: number;
        readonly die?: number;
        readonly shelter?: 'hard cover' | 'light cover' | 'none';
      }
  );

const struck = (before: readonly number[] = [0, 0, 0, 0], wall: number, men: number): readonly number[] =>
  before.map((each, place) => (place === wall ? each + men : each));

const harmed = (
  state: State,
  index: number,
  { men, figures, charging, wall }: { men: number; figures: number; charging?: true; wall?: number },
): State =>
  withPart(state, index, (part): Part => {
    const key = charging === true ? 'approach' : 'underFire';
    const before = part[key];
    const walls = wall === undefined ? {} : { walls: struck(before?.walls, wall, men) };
    const harm = { figures, ...before, men: (before?.men ?? 0) + men, ...walls };
    return withFields(part, { [key]: harm });
  });

export const fireEvolvers: Evolvers<FireEvent> = {
  fired: (state, { part, target, first, ...harm }) => {
    const hurt = harmed(state, target, harm);
    const spent = harm.charging === true ? withPart(hurt, part, (now) => spend(now, hourOf(state))) : hurt;
    const { unit } = partOf(state, part);
    return first === true ? withUnit(spent, unit, (now) => withFields(now, { fired: true })) : spent;
  },
  'held-fire': (state) => state,
  'missed-mark': (state) => state,
  pierced: (state, { target, ...harm }) => harmed(state, target, harm),
  'came-through': (state, { part, men, figures }) =>
    withPart(state, part, (now) => withFields(now, { approach: { men, figures, paid: true } })),
  battered: (state, { target, length, shelter }) =>
    withPart(state, target, (now): Part => {
      if (length === 0) return now;
      if (shelter === undefined) return { ...now, battered: (now.battered ?? 0) + length };
      const { shelter: _old, battered: _battered, ...rest } = now;
      return shelter === 'none' ? rest : { ...rest, shelter };
    }),
};
