import { createHash } from 'node:crypto';
import { type Flaw, logFlaws, luckFlaws } from '@grognard/engine';
import { type Command, common, readArguments, wordsFor } from '../command.ts';
import { DONE, REFUSED } from '../failure.ts';
import { matchFor } from '../log/match.ts';
import { type LogFile, readLogFile } from '../log/read.ts';

const HELP = `grognard verify LOG [--json]

Checks a game from its log: every order is judged again under today's rules, and each roll is checked against the secret
that the server committed itself to, once the log's last line tells it.

  --json   { "entries", "dice": "checked"|"unsealed"|"secret untold", "flaws": [{ "seq", "code", "detail" }] }

Exit status: 0 nothing is wrong, 1 something is, 2 the file is no log.`;

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

export const verify: Command = {
  name: 'verify',
  summary: 'check a game from its log, dice included',
  help: HELP,
  run: async (args, streams) => {
    const { values, positionals } = readArguments(args, common);
    const { LOG: file } = wordsFor(positionals, ['LOG']);
    const read = await readLogFile(file);
    const flaws = [...logFlaws(matchFor(file, read), read.log), ...diceFlaws(read)];
    const dice = diceState(read);
    if (values.json === true) streams.out(JSON.stringify({ entries: read.log.entries.length, dice, flaws }));
    else for (const line of sentences(read, dice, flaws)) streams.out(line);
    return flaws.length === 0 ? DONE : REFUSED;
  },
};

type DiceState = 'checked' | 'unsealed' | 'secret untold';

const diceState = ({ log, secret }: LogFile): DiceState => {
  if (log.opening.commitment === undefined) return 'unsealed';
  return secret === undefined ? 'secret untold' : 'checked';
};

const diceFlaws = ({ log, secret }: LogFile): readonly Flaw[] =>
  secret === undefined ? [] : luckFlaws(log, secret, sha256);

const aboutDice: Readonly<Record<DiceState, string>> = {
  checked: 'every roll was checked against the secret',
  unsealed: 'no secret was committed to, so the rolls are taken as they stand',
  'secret untold': 'the secret has not been told yet, so the rolls are taken as they stand',
};

const sentences = ({ log }: LogFile, dice: DiceState, flaws: readonly Flaw[]): readonly string[] => [
  ...flaws.map(({ seq, code, detail }) => `entry ${seq}: ${code}: ${detail}`),
  `entries: ${log.entries.length}, flaws: ${flaws.length}; ${aboutDice[dice]}.`,
];
