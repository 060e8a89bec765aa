import type { Modifier } from '@grognard/engine';
import { partOf, withFields, without, withPart, withUnit } from '../evolve.ts';
import type { Nerve } from '../nerve.ts';
import type { Part } from '../part.ts';
import type { Evolvers, Ruled, State } from '../state.ts';
import type { Retreat } from '../under-way.ts';

export const occasions = [
  'charge',
  'receive',
  'home',
  'melee',
  'strength',
  'rout',
  'general',
  'surprise',
  'first fire',
  'fire',
  'rally',
  'orders',
  'edge',
] as const;
/** Why a part is tested. */
export type Occasion = (typeof occasions)[number];

/** Tests of morale, and what they make troops do. */
export type MoraleEvent = Ruled &
  (
    | {
        readonly kind: 'tested';
        readonly part: number;
        readonly occasions: readonly Occasion[];
        readonly dice: readonly number[];
        readonly rows: readonly Modifier[];
        /** What a general has added once he saw the dice. */
        readonly general?: { readonly officer: number; readonly adds: number };
        readonly score: number;
        readonly nerve: Nerve;
      }
    /** It neither advances nor charges until that quarter of the whole game is over. */
    | { readonly kind: 'held-fast'; readonly part: number; readonly until: number }
    | { readonly kind: 'retreats'; readonly part: number; readonly retreat: Retreat }
    | { readonly kind: 'fell-back'; readonly part: number; readonly left: number }
    /** It stands again, and hears its orders. */
    | { readonly kind: 'steadied'; readonly part: number }
    /** It has fallen below 60 in a hundred behind walls, and is not tested for that. */
    | { readonly kind: 'spared'; readonly part: number }
    /** It goes after the enemy beyond all control. */
    | { readonly kind: 'broke-loose'; readonly part: number }
  );

const marked = (state: State, part: number, why: readonly Occasion[]): State => {
  const { unit } = partOf(state, part);
  const isHit = why.includes('first fire');
  const isWeak = why.includes('strength');
  const marks = { ...(isHit && { bloodied: true as const }), ...(isWeak && { faltered: true as const }) };
  const known = isHit || isWeak ? withUnit(state, unit, (now) => withFields(now, marks)) : state;
  return why.includes('receive')
    ? withPart(known, part, (now) => withFields(now, { braced: state.period }))
    : known;
};

export const moraleEvolvers: Evolvers<MoraleEvent> = {
  tested: (state, { part, occasions: why }) => marked(state, part, why),
  'held-fast': (state, { part, until }) => withPart(state, part, (now) => withFields(now, { halted: until })),
  retreats: (state, { part, retreat }) =>
    withPart(state, part, (now) => ({
      ...without(now, 'doing', 'charge', 'rally', 'follow', 'evade', 'opened', 'halted'),
      retreat,
    })),
  'fell-back': (state, { part, left }) =>
    withPart(state, part, (now): Part => {
      const { retreat } = now;
      return left === 0 || retreat === undefined
        ? without(now, 'retreat', 'flow')
        : { ...now, retreat: { ...retreat, left } };
    }),
  steadied: (state, { part }) =>
    withPart(state, part, (now) => without(now, 'routing', 'flees', 'broke', 'halted', 'retreat', 'flow')),
  spared: (state, { part }) =>
    withUnit(state, partOf(state, part).unit, (now) => ({ ...now, faltered: true as const })),
  'broke-loose': (state, { part }) =>
    withPart(state, part, (now) => ({
      ...now,
      ...(now.charge !== undefined && { charge: { ...now.charge, uncontrolled: true as const } }),
      ...(now.follow !== undefined && { follow: { ...now.follow, uncontrolled: true as const } }),
    })),
};
