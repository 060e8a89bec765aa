import { type Decision, flat, type Params, type Player, type Side } from '@grognard/engine';
import { unitOf } from '../model/evolve.ts';
import { type Order, orderKinds } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';

const turnOrders = ['activate', 'drive', 'end'] as const;
const lossOrders = ['lose-step', 'recoil'] as const;
const actionOrders: readonly Order['kind'][] = orderKinds.filter(
  (kind) => ![...turnOrders, ...lossOrders].some((other) => other === kind),
);

/** Everybody of a side shares its turn; where it is divided, the first seat that is there decides. */
const seatOf = ({ seats }: State, side: Side): readonly Player[] =>
  seats.filter((seat) => seat.side === side).slice(0, 1);

/** What the scenario calls a unit, for the sentence that asks about it. */
const calledIn = ({ units }: Setting['source'], id: string): Params => {
  const name = units.find((unit) => unit.id === id)?.name;
  return name === undefined ? {} : { called: { fr: name.fr, en: name.en } };
};

/** Who owes what, now. */
export const decisions = ({ source }: Setting, state: State): readonly Decision[] => {
  const { phase, moving, active, blow, count, turn } = state;
  switch (phase) {
    case 'activation':
      return [
        { id: `${turn}.${count}`, kind: 'activation', owed: seatOf(state, moving), orders: turnOrders },
      ];
    case 'action': {
      const unit = active?.unit === undefined ? undefined : unitOf(state, active.unit).id;
      const params =
        unit === undefined ? { counter: active?.counter ?? 0 } : { unit, ...calledIn(source, unit) };
      return [
        { id: `${turn}.${count}`, kind: 'action', owed: seatOf(state, moving), orders: actionOrders, params },
      ];
    }
    case 'losses': {
      const struck = blow === undefined ? undefined : flat(state.units)[blow.defender];
      if (struck === undefined) return [];
      const params = { unit: struck.id, losses: blow?.losses ?? 0, ...calledIn(source, struck.id) };
      return [
        {
          id: `${turn}.${count}`,
          kind: 'losses',
          owed: seatOf(state, struck.side),
          orders: lossOrders,
          params,
        },
      ];
    }
    case 'over':
      return [];
  }
};
