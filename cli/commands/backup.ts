import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Command, readArguments, wordsFor } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { badAt, DONE } from '../failure.ts';
import { placeOf, placeOptions } from './serve.ts';

export const backupCommand: Command = {
  name: 'backup',
  known: [dataFolder()],
  run: async (args, streams, { words }) => {
    const { values, positionals } = readArguments(args, placeOptions);
    const { FILE: file } = wordsFor(positionals, ['FILE']);
    checkPlace(file);
    const { backup } = await import('@grognard/server');
    await backup(placeOf(values.data), file);
    streams.out(words.at(file, words.answers.copied));
    return DONE;
  },
};

const checkPlace = (file: string): void => {
  if (existsSync(file)) throw badAt(file, ({ faults }) => faults.exists);
  if (!existsSync(dirname(file))) throw badAt(file, ({ faults }) => faults.noFolder);
};
