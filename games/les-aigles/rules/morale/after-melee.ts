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
}

/** LA-S3.6-32: whoever has lost a round of melee is tested. */
export const testAfterMelee = (
  story: Story,
  part: number,
  { lostBadly, lossesPerFigure, enemy }: Beaten,
): Nerve => {
  const lost = lostBadly ? 'badly' : 'lost';
  const { nerve: tested } = tryMorale(story, part, ['melee'], { lossesPerFigure, lost });
  const { halfIn } = partOf(story.state, part);
  // Caught half in and half out, a halt is as good as a rout.
  const isRout = halfIn !== undefined && (tested === 'halt' || tested === 'retreat');
  const nerve = isRout ? 'rout' : tested;
  submit(story, part, nerve, enemy, isRout ? [halfIn] : []);
  return nerve;
};
