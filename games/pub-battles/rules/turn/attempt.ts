import type { Player, RuleId, Side } from '@grognard/engine';
import type { PartlySecret } from '../../model/events/marked.ts';
import type { Order } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { Formation, State } from '../../model/state.ts';
import { NIGHT } from '../../model/vocabulary.ts';

export type Try = Extract<Order, { readonly kind: 'delay' | 'advance' }>;

/** An attempt to alter the draw: whose chit, and which HQ rolls for it. */
export interface Attempt {
  readonly what: Try['kind'];
  readonly formation: number;
  readonly hq: number;
  /** The army commander rolls for a formation that is not his own. */
  readonly onBehalf: boolean;
}

const formationNamed = ({ formations }: State, side: Side, id: string): number =>
  formations.findIndex((each) => each.id === id && each.side === side);

/** PB-R071: the army commander rolls for any formation of his army. */
export const attemptOf = (state: State, { side }: Player, order: Try): Attempt => {
  const formation =
    order.kind === 'delay' ? (state.drawn ?? -1) : formationNamed(state, side, order.formation);
  const hq = indexOf(state, side, order.by);
  return { what: order.kind, formation, hq, onBehalf: state.formations[formation]?.hq !== hq };
};

/** PB-R068, PB-R071: an army commander rolls for any of his formations, on his own rating. */
export const ratingFor = ({ switches }: Setting, state: State, { formation, hq }: Attempt): number => {
  const roller: Formation | undefined =
    state.formations[switches.commanderRollsOn === 'ownRating' ? pieceOf(state, hq).formation : formation];
  return roller?.rating ?? 0;
};

/** What applied to an attempt that was rolled. */
export const rulesOfAttempt = (state: State, attempt: Attempt, succeeded: boolean): Cited => {
  const before = [
    'PB-R049',
    'PB-R050',
    'PB-R051',
    'PB-R052',
    'PB-R053',
    attempt.what === 'delay' ? 'PB-R055' : 'PB-R060',
    ...(succeeded ? [] : [attempt.what === 'delay' ? 'PB-R057' : 'PB-R062']),
  ];
  const night = state.turn === NIGHT ? ['PB-R227'] : [];
  return attempt.onBehalf
    ? { rules: [...before, ...rulesOfCommander(state, attempt), ...night], shown: [...before, ...night] }
    : { rules: [...before, ...night] };
};

/** That it is the army commander who rolls for another is not told to the enemy. */
type Cited = Pick<PartlySecret, 'rules' | 'shown'>;

/** PB-R067: whether the HQ he rolls for has just failed makes no difference. */
const rulesOfCommander = (state: State, { formation }: Attempt): readonly RuleId[] => {
  const hq = state.formations[formation]?.hq;
  const hasRolled = hq !== undefined && pieceOf(state, hq).spent;
  return ['PB-R066', ...(hasRolled ? ['PB-R067'] : []), 'PB-R068', 'PB-R071'];
};
