import type { ChitCode } from '../../../rules/turn/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { called, cm, quoted, who } from '../speech.ts';

export const chit: Refusals<ChitCode> = {
  'no-draw-to-alter': () => "Il n'y a pas de tirage à modifier.",
  'no-attempts': () => "Dans cette partie, on ne modifie pas l'ordre du tour.",
  'not-your-chit': () => "Le jeton tiré n'est pas à vous.",
  'no-such-formation': ({ formation }) => `Il n'y a pas de formation ${quoted(formation)}.`,
  'cup-empty': () => 'La tasse est vide : rien ne jouerait à sa place.',
  'may-not-jump-back': ({ formation }) => `${called(formation)} ne peut repasser devant.`,
  'already-played': ({ formation }) => `${called(formation)} a déjà joué ce tour-ci.`,
  'already-up': ({ formation }) => `${called(formation)} a déjà la main.`,
  'no-chit': ({ formation }) => `${called(formation)} n'a pas de jeton.`,
  'no-such-hq': () => "Ce QG n'est pas sur le champ de bataille.",
  'not-your-hq': ({ hq }) => `${who(hq)} n'est pas à vos ordres.`,
  'not-its-hq': ({ hq }) => `${who(hq)} ne commande pas cette formation.`,
  'hq-spent': ({ hq }) => `${who(hq)} a déjà lancé le dé ce tour-ci.`,
  'commander-too-far': ({ cm: reach }) =>
    `Le commandant d'armée ne lance le dé que pour un QG à ${cm(count(reach))} au plus.`,
};
