import type { FightCode } from '../../../rules/combat/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { who } from '../speech.ts';

export const fight: Refusals<FightCode> = {
  'not-your-choice': () => "Ce choix n'est pas à faire, ou pas par vous.",
  'no-combat-to-choose': () => "Il n'y a pas de combat à choisir en ce moment.",
  'the-other-side-chooses': () => "C'est l'autre camp qui choisit l'ordre des combats.",
  'no-such-combat': () => "Ce combat n'existe pas.",
  'nothing-to-fire': () => "Il n'y a pas de cible à choisir.",
  'supporter-is-no-target': ({ target }) =>
    `${who(target)} est en soutien : seule la pièce de pointe est une cible.`,
  'not-in-contact': ({ target }) => `${who(target)} n'est pas au contact.`,
  'must-not-stand': () => 'Tenir ne répond pas à ce choix.',
  'must-fire-first': () => 'Il faut tirer avant de battre en retraite.',
  'guns-unsupported': ({ piece }) => `Sans soutien, l'artillerie ne bat pas en retraite : ${who(piece)}.`,
  'same-enemy': ({ enemy }) =>
    `On ne rompt pas le contact pour revenir frapper le même ennemi : ${who(enemy)}.`,
  'too-far-aside': ({ degrees }) => `On bat en retraite à ${count(degrees)}° au plus du droit chemin.`,
  'towards-the-enemy': () => "On ne bat pas en retraite vers l'ennemi.",
};
