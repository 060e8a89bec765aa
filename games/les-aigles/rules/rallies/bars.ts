import { type Refusal, refuse } from '@grognard/engine';
import { isEngaged, partOf, unitOf } from '../../state.ts';
import type { State } from '../../state-types.ts';

/** What stands against announcing a rally now. */
export const rallyBars = (state: State, index: number): readonly Refusal[] => {
  const part = partOf(state, index);
  const unit = unitOf(state, part.unit);
  const who = { unit: unit.id };
  const bars: Refusal[] = [];
  if (unit.arm !== 'cavalry') bars.push(refuse('LA-M3.1-1', 'rally-not-cavalry', who));
  if (part.routing === true) bars.push(refuse('LA-M1-1', 'rally-routing', who));
  if (part.rally !== undefined) bars.push(refuse('LA-M3.1-6', 'rally-under-way', who));
  if (part.follow !== undefined) bars.push(refuse('LA-M3.3-7', 'rally-following', who));
  const engaged = isEngaged(state, index);
  if (engaged && state.quarter !== 1) bars.push(refuse('LA-M3.2-4', 'rally-engaged-late', who));
  if (!engaged && state.quarter % 2 === 0) bars.push(refuse('LA-M3.2-2', 'rally-between-halves', who));
  if (!engaged && part.charge !== undefined) bars.push(refuse('LA-M5.6-1', 'rally-charging', who));
  return bars;
};
