/** Contact that no charge has made: a march that ends in the enemy. */

import { placedAt } from '../../ground/shape/placed.ts';
import { hourOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { caught } from '../changes/caught.ts';
import { caughtOnGround, meetingOn } from '../cover/meeting.ts';
import { sideMet } from './contact.ts';
import { giveWay, makeRoom } from './give-way.ts';
import { chargeModifiers } from './worth.ts';

/** The rules by which a march enters, and those of the ground that it enters on. */
interface Why {
  readonly march?: readonly string[];
  readonly ground?: readonly string[];
}

/**
 * An ordinary entry into melee, without any bonus. Which side is met is told from where both stood before the move.
 * LA-M5.5-13: so may a friend support him who has charged.
 */
export const meetEnemy = (
  story: Story,
  before: State,
  attacker: number,
  defender: number,
  why: Why = {},
): void => {
  const { state } = story;
  if (state.contacts.some((each) => each.attacker === attacker && each.defender === defender)) return;
  const side = sideMet(story.setting, before, partOf(before, attacker), defender);
  const [one, other] = [placedAt(story.setting, state, attacker), placedAt(story.setting, state, defender)];
  const { rules: ground, ...met } = meetingOn(story.setting, state, one, other);
  const groundRules = [...(why.ground ?? []), ...ground];
  const rules = ['LA-M5.5-13', ...(why.march ?? []), ...groundRules];
  const groups = chargeModifiers(unitOfPart(state, attacker), partOf(state, attacker), false);
  const contact = {
    ...{ attacker, defender, side, since: hourOf(state), ...met },
    ...(met.above !== undefined && { groundRules }),
    rules,
  };
  happen(story, { kind: 'met', contact, groups, rules });
  caught(story, defender, unitOfPart(state, attacker).arm, false, makeRoom(story, [attacker], defender));
  caughtOnGround(story, contact, unitOfPart(state, attacker).arm);
  giveWay(story, attacker, defender);
};
