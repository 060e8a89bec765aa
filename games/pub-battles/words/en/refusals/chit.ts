import type { ChitCode } from '../../../rules/turn/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { called, cm, quoted, who } from '../speech.ts';

export const chit: Refusals<ChitCode> = {
  'no-draw-to-alter': () => 'There is no draw to alter.',
  'no-attempts': () => 'In this game the order of the turn is not altered.',
  'not-your-chit': () => 'The chit that is up is not yours.',
  'no-such-formation': ({ formation }) => `There is no formation ${quoted(formation)}.`,
  'cup-empty': () => 'The cup is empty: nothing could play in its place.',
  'may-not-jump-back': ({ formation }) => `${called(formation)} may not jump back.`,
  'already-played': ({ formation }) => `${called(formation)} has played this turn.`,
  'already-up': ({ formation }) => `${called(formation)} is up already.`,
  'no-chit': ({ formation }) => `${called(formation)} has no chit.`,
  'no-such-hq': () => 'That HQ is not on the field.',
  'not-your-hq': ({ hq }) => `${who(hq)} does not take your orders.`,
  'not-its-hq': ({ hq }) => `${who(hq)} does not command that formation.`,
  'hq-spent': ({ hq }) => `${who(hq)} has thrown its die this turn.`,
  'commander-too-far': ({ cm: reach }) =>
    `The army commander throws only for an HQ within ${cm(count(reach))}.`,
};
