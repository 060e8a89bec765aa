import type { Chance, RuleId } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { lotsAfter } from './lots.ts';
import { activationEvent } from './window.ts';

/** PB-R037, PB-R044: one chit out of the cup; the enemy is shown its colour only. The last needs no drawing. */
export const drawEvents = (
  { cup }: State,
  chance: Chance,
  rules: readonly RuleId[],
  back?: number,
): readonly Event[] => {
  const formation = cup[cup.length > 1 ? chance.roll('chit', '', cup.length) - 1 : 0];
  if (formation === undefined) return [];
  const by = ['PB-R037', 'PB-R044', ...rules];
  return back === undefined
    ? [{ kind: 'drawn', formation, drew: true, rules: by }]
    : [{ kind: 'drawn', formation, back, drew: true, rules: by }];
};

/**
 * PB-R061, PB-R063: what was jumped plays before any new draw, the last first. PB-R064: it may then be altered like a
 * chit that has just been drawn, unless a club plays that it has had its chance.
 */
const resumeEvents = (setting: Setting, formation: number): readonly Event[] => {
  const event: Event = { kind: 'resumed', formation, rules: ['PB-R061', 'PB-R063'] };
  return setting.switches.waitingMayDelay === 'yes'
    ? [event]
    : [event, activationEvent(formation, 'PB-R064')];
};

/** The next chit to come up: the last that waits, else one from the cup; none once both are empty. */
export const drawNext = (setting: Setting, state: State, chance: Chance): readonly Event[] => {
  const waiting = state.stack.at(-1);
  const came = waiting === undefined ? drawEvents(state, chance, []) : resumeEvents(setting, waiting);
  return [...came, ...lotsAfter(setting, state, came, chance)];
};
