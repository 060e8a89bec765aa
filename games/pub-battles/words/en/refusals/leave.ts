import type { LeaveCode } from '../../../rules/leaving/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, through, who } from '../speech.ts';

export const leave: Refusals<LeaveCode> = {
  'no-such-piece': ({ piece }) => `You have no such piece on the map: ${who(piece)}.`,
  'not-your-line': ({ exit }) => `That is no line of communication of yours: ${through(exit)}.`,
  'not-at-the-exit': ({ piece, exit, cm: near }) =>
    `To leave, ${who(piece)} must be within ${cm(count(near))} of the edge (${through(exit)}).`,
};
