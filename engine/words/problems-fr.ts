import type { ProblemWords } from './problem-words.ts';

export const problemsFr: ProblemWords = {
  scenarioOrPosition: 'donnez un scénario ou une position, et pas les deux',
  sealedNeedsFormat: 'les réponses scellées demandent le format 2',
  notSealed: (because) => ['personne n’a pu sceller cette réponse', ...because].join(' : '),
  noDieLeft: (purpose, subject) =>
    `il ne reste aucun dé pour ${purpose}, ${subject === '' ? 'la table' : subject}`,
  noSuchFace: (value, purpose, sides) =>
    `aucun dé ne donne ${value} pour ${purpose} : celui-ci a ${sides} faces`,
  spareDice: (count) =>
    count === 1 ? 'personne ne lance le dernier' : `personne ne lance les ${count} derniers`,
  noSide: (seat, sides) => `il n’y a pas de camp ${seat}, seulement : ${sides.join(', ')}`,
  noSwitch: (names) => `le jeu n’a pas ce réglage, seulement : ${names.join(', ')}`,
  notAmong: (values) => `une de ces valeurs est attendue : ${values.join(', ')}`,
  noOrder: 'il n’y a pas de tel ordre',
  otherVerdict: (verdict, because) => `l’ordre a été ${verdict === 'done' ? 'exécuté' : 'refusé'}${because}`,
  notCarried: (id, because) => `le verdict ne cite pas ${id}${because}`,
  carriedByNone: (id) => `aucun verdict ne cite ${id}`,
  because: (rules, told) => ` (${rules.join(', ')} : ${told.join(' ')})`,
  untold: (words, told) => `il n’est dit nulle part « ${words} », mais : ${told.join(' ')}`,
  otherFact: (path, found, expected) =>
    found === undefined
      ? `rien ne se trouve à ${path}, où ${expected} est attendu`
      : `${path} vaut ${found}, et non ${expected}`,
};
