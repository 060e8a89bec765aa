import { isRecord, type Json } from '../json/json.ts';
import type { TableWords } from './table-words.ts';

export const tableFr: TableWords = {
  refusals: {
    'decision-closed': () => 'C’est déjà décidé : votre ordre arrive trop tard.',
    'not-your-decision': ({ seat }) => `Cette décision n’est pas celle de ce siège : ${seat}.`,
    'not-asked': ({ kind, asked }) =>
      `« ${kind} » ne répond pas à cette décision, qui demande : ${list(asked)}.`,
    malformed: ({ path, message }) => `L’ordre est illisible à ${path} : ${inOwn(message)}.`,
    'game-over': () => 'La bataille est finie.',
    'nothing-sealed': () => 'Vous n’avez aucune réponse scellée à rouvrir.',
    'nothing-to-take-back': () => 'Vous n’avez donné aucun ordre à reprendre.',
    'nothing-to-go-forward-to': () => 'Rien de ce qui a été repris ne peut être donné de nouveau.',
    'no-such-entry': ({ seq }) => `Aucun ordre en vigueur ne porte le numéro ${seq}.`,
    'not-the-umpire': () => 'Seul l’arbitre peut le faire.',
    'no-reason': () => 'L’arbitre donne une raison à chacun de ses actes.',
    'no-such-place': ({ path }) => `Il n’y a rien à corriger à ${path}.`,
    'not-a-state': ({ path, message }) => `La correction ne tient pas à ${path} : ${inOwn(message)}.`,
    'breaks-invariant': ({ code }) => `La correction laisserait une position impossible (${code}).`,
    'nothing-to-reroll': () => 'Seul le dernier ordre qui a tiré au sort peut être retiré.',
    'unknown-rule': ({ rule }) => `Il n’y a pas de règle ${rule}.`,
    'already-waived': ({ rule }) => `La règle ${rule} est déjà suspendue.`,
    'not-waived': ({ rule }) => `La règle ${rule} est déjà en vigueur.`,
    'not-a-player': () => 'Seul un joueur peut abandonner.',
  },
  outcomes: { resigned: ({ side }) => `Bataille abandonnée : ${side}.` },
  told: {
    sealed: ({ seat }) => `Réponse scellée : ${seat}.`,
    unsealed: ({ seat }) => `Réponse scellée rouverte : ${seat}.`,
    sat: ({ seat }) => `Prend place : ${seat}.`,
    returned: ({ seat }) => `Une réponse scellée ne tient plus et revient à qui l’a donnée : ${seat}.`,
    overlooked: ({ rules }) => `Attention : l’ordre enfreint ${list(rules)}.`,
    waived: ({ rule, reason }) => `L’arbitre suspend la règle ${rule} : ${reason}`,
    restored: ({ rule, reason }) => `L’arbitre rétablit la règle ${rule} : ${reason}`,
    amended: ({ reason }) => `L’arbitre corrige la table : ${reason}`,
    struck: ({ reason, luck }) =>
      `${reason === '' ? 'Repris.' : `Repris : ${reason}`}${luck === true ? ' Le sort a été repris avec.' : ''}`,
    rerolled: ({ reason }) => `L’arbitre fait retirer au sort : ${reason}`,
    resigned: ({ side }) => `Abandon : ${side}.`,
  },
};

/** What readers say, they say in both languages. */
const inOwn = (said: Json | undefined): string => (isRecord(said) ? String(said.fr) : String(said));

const list = (items: unknown): string => (Array.isArray(items) ? items.join(', ') : String(items));
