import type { ScenarioCode } from '../../refusal-codes.ts';
import type { Refusals } from '../../words.ts';
import { quoted } from '../speech.ts';

export const scenario: Refusals<ScenarioCode> = {
  'two-of-a-name': ({ name }) => `Deux fois le même nom : ${quoted(name)}.`,
  'no-such-side': ({ side }) => `Il n'y a pas de camp ${quoted(side)}.`,
  'no-such-exit': ({ exit }) => `Il n'y a pas de sortie ${quoted(exit)}.`,
  'needs-one-hq': ({ formation }) => `La formation ${quoted(formation)} doit avoir un QG, et un seul.`,
  'needs-one-place': ({ piece }) =>
    `La pièce ${quoted(piece)} doit être sur la carte, en Réserve, attendue, partie ou perdue : l'un des cinq.`,
  'unknown-switch': ({ name }) => `Le réglage ${quoted(name)} n'existe pas, ou n'a pas cette valeur.`,
};
