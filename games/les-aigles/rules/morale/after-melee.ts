import { partOf } from '../../model/evolve.ts';
import type { Nerve } from '../../model/nerve.ts';
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
  /** It was caught half in a wood or half across an obstacle: the rule by which it then breaks. */
  readonly breaksBy?: string;
}

/** Whoever breaks by the one rule has nothing, by the other, of what he was caught in. */
const UNSTEADIED: ReadonlyMap<string, string> = new Map([
  ['LA-O4.5-16', 'LA-O4.5-15'],
  ['LA-O8.6-12', 'LA-O8.6-29'],
]);

/** LA-S3.6-32: whoever has lost a round of melee is tested. */
export const testAfterMelee = (
  story: Story,
  part: number,
  { lostBadly, lossesPerFigure, enemy, breaksBy }: Beaten,
): Nerve => {
  const lost = lostBadly ? 'badly' : 'lost';
  const rule = breaksBy ?? partOf(story.state, part).halfIn;
  const { nerve } = tryMorale(story, part, ['melee'], {
    lossesPerFigure,
    lost,
    ...(rule !== undefined && { unsteadied: UNSTEADIED.get(rule) ?? rule }),
  });
  const isShaken = nerve === 'halt' || nerve === 'retreat';
  if (rule !== undefined && isShaken) submit(story, part, 'rout', enemy, [rule]);
  else submit(story, part, nerve, enemy, rule !== undefined && nerve !== 'obeys' ? [rule] : []);
  return nerve;
};
