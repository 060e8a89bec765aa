import { typeset } from '@grognard/engine';
import { type Command, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { DONE } from '../failure.ts';
import { inHouse } from '../house/root.ts';

export const placeOptions = { data: { type: 'string' } } as const;

/** Where the games are kept, as `npm start` has it. */
export const placeOf = (data: string | undefined) => {
  const { GROGNARD_DATA, DATABASE_URL } = process.env;
  return { data: data ?? GROGNARD_DATA ?? inHouse('data'), databaseUrl: DATABASE_URL };
};

const MEGABYTE = 1024 * 1024;

export const serve: Command = {
  name: 'serve',
  run: async (args, streams, { words, language }) => {
    const text = { type: 'string' } as const;
    const { values, positionals } = readArguments(args, {
      port: text,
      host: text,
      proxy: { type: 'boolean' },
      names: text,
      imports: text,
      ...placeOptions,
    });
    wordsFor(positionals, []);
    const { GROGNARD_PORT, GROGNARD_HOST, GROGNARD_PROXY, GROGNARD_NAMES, GROGNARD_METRICS_KEY } =
      process.env;
    const imports = values.imports ?? process.env.GROGNARD_IMPORTS;
    const port = wholeNumber('port', values.port ?? GROGNARD_PORT ?? '1815', 0, 65_535);
    const host = values.host ?? GROGNARD_HOST ?? '127.0.0.1';
    const server = await import('@grognard/server');
    const served = await server.serve(
      { port, host, ...placeOf(values.data), say: (said) => streams.note(typeset(said[language], language)) },
      {
        behindProxy: values.proxy ?? GROGNARD_PROXY === '1',
        imports:
          imports === undefined ? undefined : wholeNumber('imports', imports, 16, 1_000_000) * MEGABYTE,
        names: namesIn(values.names ?? GROGNARD_NAMES ?? ''),
        // An empty variable is none: it must not open anything.
        metricsKey: GROGNARD_METRICS_KEY === '' ? undefined : GROGNARD_METRICS_KEY,
      },
    );
    // First the way out, then the word that it is open: somebody may close it at once.
    const ended = interrupted();
    streams.out(words.answers.ready(served.address));
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
  });
