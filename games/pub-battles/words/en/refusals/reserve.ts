import type { ReserveCode } from '../../../rules/reserves/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, who } from '../speech.ts';

export const reserve: Refusals<ReserveCode> = {
  'no-hidden-reserves': () => 'There are no hidden Reserves in this game.',
  'staff-does-not-hide': ({ piece }) => `${who(piece)} does not go into Reserve: an HQ stays in view.`,
  'no-hq-to-hide-behind': ({ piece }) => `${who(piece)} has no HQ to go into Reserve with.`,
  'not-at-its-hq': ({ piece, hq }) =>
    `To go into Reserve, ${who(piece)} must come up to touch its HQ (${who(hq)}).`,
  'carries-too-far': ({ hq, cm: way, allowed }) =>
    `${who(hq)} would go ${cm(count(way))}, and its Reserve marches no more than ${cm(count(allowed))}.`,
  'hidden-in-reserve': ({ piece }) => `${who(piece)} is in Reserve and cannot do so.`,
  'nothing-in-reserve': ({ hq }) => `${who(hq)} has nothing in Reserve.`,
  'reserve-stays': ({ hq }) => `The Reserve cannot come out now (${who(hq)}).`,
  'no-commitment': () => 'In this game Reserves are not committed between rounds.',
  'no-reserve-behind': ({ piece }) =>
    `No HQ directly behind ${who(piece)} has troops in Reserve to support it.`,
};
