import { resolve as absolute } from 'node:path';
import { typeset } from '@grognard/engine';
import { type Command, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { DONE } from '../failure.ts';
import { whenParentGoes } from '../parent.ts';

export const placeOptions = { data: { type: 'string' } } as const;

/** Where the games are kept. */
export const placeOf = (data: string | undefined) => {
  const { GROGNARD_DATA, DATABASE_URL } = process.env;
  return { data: data ?? GROGNARD_DATA ?? dataFolder(), databaseUrl: DATABASE_URL };
};

export const serve: Command = {
  name: 'serve',
  known: [dataFolder()],
  run: async (args, streams, { words, language }) => {
    const text = { type: 'string' } as const;
    const { values, positionals } = readArguments(args, {
      port: text,
      host: text,
      proxy: { type: 'boolean' },
      names: text,
      ...placeOptions,
    });
    wordsFor(positionals, []);
    const { GROGNARD_PORT, GROGNARD_HOST, GROGNARD_PROXY, GROGNARD_NAMES, GROGNARD_METRICS_KEY } =
      process.env;
    const port = wholeNumber('port', values.port ?? GROGNARD_PORT ?? '1815', 0, 65_535);
    const host = values.host ?? GROGNARD_HOST ?? '127.0.0.1';
    const place = placeOf(values.data);
    const server = await import('@grognard/server');
    const served = await server.serve(
      { port, host, ...place, say: (said) => streams.note(typeset(said[language], language)) },
      {
        behindProxy: values.proxy ?? GROGNARD_PROXY === '1',
        names: namesIn(values.names ?? GROGNARD_NAMES ?? ''),
        // An empty variable is none: it must not open anything.
        metricsKey: GROGNARD_METRICS_KEY === '' ? undefined : GROGNARD_METRICS_KEY,
      },
    );
    // First the way out, then the word that it is open: somebody may close it at once.
    const ended = interrupted();
    streams.out(words.answers.ready(served.address));
    streams.out(words.answers.kept(place.databaseUrl ? undefined : absolute(place.data)));
    await ended;
    await served.close();
    return DONE;
  },
};

/** As they are written: with commas or spaces between them. */
const namesIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((name) => name !== '');

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    whenParentGoes(resolve);
  });
