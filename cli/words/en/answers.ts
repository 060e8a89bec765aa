import type { Flaw, Rule } from '@grognard/engine';

/** How it is said of dice whether they could be checked. */
export type DiceState = 'checked' | 'unsealed' | 'secret untold';

const origins: Readonly<Record<Rule['origin'], string>> = {
  rule: 'rule',
  ruling: 'ruling',
  supplement: 'supplement',
  note: 'note',
};

const dice: Readonly<Record<DiceState, string>> = {
  checked: 'every roll was checked against the secret',
  unsealed: 'no secret was committed to, so the rolls are taken as they stand',
  'secret untold': 'the secret has not been told yet, so the rolls are taken as they stand',
};

const flaws: Readonly<Record<Flaw['code'], (flaw: Flaw) => string>> = {
  'forged-draw': ({ params: { purpose, subject, value } = {} }) =>
    `the secret did not give this draw: ${purpose} of ${subject} was not ${value}`,
  'order-refused': ({ detail }) => `the rules refuse this order: ${detail}`,
  'other-events': () => 'the rules give other events for this order',
  'missing-draw': () => 'a draw that the rules ask for is missing',
  'unknown-secret': () => 'the secret does not fit the hash published at the start',
  'other-opening': () => 'the scenario gives another opening position',
  'missing-entry': () => 'the numbers of the entries do not follow on',
  'does-not-follow': () => 'what the log tells cannot follow from what went before',
  'wrong-seats': ({ detail }) => `nobody could sit down to play like this: ${detail}`,
  'not-at-table': ({ params: { seat } = {} }) => `nobody sits at ${seat}, so nobody can have done this`,
  'not-allowed': ({ detail }) => `who acts here may not do this: ${detail}`,
  'no-act': ({ detail }) => `this is no order and no act that the table knows: ${detail}`,
  'wrong-strike': ({ params: { struck } = {} }) => `entry ${struck} is not there to be taken back`,
  'other-strikes': () => 'taking back here would have taken back something else',
};

/** A long work, and how far it has come. */
const progress = (doing: string) => ({
  step: (done: number, total: number, seconds: number) =>
    `${doing}: ${done} of ${total}, ${seconds.toFixed(0)} s`,
  end: (seconds: number) => `${doing}: ${seconds.toFixed(1)} s`,
});

export type ProgressWords = ReturnType<typeof progress>;

/** What commands say when all went well, or when the rules say no. */
export const answers = {
  origins,
  tableBook: 'The table',
  coverage: (ids: number, notes: number, proven: number, unproven: number) =>
    `${ids} ids, ${notes} notes, ${proven} proven, ${unproven} unproven`,
  noRule: (books: readonly string[], wanted: string) => `No rule of ${books.join(', ')} has “${wanted}”.`,

  minutes: (title: string, minutes: number) => `${title}, ${minutes} min`,
  playable: (game: string) => `${game} can be played from it.`,
  impossible: (code: string) => `the opening position is impossible: ${code}`,
  noRoom: 'There is no room for such a table: make it larger, or try another --seed.',
  ground: (names: readonly string[]) => `the ground: ${names.join(', ')}.`,
  lawful: (points: number) => `this army may take the field; it costs ${points} points.`,

  verdicts: { done: 'done', refused: 'refused' },
  refusedIn: (percent: string) => `refused ${percent}`,
  times: (samples: number) => `${samples} times`,
  onAverage: (mean: string, least: string, most: string) => `on average ${mean} (${least}–${most})`,
  nothingChanges: 'nothing changes',
  percent: (figure: string) => `${figure} %`,

  tally: (games: number, ended: number, won: readonly string[], orders: number, seconds: number) =>
    `${games} battles, ${ended} ended: ${won.join(', ')}; ${orders} orders in ${seconds} s`,
  draws: 'draws',
  battlesFought: progress('battles'),
  oddsTaken: progress('odds'),

  entry: (seq: number) => `entry ${seq}`,
  takenBack: 'taken back later',
  flaws,
  judgedByAnother: (version: number, seqs: readonly number[]) =>
    `judged by version ${version} of the rules, and today’s would judge otherwise: ${seqs.join(', ')}; nothing is forged, dice and sequence hold`,
  verified: (entries: number, found: number, about: DiceState) =>
    `entries: ${entries}, flaws: ${found}; ${dice[about]}.`,

  kept: (folder: string | undefined) => `Games are kept in ${folder ?? 'PostgreSQL'}. Ctrl-C ends it.`,
};

export type Answers = typeof answers;
