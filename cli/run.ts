import type { Command } from './command.ts';
import { commandNames, loadCommand, overview } from './commands/index.ts';
import { BAD_INPUT, BadInput, DONE, REFUSED } from './failure.ts';
import type { Streams } from './streams.ts';

const ASKS_FOR_HELP = new Set(['--help', '-h', 'help']);

/** Runs the `grognard` command and gives its exit status. */
export const run = async (args: readonly string[], streams: Streams): Promise<number> => {
  const [name, ...rest] = args;
  if (name === undefined || ASKS_FOR_HELP.has(name)) {
    streams.out(await overview());
    return name === undefined ? BAD_INPUT : DONE;
  }
  const command = await loadCommand(name);
  if (command === undefined) {
    streams.note(`There is no command “${name}”, only: ${commandNames.join(', ')}. See grognard --help.`);
    return BAD_INPUT;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    streams.out(command.help);
    return DONE;
  }
  return guarded(command, rest, streams);
};

const guarded = async (command: Command, args: readonly string[], streams: Streams): Promise<number> => {
  try {
    return await command.run(args, streams);
  } catch (error) {
    if (error instanceof BadInput) {
      streams.note(error.message);
      streams.note(`See grognard ${command.name} --help.`);
      return BAD_INPUT;
    }
    // The server's own foreseen failures, known by name so that other commands need not load the server.
    if (error instanceof Error && error.name === 'PlainFailure') {
      streams.note(error.message);
      return REFUSED;
    }
    throw error;
  }
};
