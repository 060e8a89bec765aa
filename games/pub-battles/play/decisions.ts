import type { Decision } from '@grognard/engine';
import { topic } from '../model/memory.ts';
import { lately } from '../model/recent.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { combatDecisions } from '../rules/combat/decisions.ts';
import { nightDecisions } from '../rules/night/nightfall.ts';
import { planDecisions } from '../rules/planning/deciding.ts';
import { deployDecisions } from '../rules/reserves/showing.ts';
import { activationDecisions } from '../rules/turn/activation.ts';
import { alterDecisions } from '../rules/turn/window.ts';
import { isOver } from './outcome.ts';

const lastAsked = topic(() => lately<State, readonly Decision[]>(16));

/** Who owes what, now. */
export const decisions = (setting: Setting, state: State): readonly Decision[] => {
  const known = setting.memory(lastAsked);
  const asked = known.of(state);
  if (asked !== undefined) return asked;
  const owed = decisionsIn(setting, state);
  known.keep(state, owed);
  return owed;
};

/** Reserves that have been spotted come before everything else. */
const decisionsIn = (setting: Setting, state: State): readonly Decision[] => {
  if (isOver(state)) return [];
  const deploying = deployDecisions(setting, state);
  if (deploying.length > 0) return deploying;
  switch (state.phase) {
    case 'planning':
      return planDecisions(setting, state);
    case 'alter':
      return state.drawn === undefined ? [] : alterDecisions(setting, state);
    case 'activation':
      // PB-R125j: a bombardment may drive off a lead, and its supporter must answer at once.
      if (state.combat !== undefined) return combatDecisions(setting, state);
      return state.activation === undefined ? [] : activationDecisions(setting, state);
    case 'combat':
      return combatDecisions(setting, state);
    case 'nightfall':
    case 'stragglers':
      return nightDecisions(setting, state);
    case 'clearing':
    case 'over':
      return [];
  }
};
