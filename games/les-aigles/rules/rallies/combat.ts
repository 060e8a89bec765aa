/** How two units fight at the end of a period when one has rallied and the other has followed. */
import { partOf, unitOf } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { type Degradation, DISORGANISED, FORMED, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { engagements } from './engaged.ts';

/** One side of such a fight. */
interface PursuitSide {
  readonly riders: number;
  readonly counts: Degradation;
  readonly followBonus: boolean;
  readonly chargeBonuses: boolean;
}

export interface Pursuit {
  readonly isFought: boolean;
  readonly rallier: PursuitSide;
  readonly follower: PursuitSide;
  readonly rules: readonly string[];
}

const ridersOf = (state: State, index: number): number => {
  const { unit, companies } = partOf(state, index);
  const { companies: all } = unitOf(state, unit);
  return companies.reduce((sum, number) => sum + (all[number]?.figures ?? 0), 0);
};

const none: PursuitSide = { riders: 0, counts: FORMED, followBonus: false, chargeBonuses: false };

/** What the melee between a follower and the unit that it follows comes to, if they are still in contact. */
export const pursuitOf = (state: State, follower: number, rallier: number): Pursuit => {
  const isFought = engagements(state, follower).some(({ enemy }) => enemy === rallier);
  if (!isFought) return { isFought, rallier: none, follower: none, rules: ['LA-M3.3-12'] };
  const isWild = partOf(state, follower).follow?.uncontrolled === true;
  const worst = (index: number, least: Degradation): Degradation =>
    Math.max(partOf(state, index).degradation, least) as Degradation;
  return {
    isFought,
    rallier: { ...none, riders: ridersOf(state, rallier), counts: worst(rallier, WITHOUT_FORMATION) },
    follower: {
      riders: ridersOf(state, follower),
      counts: isWild ? FORMED : worst(follower, DISORGANISED),
      followBonus: true,
      chargeBonuses: isWild,
    },
    rules: ['LA-M3.3-13', 'LA-M3.3-14', 'LA-M3.3-15', ...(isWild ? ['LA-M3.3-16'] : [])],
  };
};
