import { without, withPart } from '../../state.ts';
import type { Evolvers, PartSecret, Rally, Ruled } from '../../state-types.ts';

/** Cavalry that breaks off, and those who follow it. */
export type RallyEvent = Ruled &
  (
    | {
        readonly kind: 'rallies';
        readonly part: number;
        readonly rally: Rally;
        readonly secret?: Pick<PartSecret, 'pass'>;
      }
    | { readonly kind: 'rally-turned'; readonly part: number; readonly rally: Rally }
    | { readonly kind: 'rally-ended'; readonly part: number }
    | { readonly kind: 'follows'; readonly part: number; readonly target: number; readonly until: number }
    | { readonly kind: 'follow-ended'; readonly part: number }
  );

export const rallyEvolvers: Evolvers<RallyEvent> = {
  rallies: (state, { part, rally, secret }) =>
    withPart(state, part, (now) => ({
      ...without(now, 'charge', 'doing', 'follow'),
      rally,
      ...(secret !== undefined && { secret: { ...now.secret, ...secret } }),
    })),
  'rally-turned': (state, { part, rally }) => withPart(state, part, (now) => ({ ...now, rally })),
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
  follows: (state, { part, target, until }) =>
    withPart(state, part, (now) => ({ ...now, follow: { target, until } })),
  'follow-ended': (state, { part }) => withPart(state, part, (now) => without(now, 'follow')),
};
