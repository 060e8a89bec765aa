import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Command, readArguments, wordsFor } from '../command.ts';
import { BadInput, DONE } from '../failure.ts';
import { placeOf, placeOptions } from './serve.ts';

const HELP = `grognard backup FILE [--data DIR]

Copies all games into a new file, safely, also while a server is using them. A server starts from the copy when it lies
in its data folder under the name of the store.

  --data DIR   folder of the embedded store (GROGNARD_DATA; data/ in the checkout)

With DATABASE_URL set, the games of that PostgreSQL are copied.`;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'copy all games into a file, also while the server runs',
  help: HELP,
  run: async (args, streams) => {
    const { values, positionals } = readArguments(args, placeOptions);
    const { FILE: file } = wordsFor(positionals, ['FILE']);
    checkPlace(file);
    const { backup } = await import('@grognard/server');
    await backup(placeOf(values.data), file);
    streams.out(`${file}: all games are in it.`);
    return DONE;
  },
};

const checkPlace = (file: string): void => {
  if (existsSync(file)) throw new BadInput(`${file}: it exists already, and a backup overwrites nothing`);
  if (!existsSync(dirname(file))) throw new BadInput(`${file}: its folder does not exist`);
};
