import { sizeOf, withAt } from '@grognard/engine';
import { without, withPart } from '../../state.ts';
import type { Doing, Evolvers, Part, Ruled, State } from '../../state-types.ts';
import type { Degradation } from '../../vocabulary.ts';

/** Formation changes, turns, skirmishers that go out and come back, guns limbered and unlimbered, degradations. */
export type ChangeEvent = Ruled &
  (
    | { readonly kind: 'began'; readonly part: number; readonly doing: Doing }
    /** A quarter of it is over, and more are left. */
    | { readonly kind: 'continued'; readonly part: number; readonly left: number }
    /** It is over: how the part stands now. */
    | {
        readonly kind: 'completed';
        readonly part: number;
        readonly what: Doing['what'];
        readonly stands: Stands;
      }
    | { readonly kind: 'degraded'; readonly part: number; readonly to: Degradation }
    /** Companies leave a part and stand on their own, as a new part behind the last. */
    | { readonly kind: 'detached'; readonly part: number; readonly body: Stands; readonly detached: Part }
    /** A part comes back into the body it belongs to. */
    | { readonly kind: 'joined'; readonly part: number; readonly into: number; readonly body: Stands }
  );

/** How a part stands: all that a change can alter. */
export type Stands = Pick<
  Part,
  | ('x' | 'y' | 'heading' | 'formation' | 'ranks' | 'companies' | 'degradation')
  | ('turned' | 'faced' | 'leads' | 'interval')
>;

const standingAs = (part: Part, stands: Stands): Part => ({
  ...without(part, 'turned', 'faced', 'leads', 'interval', 'doing', 'unaligned'),
  ...stands,
});

export const changeEvolvers: Evolvers<ChangeEvent> = {
  began: (state, { part, doing }) => withPart(state, part, (now) => ({ ...now, doing, moved: true })),
  continued: (state, { part, left }) =>
    withPart(state, part, (now) =>
      now.doing === undefined ? now : { ...now, doing: { ...now.doing, left } },
    ),
  completed: (state, { part, stands, what }) =>
    withPart(state, part, (now) => {
      const then = standingAs(now, stands);
      return what === 'reform' || what === 'reorganise' ? without(then, 'cameBy', 'forced') : then;
    }),
  degraded: (state, { part, to }) => withPart(state, part, (now) => ({ ...now, degradation: to })),
  detached: (state, { part, body, detached }): State => {
    const left = withPart(state, part, (now) => standingAs(now, body));
    return { ...left, parts: withAt(left.parts, sizeOf(left.parts), detached) };
  },
  joined: (state, { part, into, body }) =>
    withPart(
      withPart(state, part, (now): Part => ({ ...without(now, 'doing', 'secret'), gone: 'joined' })),
      into,
      (now) => standingAs(now, body),
    ),
};
