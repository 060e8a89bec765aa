import type { TurnCode } from '../../../rules/turn/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { labels } from '../labels.ts';
import { cm, from, through, who } from '../speech.ts';

export const turn: Refusals<TurnCode> = {
  'wrong-phase': () => "Ce n'est pas le moment de cet ordre.",
  'nothing-meant': () => "Ce geste ne dit pas d'ordre.",
  'not-active': () => 'Aucune formation ne joue en ce moment.',
  'not-your-activation': () => "La formation qui joue n'est pas à vos ordres.",
  'another-formation': ({ piece }) => `${who(piece)} n'est pas de la formation qui joue.`,
  'commander-has-moved': ({ piece }) => `${who(piece)} a déjà fait mouvement ce tour-ci.`,
  'moves-with-his-own-chit': ({ piece }) => `${who(piece)} ne fait mouvement qu'avec son propre jeton.`,
  'already-acted': ({ piece }) => `${who(piece)} a déjà joué.`,
  'not-due-yet': ({ piece, day, turn }) =>
    `${who(piece)} n'arrive qu'au ${labels.turn(count(turn))} (${labels.day(count(day))}).`,
  'off-the-field': ({ piece }) => `${who(piece)} n'est pas sur le champ de bataille.`,
  'staff-moves-first': ({ piece }) => `Les QG se déplacent les premiers : trop tard pour ${who(piece)}.`,
  'entry-closed-to-columns': ({ exit, cm: near }) =>
    `L'ennemi est à moins de ${cm(count(near))} de l'entrée (${through(exit)}) : on n'y entre pas en colonne.`,
  'may-not-stay-under-fire': ({ piece, enemy }) =>
    `${who(piece)} ne peut rester dans la zone de feu ${from(enemy)} : attaquer, ou partir.`,
};
