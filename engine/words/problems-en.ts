import type { ProblemWords } from './problem-words.ts';

export const problemsEn: ProblemWords = {
  scenarioOrPosition: 'give a scenario or a position, and not both',
  sealedNeedsFormat: 'sealed answers need format 2',
  notSealed: (because) => ['nobody could have sealed that answer', ...because].join(': '),
  noDieLeft: (purpose, subject) => `no die is left for ${purpose} of ${subject || 'the table'}`,
  noSuchFace: (value, purpose, sides) =>
    `a die of ${value} cannot be rolled for ${purpose}: it has ${sides} sides`,
  spareDice: (count) => `nobody rolls the last ${count} of them`,
  noSide: (seat, sides) => `there is no side ${seat}, only: ${sides.join(', ')}`,
  noSwitch: (names) => `the game has no such switch, only: ${names.join(', ')}`,
  notAmong: (values) => `must be one of ${values.join(', ')}`,
  noOrder: 'there is no such order',
  otherVerdict: (verdict, because) => `the order was ${verdict}${because}`,
  notCarried: (id, because) => `the verdict does not carry ${id}${because}`,
  carriedByNone: (id) => `no verdict carries ${id}`,
  because: (rules, told) => ` (${rules.join(', ')}: ${told.join(' ')})`,
  untold: (words, told) => `nobody is told “${words}”, but: ${told.join(' ')}`,
  otherFact: (path, found, expected) => `${path} is ${found ?? 'nothing'}, not ${expected}`,
};
