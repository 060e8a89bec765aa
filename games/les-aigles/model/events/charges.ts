import { hourOf, without, withPart } from '../evolve.ts';
import type { Group } from '../fighting.ts';
import type { Part, PartSecret } from '../part.ts';
import type { Contact, Evolvers, Ruled } from '../state.ts';
import type { Charge } from '../under-way.ts';

/** Charges, counter-charges, and the contacts that they and ordinary marches lead to. */
export type ChargeEvent = Ruled &
  /** Everybody learns who charges; whom, only his own side. */
  (
    | {
        readonly kind: 'charges';
        readonly part: number;
        readonly charge: Charge;
        readonly secret?: Pick<PartSecret, 'target' | 'barred' | 'onward'>;
      }
    /** It is another charge now: diverted, aimed anew, plain, about to stop. */
    | {
        readonly kind: 'charge-turned';
        readonly part: number;
        readonly why: 'split' | 'threatened' | 'stop';
        readonly charge: Charge;
        readonly target?: number;
      }
    | {
        readonly kind: 'charge-ended';
        readonly part: number;
        readonly why: 'home' | 'caught' | 'missed' | 'stopped' | 'halted';
      }
    /** It was not the one charged: it does not counter-charge. Only its own side is told. */
    | { readonly kind: 'counter-void'; readonly part: number }
    /** The written target is read out. */
    | { readonly kind: 'target-shown'; readonly part: number; readonly target: number }
    | { readonly kind: 'met'; readonly contact: Contact; readonly groups?: readonly Group[] }
    | { readonly kind: 'parted'; readonly attacker: number; readonly defender: number }
  );

export const chargeEvolvers: Evolvers<ChargeEvent> = {
  charges: (state, { part, charge, secret }) =>
    withPart(state, part, (now) => ({
      ...without(now, 'approach'),
      charge,
      run: 0,
      ...(secret !== undefined && { secret: { ...now.secret, ...secret } }),
    })),
  'charge-turned': (state, { part, charge, target }) =>
    withPart(state, part, (now) => ({
      ...now,
      charge,
      ...(target !== undefined && { secret: { ...now.secret, target } }),
    })),
  'charge-ended': (state, { part, why }) =>
    withPart(state, part, (whole): Part => {
      const now: Part = why === 'halted' ? { ...whole, apart: hourOf(state) } : whole;
      const { target: _target, barred: _barred, onward: _onward, ...secret } = now.secret ?? {};
      const rest = without(now, 'charge', 'secret');
      return Object.keys(secret).length === 0 ? rest : { ...rest, secret };
    }),
  'counter-void': (state) => state,
  'target-shown': (state, { part, target }) =>
    withPart(state, part, (now) =>
      now.charge === undefined ? now : { ...now, charge: { ...now.charge, target } },
    ),
  met: (state, { contact }) => ({
    ...state,
    contacts: [...state.contacts, contact],
    ...(contact.charged === true && {
      charged: [...state.charged, { target: contact.defender, side: contact.side }],
    }),
  }),
  parted: (state, { attacker, defender }) => ({
    ...state,
    contacts: state.contacts.filter((each) => each.attacker !== attacker || each.defender !== defender),
  }),
};
