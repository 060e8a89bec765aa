import type { AttackCode } from '../../../rules/attack/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { cm, who } from '../speech.ts';

export const attack: Refusals<AttackCode> = {
  'no-such-enemy': () => "Cet ennemi n'est pas sur la carte.",
  'no-such-friend': () => "Cette pièce amie n'est pas sur la carte.",
  'staff-is-not-attacked': () => "On n'attaque pas un QG : on le repousse en passant.",
  'does-not-attack': () => "Cette pièce n'attaque pas.",
  'column-does-not-attack': () => "On n'attaque pas en colonne.",
  'not-forward': () => "Ce bord de l'ennemi ne se trouve pas devant la pièce.",
  'no-room': () => "Contre ce bord, la place manque à la plus grande partie de l'attaquant.",
  'too-little-contact': () => 'Moins de la moitié du bord serait au contact.',
  'out-of-command': ({ piece, cm: reach }) =>
    `${who(piece)} n'a pas de QG à moins de ${cm(count(reach))} : pas d'attaque.`,
  'support-out-of-command': ({ piece, cm: reach }) =>
    `${who(piece)} n'a pas de QG à ${cm(count(reach))} : pas de soutien à cet endroit.`,
  'does-not-support': () => 'Cette pièce ne peut pas soutenir.',
  'has-support': ({ lead }) => `${who(lead)} a déjà un soutien.`,
  'not-behind': ({ lead, cm: gap }) =>
    `Un soutien se tient juste derrière ${who(lead)}, à ${cm(count(gap))} au plus.`,
};
