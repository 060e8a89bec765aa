import type { Decision, Params, Player } from '@grognard/engine';
import { contactsOf, isFighting } from '../../model/melee.ts';
import { chiefOf, ownerOf } from '../../model/owners.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { combatsOf } from './groups.ts';
import type { Choice } from './pending.ts';
import { waitingFor } from './run.ts';

const ordersFor: Readonly<Record<Choice, readonly string[]>> = {
  withdraw: ['stand', 'retreat'],
  target: ['target'],
  'step-up': ['stand', 'retreat'],
  stand: ['stand', 'retreat'],
  retreat: ['retreat'],
};

const decision = (
  { count }: State,
  kind: string,
  owed: Player | undefined,
  orders: readonly string[],
  params: Params,
): Decision => ({ id: `${kind}-${count}`, kind, owed: owed === undefined ? [] : [owed], orders, params });

/** Who must choose what in the combats; none when all are fought. Contacts are named by their number: it is public. */
export const combatDecisions = (setting: Setting, state: State): readonly Decision[] => {
  const { combat, phase } = state;
  if (!isFighting(combat)) return phase === 'combat' ? whichFirst(setting, state) : [];
  const pending = waitingFor(setting, state);
  if (pending === undefined) return [];
  const { choice, piece } = pending;
  const owner = ownerOf(state, pieceOf(state, piece).formation);
  const [contact] = contactsOf(state, piece);
  const params = {
    round: combat?.round ?? 0,
    ...(contact !== undefined && { arrival: contact.arrival }),
  };
  // PB-R103: whether there is a reserve to commit is not to be told by who is asked.
  const more = choice === 'stand' && setting.switches.reserveCommitment === 'on' ? ['commit'] : [];
  return [decision(state, choice, owner, [...ordersFor[choice], ...more], params)];
};

/** PB-R164: the side that the scenario names says which of several combats comes next. */
const whichFirst = (setting: Setting, state: State): readonly Decision[] => {
  const combats = combatsOf(state).map(([first]) => first?.arrival ?? -1);
  if (combats.length < 2) return [];
  return [decision(state, 'choose', chiefOf(state, setting.choosesCombats), ['fight'], { combats })];
};
