import { createHash } from 'node:crypto';
import { examineLog, type Flaw, type LogFindings, luckFlaws } from '@grognard/engine';
import { type Command, common, readArguments, wordsFor } from '../command.ts';
import { DONE, REFUSED } from '../failure.ts';
import { knownRules } from '../games.ts';
import { matchFor } from '../log/match.ts';
import { type LogFile, readLogFile } from '../log/read.ts';
import type { DiceState } from '../words/en/answers.ts';
import type { Words } from '../words/words.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

export const verify: Command = {
  name: 'verify',
  run: async (args, streams, { words }) => {
    const { values, positionals } = readArguments(args, common);
    const { LOG: file } = wordsFor(positionals, ['LOG']);
    const read = await readLogFile(file);
    const { loaded, log } = read;
    const judges = { match: matchFor(file, read), readState: loaded.schemas.state };
    const found = examineLog({ ...judges, knownRules: await knownRules(loaded) }, log);
    const { judgedByAnother } = found;
    const flaws = [...found.flaws, ...diceFlaws(read)];
    const dice = diceState(read);
    if (values.json === true) streams.out(jsonOf(read, dice, { flaws, judgedByAnother }));
    else for (const line of sentences(read, dice, { flaws, judgedByAnother }, words)) streams.out(line);
    return flaws.length === 0 ? DONE : REFUSED;
  },
};

const diceState = ({ log, secret }: LogFile): DiceState => {
  if (log.opening.commitment === undefined) return 'unsealed';
  return secret === undefined ? 'secret untold' : 'checked';
};

const diceFlaws = ({ log, secret }: LogFile): readonly Flaw[] =>
  secret === undefined ? [] : luckFlaws(log, secret, sha256);

const jsonOf = ({ log }: LogFile, dice: DiceState, { flaws, judgedByAnother }: LogFindings): string => {
  const plain = flaws.map(({ seq, code, detail }) => ({ seq, code, detail }));
  return JSON.stringify({ entries: log.entries.length, dice, flaws: plain, judgedByAnother });
};

const sentences = (
  { log }: LogFile,
  dice: DiceState,
  { flaws, judgedByAnother }: LogFindings,
  { at, answers }: Words,
): readonly string[] => [
  ...[...new Set(judgedByAnother.map(({ version }) => version))].map((version) =>
    answers.judgedByAnother(
      version,
      judgedByAnother.filter((each) => each.version === version).map(({ seq }) => seq),
    ),
  ),
  ...flaws.map((flaw) => at(answers.entry(flaw.seq), answers.flaws[flaw.code](flaw))),
  answers.verified(log.entries.length, flaws.length, dice),
];
