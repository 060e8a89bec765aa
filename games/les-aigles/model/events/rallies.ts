import { hourOf, hoursSince, spend, without, withPart } from '../evolve.ts';
import type { Part, PartSecret } from '../part.ts';
import type { Stands } from '../stands.ts';
import type { Evolvers, Ruled } from '../state.ts';
import type { Follow, Rally } from '../under-way.ts';

/** What a rally or an evade changes in how a part stands: it turns about where it is, or flows through a lane. */
export type Faced = Partial<Stands>;

/** A part that stands otherwise than it did. */
export const facedAs = (part: Part, stands: Faced | undefined): Part => {
  if (stands === undefined) return part;
  const bare = without(part, 'turned', 'folded', 'faced', 'bent', 'follows');
  return { ...(stands.formation === 'march column' ? without(bare, 'leads', 'interval') : bare), ...stands };
};

/** What leaves cavalry nothing but a rally: a square that holds, a draw against an equal, a second draw. */
export const rallyCauses = ['square', 'draw', 'second draw'] as const;
export type RallyCause = (typeof rallyCauses)[number];

/** Cavalry that breaks off, and those who follow it. */
export type RallyEvent = Ruled &
  (
    | {
        readonly kind: 'rallies';
        readonly part: number;
        readonly rally: Rally;
        readonly secret?: Pick<PartSecret, 'pass'>;
      }
    | {
        readonly kind: 'rally-turned';
        readonly part: number;
        readonly rally: Rally;
        readonly stands?: Faced;
      }
    | { readonly kind: 'rally-ended'; readonly part: number }
    /** A melee leaves it no other choice at the start of the next period. */
    | {
        readonly kind: 'must-rally';
        readonly part: number;
        readonly why: RallyCause;
        readonly rule: string;
      }
    /** A draw that sends nobody back. */
    | { readonly kind: 'fights-on'; readonly part: number }
    | ({ readonly kind: 'follows'; readonly part: number } & Follow)
    | { readonly kind: 'follow-ended'; readonly part: number }
    /** It is out of the melee; infantry that is left standing may fire again from that quarter on. */
    | {
        readonly kind: 'broke-off';
        readonly part: number;
        readonly enemy: number;
        readonly silent?: number;
      }
    /** The rally hides those who follow from it: it may not fire in that quarter. */
    | { readonly kind: 'masked'; readonly part: number; readonly by: number }
  );

export const rallyEvolvers: Evolvers<RallyEvent> = {
  rallies: (state, { part, rally, secret }) =>
    withPart(state, part, (now) => ({
      ...without(now, 'charge', 'doing', 'follow', 'obliged'),
      rally,
      ...(secret !== undefined && { secret: { ...now.secret, ...secret } }),
    })),
  'rally-turned': (state, { part, rally, stands }) =>
    withPart(state, part, (now) => ({ ...facedAs(now, stands), rally })),
  'rally-ended': (state, { part }) =>
    withPart(state, part, (now) => {
      const { pass: _pass, ...secret } = now.secret ?? {};
      const rest = without(now, 'rally', 'secret');
      return {
        ...rest,
        cameBy: 'rally',
        ...(Object.keys(secret).length > 0 && { secret }),
      };
    }),
  'must-rally': (state, { part, rule }) => withPart(state, part, (now) => ({ ...now, obliged: rule })),
  'fights-on': (state) => state,
  follows: (state, { part, target, until, uncontrolled, pursuit }) =>
    withPart(state, part, (now) => ({
      ...without(now, 'charge'),
      follow: {
        target,
        until,
        ...(uncontrolled === true && { uncontrolled }),
        ...(pursuit === true && { pursuit }),
      },
    })),
  'follow-ended': (state, { part }) => withPart(state, part, (now) => without(now, 'follow')),
  'broke-off': (state, { part, enemy }) => ({
    ...withPart(state, enemy, (now) => spend(now, ...hoursSince(state, 0))),
    contacts: state.contacts.filter(
      ({ attacker, defender }) =>
        !(attacker === part && defender === enemy) && !(attacker === enemy && defender === part),
    ),
  }),
  masked: (state, { part }) => withPart(state, part, (now) => spend(now, hourOf(state))),
};
