import type { Pose } from '@grognard/field';
import { hourOf, spentAt, withFields, without, withPart } from '../evolve.ts';
import type { Part } from '../part.ts';
import type { Evolvers, Ruled } from '../state.ts';
import type { Level } from '../vocabulary.ts';

/** How a part changes its place: what it is said to do. */
export const moveKinds = [
  'marches',
  'hauls its guns',
  'charges',
  'reorients',
  'rides back',
  'follows',
  'makes off',
  'runs',
] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Parts that change their place. */
export type MarchEvent = Ruled & {
  readonly kind: 'moved';
  readonly part: number;
  readonly how: MoveKind;
  readonly level: Level;
  /** Every bend of its way, from where it started. */
  readonly way: readonly Pose[];
  readonly to: Pose;
  /** How far it has come in a straight line when it stops. */
  readonly run: number;
  readonly unaligned?: number;
  readonly forced?: number;
  /** Some of it went by what a road adds. */
  readonly byRoad?: true;
  /** The part that it stopped at, and the rule that says so. */
  readonly stoppedBy?: number;
  /** What lies there that ended its march: it may not enter it, or is out of it and must reform. */
  readonly haltedAt?: { readonly feature: string; readonly why: 'barred' | 'wall' | 'out' };
};

/** Where it came from is remembered. */
const cameFrom = ({ x, y, heading, came = [] }: Part, hour: number): NonNullable<Part['came']> =>
  came.some((each) => each.hour === hour) ? came : [...came, { hour, x, y, heading }];

/** Only a march of its own will leaves skirmishers time to fire. */
const spentBy = (part: Part, level: Level, hour: number): Part['spent'] =>
  level === 'normal' && part.formation === 'skirmish' ? part.spent : spentAt(part.spent, hour);

export const marchEvolvers: Evolvers<MarchEvent> = {
  moved: (state, { part, level, to, run, unaligned, forced }) =>
    withPart(state, part, (now) => {
      const spent = spentBy(now, level, hourOf(state));
      return withFields(without(now, 'unaligned', 'forced', 'shelter', 'hitched'), {
        came: cameFrom(now, hourOf(state)),
        ...(spent !== undefined && { spent }),
        x: to.x,
        y: to.y,
        heading: to.heading,
        run,
        moved: true,
        ...(unaligned !== undefined && { unaligned }),
        ...(forced !== undefined && { forced, cameBy: 'forced march' as const }),
      });
    }),
};
