import type { BombardCode } from '../../../rules/bombard/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, who } from '../speech.ts';

export const bombard: Refusals<BombardCode> = {
  'no-such-gun': () => 'You have no such guns on the map.',
  'only-guns-bombard': ({ piece }) => `Only guns bombard, and not ${who(piece)}.`,
  'guns-are-spent': ({ piece }) => `${who(piece)} is in disorder and does not bombard.`,
  'guns-in-contact': ({ piece }) => `${who(piece)} is in contact and does not bombard.`,
  'guns-in-column': ({ piece }) => `${who(piece)} is in column and does not bombard.`,
  'no-target': ({ target }) => `Nobody bombards ${who(target)}: neither HQs nor trains.`,
  'target-in-contact': ({ target }) => `Nobody bombards ${who(target)}, at grips with our own.`,
  'out-of-range': ({ cm: away, reach }) =>
    `The target is ${cm(count(away))} away; the guns carry ${cm(count(reach))}.`,
  'friends-in-the-line': () => 'There are friends in the line of fire.',
  'not-in-view': () => 'The guns do not see the greater part of the target.',
  'no-room-to-turn': ({ piece }) => `There is no room to lay on the target: ${who(piece)}.`,
  'may-not-stay': ({ enemy }) => `One may not stay to bombard in the field of fire of ${who(enemy)}.`,
};
