import type { ReserveCode } from '../../../rules/reserves/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, who } from '../speech.ts';

export const reserve: Refusals<ReserveCode> = {
  'no-hidden-reserves': () => 'On joue sans Réserve cachée.',
  'staff-does-not-hide': ({ piece }) => `${who(piece)} ne passe pas en Réserve : un QG reste en vue.`,
  'no-hq-to-hide-behind': ({ piece }) => `${who(piece)} n'a pas de QG où passer en Réserve.`,
  'not-at-its-hq': ({ piece, hq }) =>
    `Pour passer en Réserve, ${who(piece)} doit aller jusqu'à toucher son QG (${who(hq)}).`,
  'carries-too-far': ({ hq, cm: way, allowed }) =>
    `${who(hq)} ferait ${cm(count(way))}, et sa Réserve n'en marche que ${cm(count(allowed))}.`,
  'hidden-in-reserve': ({ piece }) => `${who(piece)} est en Réserve et ne peut le faire.`,
  'nothing-in-reserve': ({ hq }) => `${who(hq)} n'a rien en Réserve.`,
  'reserve-stays': ({ hq }) => `La Réserve ne sort pas en ce moment (${who(hq)}).`,
  'no-commitment': () => "On n'engage pas de Réserve entre deux rounds.",
  'no-reserve-behind': ({ piece }) =>
    `Aucun QG juste derrière ${who(piece)} n'a en Réserve de quoi le soutenir.`,
};
