import { times } from '@grognard/engine/french';
import type { PlanCode } from '../../../rules/planning/codes.ts';
import { count } from '../../names.ts';
import type { Refusals } from '../../words.ts';
import { called, quoted, who } from '../speech.ts';

export const plan: Refusals<PlanCode> = {
  'not-your-plan': () => "Vous n'avez rien à écrire avant la bataille en ce moment.",
  'no-reassignment': ({ piece }) => `${who(piece)} garde sa formation : on ne réaffecte pas les pièces.`,
  'staff-keeps-its-formation': ({ piece }) => `${who(piece)} garde sa formation : c'est le QG qui la fait.`,
  'formation-too-large': ({ formation, count: many, allowed }) =>
    `${called(formation)} aurait ${times(count(many), 'pièce', 'pièces')} de combat, sur ${count(allowed)} permises.`,
  'no-free-play': ({ piece }) => `${who(piece)} commence où le scénario le dit : ce n'est pas un jeu libre.`,
  'not-in-time': ({ piece }) => `${who(piece)} viendrait avant le début de la bataille ou après sa fin.`,
  'nobody-comes': () => "Il faut bien que quelqu'un vienne à la bataille.",
  'too-many-blocks': ({ count: many, allowed }) =>
    `Cela fait ${times(count(many), 'bloc')}, et le scénario en permet ${count(allowed)}.`,
  'hq-stays-away': ({ piece }) => `${who(piece)} ne peut venir sans le QG de sa formation.`,
  'by-the-enemy-line': ({ exit }) => `L'entrée ${quoted(exit)} est la ligne de communication de l'ennemi.`,
  'no-written-orders': () => 'On joue sans ordres écrits.',
  'ordered-off-the-map': ({ formation }) => `${called(formation)} serait envoyée hors de la carte.`,
  'not-written-to-now': ({ formation }) => `On écrit à ${called(formation)} pendant sa propre activation.`,
  'orders-all-written': ({ allowed }) =>
    `Le commandant d'armée n'écrit plus rien ce tour-ci : ${times(count(allowed), 'ordre')} en tout.`,
  'stands-without-orders': ({ formation }) =>
    `${called(formation)} n'a pas d'ordre écrit, et reste en place.`,
  'ordered-elsewhere': ({ formation }) => `${called(formation)} a l'ordre d'aller ailleurs.`,
  'ordered-not-to-attack': ({ formation }) => `${called(formation)} a l'ordre de ne pas attaquer.`,
};
