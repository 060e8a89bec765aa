import type { Flaw } from '@grognard/engine';

/** What is wrong with an entry, for who sent the log. */
const WORDS: Readonly<Record<Flaw['code'], string>> = {
  'forged-draw': 'The secret of the dice did not give this draw',
  'order-refused': 'The rules refuse this',
  'other-events': 'The rules give other events for this order',
  'missing-draw': 'A draw that the rules ask for is missing',
  'unknown-secret': 'The secret does not fit the hash published at the start',
  'other-opening': 'The scenario gives another opening position',
  'missing-entry': 'The numbers of the entries do not follow on',
  'does-not-follow': 'It does not follow from what came before',
  'wrong-seats': 'Nobody could sit down to play like this',
  'not-at-table': 'Who acts here does not sit at the table',
  'not-allowed': 'Who acts here may not do this',
  'no-act': 'Nobody orders or does anything here that the table knows',
  'wrong-strike': 'It takes back what is not there to be taken back',
  'other-strikes': 'Taking back here takes back something else',
};

export const flawSaid = ({ code, detail }: Flaw): string =>
  detail.length === 0 ? `${WORDS[code]}.` : `${WORDS[code]}: ${detail.slice(0, 200).replace(/\.$/, '')}.`;
