import type { ScenarioCode } from '../../../scenario/codes.ts';
import type { Refusals } from '../../words.ts';
import { quoted } from '../speech.ts';

export const scenario: Refusals<ScenarioCode> = {
  'two-of-a-name': ({ name }) => `Deux fois le même nom : ${quoted(name)}.`,
  'no-such-side': ({ side }) => `Il n'y a pas de camp ${quoted(side)}.`,
  'no-such-ground': ({ ground }) =>
    `Rien ne dit ce que fait ${quoted(ground)} : ce terrain n'est ni au tableau ni au scénario.`,
  'no-horse-artillery': ({ piece }) =>
    `Seule l'artillerie peut être dite à cheval, et ${quoted(piece)} n'en est pas.`,
  'no-such-seat': ({ command }) => `Il n'y a rien à commander sous le nom ${quoted(command)}.`,
  'seat-taken-twice': ({ command }) => `Deux joueurs commanderaient ${quoted(command)}.`,
  'no-such-exit': ({ exit }) => `Il n'y a pas de sortie ${quoted(exit)}.`,
  'needs-one-hq': ({ formation }) => `La formation ${quoted(formation)} doit avoir un QG, et un seul.`,
  'needs-one-place': ({ piece }) =>
    `La pièce ${quoted(piece)} doit être sur la carte, en Réserve, attendue, partie ou perdue : l'un des cinq.`,
  'unknown-switch': ({ name }) => `Le réglage ${quoted(name)} n'existe pas, ou n'a pas cette valeur.`,
  'no-such-time': () => 'Le scénario doit dire à quelle heure commencent ses journées, par exemple 06:00.',
  'day-too-long': () => 'La journée commence trop tard : ses tours dépasseraient minuit.',
  'so-many-men': ({ piece }) =>
    `La pièce ${quoted(piece)} doit représenter de 1 500 à 7 200 hommes, comme tout bloc d'infanterie.`,
  'hq-still-to-come': ({ piece }) =>
    `La pièce ${quoted(piece)} ne peut pas commencer en Réserve : son QG n'est pas encore arrivé.`,
  'nobody-plays': ({ side }) => `Personne ne joue le camp ${quoted(side)}.`,
};
