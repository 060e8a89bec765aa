import { partOf } from '../../state.ts';
import type { Story } from '../../story.ts';
import type { Nerve } from '../../tables/morale.ts';
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

/** LA-S3.6-32: whoever has lost a round of melee is tested. */
export const testAfterMelee = (
  story: Story,
  part: number,
  { lostBadly, lossesPerFigure, enemy, breaksBy }: Beaten,
): Nerve => {
  const lost = lostBadly ? 'badly' : 'lost';
  const { nerve } = tryMorale(story, part, ['melee'], { lossesPerFigure, lost });
  const isShaken = nerve === 'halt' || nerve === 'retreat';
  const rule = breaksBy ?? partOf(story.state, part).halfIn;
  if (rule !== undefined && isShaken) submit(story, part, 'rout', enemy, [rule]);
  else submit(story, part, nerve, enemy, rule !== undefined && nerve !== 'obeys' ? [rule] : []);
  return nerve;
};
