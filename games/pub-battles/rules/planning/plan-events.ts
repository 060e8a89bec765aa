import type { Player, Side } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import type { Order, Posting } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { Posted, State } from '../../model/state.ts';
import { beginTurn } from '../turn/cup.ts';

type Plan = Extract<Order, { readonly kind: 'plan' }>;

/** What both have written is done, and the first turn begins. */
export const planEvents = (
  setting: Setting,
  state: State,
  plans: readonly { readonly seat: Player; readonly order: Plan }[],
): readonly Event[] => {
  const events = plans.map(({ seat, order }) => eventOf(setting, state, seat.side, order));
  return [...events, ...beginTurn(setting, after(state, events), setting.first)];
};

const eventOf = ({ switches }: Setting, state: State, side: Side, { pieces, orders }: Plan): Event => ({
  kind: 'planned',
  side,
  posted: pieces.map((posting) => postedOf(state, side, posting)),
  errands: orders.map(({ formation, to, attack }) => ({
    formation: formationNamed(state, side, formation),
    to,
    attack,
  })),
  rules: [
    ...(switches.reassignment === 'on' ? ['PB-R012'] : []),
    ...(switches.freePlay === 'on' ? ['PB-R235'] : []),
    ...(switches.writtenOrders === 'off' ? [] : ['PB-R039']),
  ],
});

const formationNamed = ({ formations }: State, side: Side, id: string): number =>
  formations.findIndex((each) => each.side === side && each.id === id);

const postedOf = (state: State, side: Side, { piece, formation, stays, enters }: Posting): Posted => {
  const index = indexOf(state, side, piece);
  const printed = pieceOf(state, index);
  const due = stays === undefined ? (enters ?? printed.enters) : undefined;
  return {
    piece: index,
    formation: formation === undefined ? printed.formation : formationNamed(state, side, formation),
    where: stays ?? (enters === undefined ? printed.where : 'due'),
    ...(due !== undefined && { enters: due }),
  };
};
