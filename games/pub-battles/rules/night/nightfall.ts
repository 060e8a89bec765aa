import type { Decision, Player, Side } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import { chiefOf } from '../../model/owners.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import type { BeginTurn } from './begin-turn.ts';
import { stragglersDue } from './stragglers.ts';

/** What a side wrote at nightfall. */
export interface NightChoice {
  readonly side: Side;
  readonly choice: 'stay' | 'withdraw';
}

/**
 * PB-R211: both write in secret. PB-R223: both gather their stragglers at the same time, so that neither sees first
 * where the other's come in.
 */
export const nightDecisions = (setting: Setting, state: State): readonly Decision[] => {
  const { phase, count } = state;
  if (phase !== 'nightfall' && phase !== 'stragglers') return [];
  const sides = setting.sides
    .map(({ id }) => id)
    .filter((side) => phase === 'nightfall' || stragglersDue(setting, state, side) > 0);
  const owed = sides
    .map((side) => chiefOf(state, side))
    .filter((chief): chief is Player => chief !== undefined);
  if (owed.length === 0) return [];
  return [
    { id: `${count}.${phase}`, kind: phase, owed, orders: [phase === 'nightfall' ? phase : 'recover'] },
  ];
};

/** PB-R212, PB-R213: a withdrawal ends the battle; PB-R215: if both stay the night is played. */
export const nightfallEvents = (
  setting: Setting,
  state: State,
  answers: readonly NightChoice[],
  beginTurn: BeginTurn,
): readonly Event[] => {
  const withdrawn = setting.sides
    .map(({ id }) => id)
    .filter((id) => answers.some(({ side, choice }) => side === id && choice === 'withdraw'));
  if (withdrawn.length === 0) {
    const fell: Event = { kind: 'nightfell', withdrawn, showed: true, rules: ['PB-R211', 'PB-R215'] };
    return [fell, ...nightComes(setting, after(state, [fell]), beginTurn)];
  }
  const rule = withdrawn.length === 1 ? 'PB-R212' : 'PB-R213';
  return [
    { kind: 'nightfell', withdrawn, showed: true, rules: ['PB-R211', rule] },
    { kind: 'phase', phase: 'over', rules: [rule] },
  ];
};

/** PB-R223: stragglers come in first, if there are any; then the night turn is played: PB-R220. */
export const nightComes = (setting: Setting, state: State, beginTurn: BeginTurn): readonly Event[] => {
  const gathering: Event = { kind: 'phase', phase: 'stragglers', rules: ['PB-R215', 'PB-R223'] };
  const isAwaited = nightDecisions(setting, after(state, [gathering])).length > 0;
  return isAwaited ? [gathering] : beginTurn(setting, state, { day: state.day, turn: NIGHT });
};
