import { type Refusal, refuse } from '@grognard/engine';
import { hourOf, isEngaged, partOf, unitOf } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { engagements } from './engaged.ts';

/** What stands against announcing a rally now. */
export const rallyBars = (state: State, index: number): readonly Refusal[] => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  const who = { unit: unit.id };
  const bars: Refusal[] = [];
  if (unit.arm !== 'cavalry') bars.push(refuse('LA-M3.1-1', 'rally-not-cavalry', who));
  if (part.retreat !== undefined) bars.push(refuse('LA-S3.6-9', 'nerve-retreats', who));
  if (part.routing === true) bars.push(refuse('LA-M1-1', 'rally-routing', who));
  if (part.rally !== undefined) bars.push(refuse('LA-M3.1-6', 'rally-under-way', who));
  if (part.follow !== undefined) bars.push(refuse('LA-M3.3-7', 'rally-following', who));
  const engaged = isEngaged(state, index);
  if (engaged && state.quarter !== 1) bars.push(refuse('LA-M3.2-4', 'rally-engaged-late', who));
  if (!engaged && state.quarter % 2 === 0) bars.push(refuse('LA-M3.2-2', 'rally-between-halves', who));
  if (!engaged && part.charge !== undefined) bars.push(refuse('LA-M5.6-1', 'rally-charging', who));
  return bars;
};

/** The rallying enemies that a part may follow: it was base to base with them, or has followed them until now. */
export const quarriesOf = (state: State, index: number): readonly number[] =>
  engagements(state, index).flatMap(({ enemy }) => {
    const { rally } = partOf(state, enemy);
    if (rally === undefined) return [];
    const isNew = rally.since === hourOf(state);
    return isNew || rally.followers?.includes(index) === true ? [enemy] : [];
  });

/** What stands against following a rally. */
export const followBars = (state: State, index: number): readonly Refusal[] => {
  const part = partOf(state, index);
  const { id, arm } = unitOf(state, part.unit);
  const who = { unit: id };
  if (arm !== 'cavalry') return [refuse('LA-M3.3-10', 'follow-not-cavalry', who)];
  if (part.rally !== undefined) return [refuse('LA-M3.5-1', 'follow-rallying', who)];
  if (part.follow !== undefined) return [refuse('LA-M3.3-7', 'follow-under-way', who)];
  const quarries = quarriesOf(state, index);
  if (quarries.length === 0) return [refuse('LA-M3.3-6', 'follow-no-contact', who)];
  const others = engagements(state, index).filter(({ enemy }) => partOf(state, enemy).rally === undefined);
  return others.length > 0 ? [refuse('LA-M3.3-1', 'follow-held', who)] : [];
};
