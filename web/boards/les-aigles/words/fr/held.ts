import type { HeldWords } from '../words.ts';
import { plural } from './measures.ts';

export const held: HeldWords = {
  refusedHere: 'Interdit',
  write: 'Inscrire au plan',
  chargeInstead: (whom) => `Charger plutôt ${whom}`,
  asFar: (cm) => `Aller aussi loin que possible (${cm})`,
  cancel: 'Lâcher',
  rule: (id) => `Règle ${id}`,
  moreReasons: (count) => `et ${plural(count, 'autre raison', 'autres raisons')}`,
  toEnemy: (length) => `à ${length} de l’ennemi le plus proche`,
  picked: 'Troupe choisie.',
  enterHelp: 'Entrée l’inscrit au plan.',
  written: (who, plan) => `${who} : ${plan}.`,
  nothingToUndo: 'Rien à annuler.',
  noMore: 'Pas d’autre choix de ce genre pour le moment.',
  wheelHandle: 'Tirer pour converser : l’autre bout du front ne bouge pas',
  marchHandle: 'Tirer pour marcher',
};
