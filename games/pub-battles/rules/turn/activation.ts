import { type Decision, type Player, type RuleId, sameSeat } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { ownerOf } from '../../model/owners.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';

const orders = ['march', 'enter', 'leave', 'bombard', 'rally', 'unpack', 'pack', 'done'] as const;

/** PB-R044: the others read whose colour is up, and no more. */
export const activationDecisions = ({ switches }: Setting, state: State): readonly Decision[] => {
  const { phase, activation, count } = state;
  const owner = activation === undefined ? undefined : ownerOf(state, activation.formation);
  if (phase !== 'activation' || owner === undefined) return [];
  return [
    {
      id: `${count}.activation`,
      kind: 'activation',
      owed: [owner],
      orders: switches.writtenOrders === 'off' ? orders : [...orders, 'write'],
      params: { side: owner.side },
    },
  ];
};

/**
 * An activation ends. PB-R069: a commander without chit who moved in it has had his move for the turn, and so he is
 * done as well.
 */
export const doneEvents = (_setting: Setting, state: State, seat: Player): readonly Event[] => {
  const { activation } = state;
  const owner = activation === undefined ? undefined : ownerOf(state, activation.formation);
  if (activation === undefined || owner === undefined || !sameSeat(owner, seat)) return [];
  const { formation, acted } = activation;
  const toured = acted
    .map((piece) => pieceOf(state, piece).formation)
    .filter((each) => each !== formation && state.formations[each]?.chit === false);
  return [
    { kind: 'done', formation, rules: rulesOfDone(state) },
    ...toured.map((each): Event => ({ kind: 'done', formation: each, rules: ['PB-R069'] })),
  ];
};

/**
 * PB-R045: whatever stayed may stay; the line says so whether or not anything did, since that can be a secret. PB-R040,
 * PB-R017: with the last chit the movement is over, and the combats come.
 */
const rulesOfDone = ({ cup, stack }: State): readonly RuleId[] => [
  'PB-R045',
  'PB-R065',
  ...(cup.length === 0 && stack.length === 0 ? ['PB-R040', 'PB-R017'] : []),
];
