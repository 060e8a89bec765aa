import { isRecord, type Language, nearest, readIn, typeset } from '@grognard/engine';
import type { Command } from './command.ts';
import { commandNames } from './command-names.ts';
import { loadCommand } from './commands/index.ts';
import { version } from './dev/root.ts';
import { BAD_INPUT, BadInput, DONE, REFUSED } from './failure.ts';
import { languageOf, shellLanguage } from './language.ts';
import type { Streams } from './streams.ts';
import { type Voice, voiceIn } from './words/voice.ts';
import type { Words } from './words/words.ts';

const ASKS_FOR_HELP = new Set(['--help', '-h', 'help']);
const ASKS_FOR_VERSION = new Set(['--version', '-v']);

/** Runs the `grognard` command and gives its exit status. */
export const run = async (args: readonly string[], streams: Streams): Promise<number> =>
  guarded('', streams, shellLanguage(), () => {
    const { language, rest } = languageOf(args);
    return speaking(rest, streams, voiceIn(language));
  });

const speaking = async (args: readonly string[], streams: Streams, voice: Voice): Promise<number> => {
  const [name, ...rest] = commanded(args);
  const { words, language } = voice;
  if (ASKS_FOR_HELP.has(name)) {
    streams.out(overview(words));
    return DONE;
  }
  if (ASKS_FOR_VERSION.has(name)) {
    streams.out(`grognard ${version()}`);
    return DONE;
  }
  const command = await loadCommand(name);
  if (command === undefined) {
    streams.note(words.faults.noCommand(name, commandNames, nearest(name, commandNames)));
    streams.note(words.faults.see(''));
    return BAD_INPUT;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    streams.out(helpOf(command, words));
    return DONE;
  }
  return guarded(command.name, streams, language, () => command.run(rest, streams, voice));
};

/** Who names no command wants the table: `grognard` and `grognard --port 8080` serve. */
const commanded = (args: readonly string[]): readonly [string, ...string[]] => {
  const [name, ...rest] = args;
  if (name === undefined) return ['serve'];
  const isOfServe = name.startsWith('-') && !ASKS_FOR_HELP.has(name) && !ASKS_FOR_VERSION.has(name);
  return isOfServe ? ['serve', ...args] : [name, ...rest];
};

const overview = ({ help }: Words): string => {
  const width = Math.max(...commandNames.map((name) => name.length));
  const lines = commandNames.map((name) => `  ${name.padEnd(width)}  ${help.commands[name].summary}`);
  return [help.usage, '', ...lines, '', help.more, help.version, help.language].join('\n');
};

const helpOf = ({ name, known = [] }: Command, { help }: Words): string =>
  `${help.commands[name].text(known.join(', '))}\n\n${help.language}`;

/** The one place that catches what was foreseen. */
const guarded = async (
  command: string,
  streams: Streams,
  language: Language,
  work: () => Promise<number>,
): Promise<number> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadInput) {
      const { words } = voiceIn(language);
      streams.note(error.say(words, language));
      streams.note(words.faults.see(command));
      return BAD_INPUT;
    }
    const plain = plainFailure(error, language);
    if (plain === undefined) throw error;
    streams.note(plain);
    return REFUSED;
  }
};

/** What the server foresaw, known by name so that other commands need not load the server. */
const plainFailure = (error: unknown, language: Language): string | undefined => {
  if (!isRecord(error) || error.name !== 'PlainFailure' || !isRecord(error.said)) return undefined;
  return typeset(String(readIn(error.said, language)), language);
};
