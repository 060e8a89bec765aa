import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { sizeTold } from '@grognard/engine';
import { type Command, readArguments, wordsFor } from '../command.ts';
import { badAt, DONE } from '../failure.ts';
import { settingOptions, settingsFrom } from '../settings.ts';
import type { Streams } from '../streams.ts';
import type { Voice } from '../words/voice.ts';

/** Opens a copy and says what it holds. */
const check = async (file: string, streams: Streams, { words, language }: Voice): Promise<void> => {
  const { checkCopy } = await import('@grognard/server');
  const { games, entries, bytes } = await checkCopy(file);
  streams.out(words.at(file, words.operating.holds(games, entries, sizeTold(bytes, language))));
};

export const backupCommand: Command = {
  name: 'backup',
  run: async (args, streams, voice) => {
    const { values, positionals } = readArguments(args, { ...settingOptions, check: { type: 'boolean' } });
    const { FILE: file } = wordsFor(positionals, ['FILE']);
    const { check: onlyCheck, ...place } = values;
    if (onlyCheck !== true) {
      checkPlace(file);
      const { backup } = await import('@grognard/server');
      await backup(settingsFrom(place), file);
    }
    await check(file, streams, voice);
    return DONE;
  },
};

const checkPlace = (file: string): void => {
  if (existsSync(file)) throw badAt(file, ({ faults }) => faults.exists);
  if (!existsSync(dirname(file))) throw badAt(file, ({ faults }) => faults.noFolder);
};
