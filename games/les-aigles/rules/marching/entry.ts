import { zoneOf } from '../../shape/zones.ts';
import { hourOf, partOf, unitOfPart } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';

/**
 * A march that ends in the enemy: an ordinary entry into melee, without any bonus. Which side is met is told from where
 * both stood when the quarter began.
 */
export const entryOf = (before: State, attacker: number, defender: number): ((story: Story) => void) => {
  const side = zoneOf(partOf(before, defender), unitOfPart(before, defender).arm, partOf(before, attacker));
  return (story) => {
    const { state } = story;
    if (state.contacts.some((each) => each.attacker === attacker && each.defender === defender)) return;
    const contact = { attacker, defender, side, since: hourOf(state), rules: ['LA-M5.5-13'] };
    happen(story, { kind: 'met', contact, rules: ['LA-M5.5-13'] });
  };
};
