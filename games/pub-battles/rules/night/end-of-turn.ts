import type { RuleId } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import { hasCome, hourAfter } from '../../model/hours.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { TURNS_A_DAY } from '../../model/vocabulary.ts';
import { defeatsOf } from '../victory/defeats.ts';
import { sidesAnnihilated, sidesThatLeft } from '../victory/field.ts';
import type { BeginTurn } from './begin-turn.ts';
import { nightComes } from './nightfall.ts';

const over = (...rules: readonly RuleId[]): Event => ({ kind: 'phase', phase: 'over', rules });

/** PB-R207: a side is beaten, and nobody plays on to the bitter end (PB-R216). */
const decided = (setting: Setting, state: State): readonly Event[] => {
  const defeats = defeatsOf(setting, state);
  return defeats.length === 0 || setting.switches.bitterEnd === 'on'
    ? []
    : [over('PB-R046', 'PB-R207', ...defeats.flatMap(({ rules }) => rules))];
};

/** PB-R046: the check before fields of fire are left, where a club plays so. */
export const victoryCheckEvents = (setting: Setting, state: State): readonly Event[] =>
  setting.switches.victoryCheck === 'afterCombats' ? decided(setting, state) : [];

/** The field is empty of one side, or the scenario's last turn is played. */
const ended = (setting: Setting, state: State): readonly Event[] => {
  const bitter = setting.switches.bitterEnd === 'on' ? ['PB-R216'] : [];
  if (sidesThatLeft(setting, state).length > 0) return [over('PB-R243', 'PB-R193', ...bitter)];
  if (sidesAnnihilated(setting, state).length > 0) return [over('PB-R205', ...bitter)];
  return hasCome(setting.last, state) ? [over('PB-R205')] : [];
};

/** PB-R046, PB-R043: combats are fought and fields of fire left; now the victory check, fresh HQs, and the turn marker. */
export const endOfTurn = (setting: Setting, state: State, beginTurn: BeginTurn): readonly Event[] => {
  const { victoryCheck, bitterEnd } = setting.switches;
  const checked = victoryCheck === 'afterRetreats' ? decided(setting, state) : [];
  const finished = checked.length > 0 ? checked : ended(setting, state);
  if (finished.length > 0) return finished;
  const beaten = bitterEnd === 'on' && defeatsOf(setting, state).length > 0;
  const refreshed: Event = { kind: 'refreshed', rules: ['PB-R042', ...(beaten ? ['PB-R216'] : [])] };
  const now = after(state, [refreshed]);
  if (state.turn !== TURNS_A_DAY) return [refreshed, ...beginTurn(setting, now, hourAfter(now))];
  return beaten
    ? [refreshed, ...nightComes(setting, now, beginTurn)]
    : [refreshed, { kind: 'phase', phase: 'nightfall', rules: ['PB-R211'] }];
};
