import type { FightCode } from '../../../rules/combat/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { who } from '../speech.ts';

export const fight: Refusals<FightCode> = {
  'not-your-choice': () => 'That choice is not to be made, or not by you.',
  'no-combat-to-choose': () => 'There is no combat to choose at the moment.',
  'the-other-side-chooses': () => 'The other side chooses the order of the combats.',
  'no-such-combat': () => 'There is no such combat.',
  'nothing-to-fire': () => 'There is no target to choose.',
  'supporter-is-no-target': ({ target }) => `${who(target)} is in support: only the lead is a target.`,
  'not-in-contact': ({ target }) => `${who(target)} is not in contact.`,
  'must-not-stand': () => 'To stand is no answer to this choice.',
  'must-fire-first': () => 'It must fire before it may retreat.',
  'guns-unsupported': ({ piece }) => `Without support, guns do not retreat: ${who(piece)}.`,
  'same-enemy': ({ enemy }) => `Nobody breaks contact to come back at the same enemy: ${who(enemy)}.`,
  'too-far-aside': ({ degrees }) => `A retreat goes at most ${count(degrees)}° aside from the straight way.`,
  'towards-the-enemy': () => 'Nobody retreats towards the enemy.',
};
