import { tollOf } from '../../../model/old-events.ts';
import type { TollFor } from '../../../model/vocabulary.ts';
import type { MarchCode } from '../../../rules/movement/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { closedTo, inGround } from '../arms.ts';
import { cm, from, who } from '../speech.ts';

/** What a march pays for. */
const words: Readonly<Record<TollFor, string>> = {
  way: 'la distance',
  ride: 'la distance à cheval',
  turns: 'les changements de front',
  ground: 'le terrain difficile',
  road: 'la route',
  column: 'la colonne à former ou à quitter',
  reserve: 'le chemin fait en Réserve',
};

const paidFor = (toll: TollFor | undefined): string => (toll === undefined ? 'tout le chemin' : words[toll]);

export const march: Refusals<MarchCode> = {
  'too-far': ({ cm: asked, allowed, what }, rule) =>
    `Cette marche demande ${cm(count(asked))}, sur ${cm(count(allowed))} permis ; on y compte ${paidFor(tollOf(what, rule))}.`,
  'too-oblique': ({ degrees }) => `On ne marche pas à plus de ${count(degrees)}° de son front.`,
  'off-the-map': ({ piece }) => `La plus grande partie ${from(piece)} serait hors de la carte.`,
  'in-the-water': () => "La plus grande partie de la pièce serait dans l'eau.",
  'no-crossing': () => "On ne passe une rivière qu'à un pont ou à un gué.",
  marsh: ({ piece }) => `Le marais est fermé ${closedTo(piece)}.`,
  'closed-ground': ({ piece, ground }) => `Le passage est fermé ${closedTo(piece)} ${inGround(ground)}.`,
  'enemy-in-the-way': () => "L'ennemi barre le passage.",
  'on-another-piece': ({ piece }) => `La place est prise : ${who(piece)}.`,
  'in-field-of-fire': ({ enemy }) => `On ne s'arrête dans la zone de feu ${from(enemy)} que pour attaquer.`,
  'already-in-column': () => 'La pièce est déjà en colonne.',
  'not-in-column': () => "La pièce n'est pas en colonne.",
  'not-on-a-road': () => "On ne forme la colonne qu'au bord d'une route.",
  'no-such-road': () => "Aucune route n'y mène.",
  'column-keeps-to-the-road': () => 'Une colonne ne quitte pas la route : il faut la déployer.',
  'friend-on-the-road': () => 'Une pièce amie tient la route.',
  'staff-has-no-column': () => 'Un QG ne forme pas de colonne : il va à cheval.',
  'field-and-road-apart': () => 'Une même marche se fait à travers champs ou par la route.',
  'no-ground-to-choose': () => "La pièce n'est pas à cheval par moitiés : il n'y a pas de terrain à choisir.",
  'enemy-near-the-road': ({ cm: near }) => `La colonne passerait à moins de ${cm(count(near))} de l'ennemi.`,
};
