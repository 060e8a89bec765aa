import type { Pose } from '@grognard/field';
import { without, withPart } from '../../state.ts';
import type { Evolvers, Ruled } from '../../state-types.ts';
import type { Level } from '../../vocabulary.ts';

/** Parts that change their place. */
export type MarchEvent = Ruled & {
  readonly kind: 'moved';
  readonly part: number;
  readonly level: Level;
  /** Every bend of its way, from where it started. */
  readonly way: readonly Pose[];
  readonly to: Pose;
  /** How far it has come in a straight line when it stops. */
  readonly run: number;
  readonly unaligned?: number;
  readonly forced?: number;
  /** The part that it stopped at, and the rule that says so. */
  readonly stoppedBy?: number;
};

export const marchEvolvers: Evolvers<MarchEvent> = {
  moved: (state, { part, to, run, unaligned, forced }) =>
    withPart(state, part, (now) => ({
      ...without(now, 'unaligned', 'forced', 'shelter'),
      x: to.x,
      y: to.y,
      heading: to.heading,
      run,
      moved: true,
      ...(unaligned !== undefined && { unaligned }),
      ...(forced !== undefined && { forced, cameBy: 'forced march' as const }),
    })),
};
