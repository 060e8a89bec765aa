import type { Pose } from '@grognard/field';
import { withPart } from '../evolve.ts';
import type { Strike } from '../fighting.ts';
import type { Part } from '../part.ts';
import type { Contact, Evolvers, Ruled, State } from '../state.ts';

/** Rounds of melee and what they lead to. */
export type MeleeEvent = Ruled &
  (
    | {
        readonly kind: 'fought';
        readonly attacker: number;
        readonly defender: number;
        readonly round: number;
        /** The wall of a house that is fought for, or inside it. */
        readonly wall?: number;
        readonly inside?: true;
        readonly halved?: true;
        /** What each did; nothing, if it ran. */
        readonly strikes: { readonly attacker?: Strike; readonly defender?: Strike };
      }
    /** A melee has been won, or is a draw: everybody in it, and the men whom each side has felled. */
    | {
        readonly kind: 'decided';
        readonly winners: readonly number[];
        readonly losers: readonly number[];
        readonly drawn?: true;
        readonly men: readonly [number, number];
      }
    | { readonly kind: 'recoiled'; readonly part: number; readonly to: Pose; readonly length: number }
    /** Whoever stands behind it lets it not recoil. */
    | { readonly kind: 'stuck'; readonly part: number; readonly by: number }
    /** A rout that the water has stopped lays down its arms. */
    | { readonly kind: 'laid-down-arms'; readonly part: number; readonly by: number }
    | {
        readonly kind: 'followed-up';
        readonly part: number;
        readonly target: number;
        readonly to: Pose;
        /** The hedge or wall that it has gone over. */
        readonly over?: string;
      }
    /** The gunners have run to this place, and crowd together there. */
    | {
        readonly kind: 'guns-taken';
        readonly part: number;
        readonly by: number;
        readonly to: Pose;
        readonly ranks: readonly number[];
      }
    | { readonly kind: 'tired'; readonly part: number; readonly markers: number }
  );

const isOf = ({ attacker, defender }: Contact, one: number, other: number): boolean =>
  (attacker === one && defender === other) || (attacker === other && defender === one);

const withContacts = (
  state: State,
  one: number,
  other: number,
  change: (contact: Contact) => Contact,
): State => ({
  ...state,
  contacts: state.contacts.map((contact) => (isOf(contact, one, other) ? change(contact) : contact)),
});

const shifted = (part: Part, to: Pose): Part => {
  const { unaligned: _unaligned, ...rest } = part;
  return { ...rest, x: to.x, y: to.y, run: 0, moved: true };
};

export const meleeEvolvers: Evolvers<MeleeEvent> = {
  fought: (state, { attacker, defender, round, wall }) =>
    withContacts(state, attacker, defender, (contact) => {
      if (contact.wall !== wall) return contact;
      const { follower: _follower, ...rest } = contact;
      return { ...rest, rounds: round };
    }),
  decided: (state) => state,
  recoiled: (state, { part, to }) => withPart(state, part, (now) => shifted(now, to)),
  stuck: (state) => state,
  'laid-down-arms': (state) => state,
  'followed-up': (state, { part, target, to, over }) =>
    withContacts(
      withPart(state, part, (now) => shifted(now, to)),
      part,
      target,
      ({ holder: _holder, ...contact }) => ({
        ...contact,
        follower: part,
        ...(over !== undefined && { over }),
      }),
    ),
  'guns-taken': (state, { part, to, ranks }) =>
    withPart(state, part, (now) => ({
      ...shifted(now, to),
      ...{ formation: 'skirmish', ranks, gunsLost: true },
    })),
  tired: (state, { part, markers }) =>
    withPart(state, part, (now) => {
      const { fatigue: _fatigue, ...rest } = now;
      return markers > 0 ? { ...rest, fatigue: markers } : rest;
    }),
};
