import type { LeaveCode } from '../../../rules/leaving/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, through, who } from '../speech.ts';

export const leave: Refusals<LeaveCode> = {
  'no-such-piece': ({ piece }) => `Vous n'avez pas cette pièce sur la carte : ${who(piece)}.`,
  'not-your-line': ({ exit }) => `Ce n'est pas une de vos lignes de communication : ${through(exit)}.`,
  'not-at-the-exit': ({ piece, exit, cm: near }) =>
    `Pour sortir, il faut que ${who(piece)} soit à ${cm(count(near))} au plus du bord (${through(exit)}).`,
};
