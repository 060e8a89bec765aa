import type { TurnCode } from '../../../rules/turn/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { labels } from '../labels.ts';
import { cm, through, who } from '../speech.ts';

export const turn: Refusals<TurnCode> = {
  'wrong-phase': () => 'This is not the moment for that order.',
  'nothing-meant': () => 'No order can be read from this.',
  'not-active': () => 'No formation is up at the moment.',
  'not-your-activation': () => 'The formation that is up does not take your orders.',
  'another-formation': ({ piece }) => `${who(piece)} does not belong to the formation that is up.`,
  'commander-has-moved': ({ piece }) => `${who(piece)} has moved this turn.`,
  'moves-with-his-own-chit': ({ piece }) => `${who(piece)} moves with his own chit only.`,
  'already-acted': ({ piece }) => `${who(piece)} has played already.`,
  'not-due-yet': ({ piece, day, turn }) =>
    `${who(piece)} is not due before ${labels.turn(count(turn))} (${labels.day(count(day))}).`,
  'off-the-field': ({ piece }) => `${who(piece)} is not on the field.`,
  'staff-moves-first': ({ piece }) => `HQs move first: it is too late for ${who(piece)}.`,
  'entry-closed-to-columns': ({ exit, cm: near }) =>
    `The enemy is within ${cm(count(near))} of the entry (${through(exit)}): no column comes in there.`,
  'may-not-stay-under-fire': ({ piece, enemy }) =>
    `${who(piece)} may not stay in the field of fire of ${who(enemy)}: attack, or leave.`,
};
