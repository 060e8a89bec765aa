import { partOf } from '../../model/evolve.ts';
import type { Nerve } from '../../model/nerve.ts';
import type { Snare } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { submit } from './results.ts';
import { tryMorale } from './test.ts';

/** How badly a part has lost a round of melee. */
interface Beaten {
  /** It lost by two to one or worse. */
  readonly lostBadly: boolean;
  readonly lossesPerFigure: number;
  /** From whom it turns away if it must. */
  readonly enemy?: number;
  /** It was caught half in a wood or half across an obstacle. */
  readonly caughtIn?: Snare;
}

/** The rule by which somebody breaks, and the one by which he has nothing of what he was caught in. */
interface Caught {
  readonly breaksBy: string;
  readonly unsteadied: string;
}

const CAUGHT: Readonly<Record<Snare, Caught>> = {
  wood: { breaksBy: 'LA-O4.5-16', unsteadied: 'LA-O4.5-15' },
  obstacle: { breaksBy: 'LA-O8.6-12', unsteadied: 'LA-O8.6-29' },
};

/** Caught in its melee, or half in a house that it was entering. */
const caughtAs = (caughtIn: Snare | undefined, entering: string | undefined): Partial<Caught> => {
  if (caughtIn !== undefined) return CAUGHT[caughtIn];
  return entering === undefined ? {} : { breaksBy: entering, unsteadied: entering };
};

/** LA-S3.6-32: whoever has lost a round of melee is tested. */
export const testAfterMelee = (
  story: Story,
  part: number,
  { lostBadly, lossesPerFigure, enemy, caughtIn }: Beaten,
): Nerve => {
  const lost = lostBadly ? 'badly' : 'lost';
  const { breaksBy: rule, unsteadied } = caughtAs(caughtIn, partOf(story.state, part).halfIn);
  const { nerve } = tryMorale(story, part, ['melee'], {
    lossesPerFigure,
    lost,
    ...(unsteadied !== undefined && { unsteadied }),
  });
  const isShaken = nerve === 'halt' || nerve === 'retreat';
  if (rule !== undefined && isShaken) submit(story, part, 'rout', enemy, [rule]);
  else submit(story, part, nerve, enemy, rule !== undefined && nerve !== 'obeys' ? [rule] : []);
  return nerve;
};
