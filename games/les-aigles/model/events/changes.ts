import { sizeOf, withAt } from '@grognard/engine';
import type { Pose } from '@grognard/field';
import { hourOf, partOf, spend, withFields, without, withPart } from '../evolve.ts';
import type { Part } from '../part.ts';
import type { Stands } from '../stands.ts';
import type { Evolvers, Ruled, State } from '../state.ts';
import type { TaskKind } from '../tasks.ts';
import type { Doing } from '../under-way.ts';
import type { Degradation } from '../vocabulary.ts';

/** Formation changes, turns, skirmishers that go out and come back, guns limbered and unlimbered, degradations. */
export type ChangeEvent = Ruled &
  /** It does not fire before the quarter of the whole game that is named. */
  (
    | { readonly kind: 'began'; readonly part: number; readonly doing: Doing }
    /** What was planned can no longer be done, as logs of earlier builds have it. */
    | { readonly kind: 'gave-up'; readonly part: number; readonly task: TaskKind; readonly why: string }
    /** A quarter of it is over, and more are left. */
    | { readonly kind: 'continued'; readonly part: number; readonly left: number }
    /** It is over: how the part stands now, and how wide. */
    | {
        readonly kind: 'completed';
        readonly part: number;
        readonly what: Doing['what'];
        readonly stands: Stands;
        readonly front: number;
      }
    /** An enemy came before it was done, and nothing came of it. */
    | { readonly kind: 'cut-short'; readonly part: number; readonly what: Doing['what'] }
    | { readonly kind: 'degraded'; readonly part: number; readonly to: Degradation }
    /** Somebody who lets nobody through stood where it was to stand. */
    | { readonly kind: 'pushed-aside'; readonly part: number; readonly by: number; readonly to: Pose }
    /** Companies leave a part and stand on their own, as a new part behind the last. */
    | { readonly kind: 'detached'; readonly part: number; readonly body: Stands; readonly detached: Part }
    /** A part comes back into the body it belongs to; in a fight it counts from the period named. */
    | {
        readonly kind: 'joined';
        readonly part: number;
        readonly into: number;
        readonly body: Stands;
        readonly fights?: number;
      }
    /** Skirmishers have lost touch with their battalion, and found it again. */
    | { readonly kind: 'strayed'; readonly part: number; readonly gap: number }
    | { readonly kind: 'in-touch'; readonly part: number }
  );

/** LA-O4.3-9: skirmishers who follow an edge go as on a march, and have time to fire. */
const busied = (part: Part, what: Doing['what'], hour: number): Part =>
  what === 'bend' && part.formation === 'skirmish' ? part : spend(part, hour);

const standingAs = (part: Part, stands: Stands, hour: number, what: Doing['what'] = 'change'): Part => ({
  ...without(
    busied(part, what, hour),
    'turned',
    'folded',
    'faced',
    'leads',
    'interval',
    'split',
    'bent',
    'follows',
    'doing',
    'unaligned',
    'halfIn',
    'hitched',
  ),
  ...stands,
  ...(what === 'limber' && { hitched: true }),
  moved: true,
});

export const changeEvolvers: Evolvers<ChangeEvent> = {
  began: (state, { part, doing }) =>
    withPart(state, part, (now) => ({
      ...busied(now, doing.what, hourOf(state)),
      ...{ doing, moved: true },
    })),
  'gave-up': (state) => state,
  continued: (state, { part, left }) =>
    withPart(state, part, (now) =>
      now.doing === undefined
        ? now
        : { ...busied(now, now.doing.what, hourOf(state)), moved: true, doing: { ...now.doing, left } },
    ),
  completed: (state, { part, stands, what }) =>
    withPart(state, part, (now) => {
      const then = standingAs(now, stands, hourOf(state), what);
      return what === 'reform' || what === 'reorganise'
        ? without(then, 'cameBy', 'forced', 'mustLine')
        : then;
    }),
  'cut-short': (state, { part, what }) =>
    withPart(state, part, (now) => ({
      ...without(spend(now, hourOf(state)), 'doing'),
      ...(what === 'enter' && { halfIn: 'LA-O5.2-16' }),
    })),
  degraded: (state, { part, to }) => withPart(state, part, (now) => withFields(now, { degradation: to })),
  'pushed-aside': (state, { part, to }) =>
    withPart(state, part, (now) => ({ ...now, x: to.x, y: to.y, heading: to.heading })),
  detached: (state, { part, body, detached }): State => {
    const left = withPart(state, part, (now) => standingAs(now, body, hourOf(state)));
    const fresh = spend(detached, hourOf(state));
    return { ...left, parts: withAt(left.parts, sizeOf(left.parts), fresh) };
  },
  joined: (state, { part, into, body, fights }) => {
    const gone = withPart(
      state,
      part,
      (now): Part => ({ ...without(now, 'doing', 'secret', 'strayed'), gone: 'joined' }),
    );
    const { companies } = partOf(state, part);
    return withPart(gone, into, (now) => ({
      ...standingAs(now, body, hourOf(state)),
      ...(fights !== undefined && { late: { companies, from: fights } }),
    }));
  },
  strayed: (state, { part }) => withPart(state, part, (now) => ({ ...now, strayed: true })),
  'in-touch': (state, { part }) => withPart(state, part, (now) => without(now, 'strayed')),
};
