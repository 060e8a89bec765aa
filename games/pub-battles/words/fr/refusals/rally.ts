import type { RallyCode } from '../../../rules/rally/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { inGround } from '../arms.ts';
import { called, cm, from, who } from '../speech.ts';

export const rally: Refusals<RallyCode> = {
  'does-not-rally': ({ piece }) => `${who(piece)} ne se rallie pas.`,
  'is-fresh': ({ piece }) => `${who(piece)} est déjà en bon ordre.`,
  'hidden-does-not-rally': ({ piece }) => `${who(piece)} ne se rallie pas en Réserve.`,
  'in-contact': ({ piece }) => `${who(piece)} est aux prises avec l'ennemi : pas de ralliement.`,
  'no-rally-here': ({ piece, ground }) => `${who(piece)} ne se rallie pas ${inGround(ground)}.`,
  'formation-ineffective': ({ formation, lost, of }) =>
    `${called(formation)} a perdu ${count(lost)} de ses ${count(of)} blocs d'infanterie : plus de ralliement.`,
  'rally-under-fire': ({ piece, enemy }) =>
    `${who(piece)} ne peut rester dans la zone de feu ${from(enemy)} pour se rallier.`,
  'no-train-near': ({ cm: reach }) => `Aucun train de bagages à ${cm(count(reach))} au plus.`,
  'train-is-packed': ({ train }) => `Un train est à portée, mais remballé : ${who(train)}.`,
  'train-has-rallied': ({ train }) => `${who(train)} ne peut rallier personne de plus.`,
  'train-unsupplied': ({ train }) => `${who(train)} n'a plus de ravitaillement.`,
  'enemy-near-the-line': ({ cm: near }) =>
    `L'ennemi est à moins de ${cm(count(near))} de la ligne de communication.`,
  'no-line-of-communication': ({ train }) =>
    `Aucun chemin ne relie ${who(train)} à une ligne de communication.`,
  'no-such-train': ({ train }) => `Vous n'avez pas ce train sur la carte : ${who(train)}.`,
  'already-unpacked': ({ train }) => `Ce train est déjà déballé : ${who(train)}.`,
  'not-unpacked': ({ train }) => `Ce train n'est pas déballé : ${who(train)}.`,
  'unpacked-train-stays': ({ train }) => `Un train déballé ne bouge pas : ${who(train)}.`,
};
