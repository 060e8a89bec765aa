/** What a general who goes by a doctrine answers to whatever is asked. */
import type { Order } from '@grognard/les-aigles';
import type { Desk } from './desk.ts';
import type { Doctrine } from './doctrine.ts';
import { missionsOf } from './missions.ts';
import { planOf } from './planning.ts';
import { followOf, rallyOf } from './rallying.ts';
import { reactionOf } from './reactions.ts';
import { situationOf } from './situation.ts';

export interface Manner {
  /** In the mind only: a few ideas for everybody will do. */
  readonly isImagined?: true;
}

export const answerBy = (desk: Desk, doctrine: Doctrine, manner: Manner = {}): Order => {
  const { match, view, seat } = desk;
  const situation = { ...situationOf(match.setting, view, seat), ...manner };
  switch (view.phase) {
    case 'rallies':
      return rallyOf(situation);
    case 'follows':
      return followOf(situation);
    case 'reactions':
      return reactionOf(situation);
    default:
      return planOf(desk, { ...situation, missions: missionsOf(situation) }, doctrine);
  }
};
