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

export const serve: Command = {
  name: 'serve',
  run: async (args, streams, { words, language }) => {
    const text = { type: 'string' } as const;
    const { values, positionals } = readArguments(args, {
      port: text,
      host: text,
      proxy: { type: 'boolean' },
      names: text,
      thinking: text,
      battles: text,
      unwatched: text,
      ...placeOptions,
    });
    wordsFor(positionals, []);
    const { GROGNARD_PORT, GROGNARD_HOST, GROGNARD_PROXY, GROGNARD_NAMES, GROGNARD_METRICS_KEY } =
      process.env;
    const port = wholeNumber('port', values.port ?? GROGNARD_PORT ?? '1815', 0, 65_535);
    const host = values.host ?? GROGNARD_HOST ?? '127.0.0.1';
    const generals = generalsIn(values);
    const server = await import('@grognard/server');
    const served = await server.serve(
      { port, host, ...placeOf(values.data), say: (said) => streams.note(typeset(said[language], language)) },
      {
        behindProxy: values.proxy ?? GROGNARD_PROXY === '1',
        names: namesIn(values.names ?? GROGNARD_NAMES ?? ''),
        // An empty variable is none: it must not open anything.
        metricsKey: GROGNARD_METRICS_KEY === '' ? undefined : GROGNARD_METRICS_KEY,
        ...generals,
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

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY_IN_MINUTES = 24 * 60;

interface GeneralsAsked {
  readonly thinking?: string | undefined;
  readonly battles?: string | undefined;
  readonly unwatched?: string | undefined;
}

/** How generals play; the server knows what is usual. */
const generalsIn = ({ thinking, battles, unwatched }: GeneralsAsked) => {
  const { GROGNARD_THINKING, GROGNARD_BATTLES, GROGNARD_UNWATCHED } = process.env;
  const given = (name: string, text: string | undefined, least: number, most: number, unit: number) =>
    text === undefined ? undefined : wholeNumber(name, text, least, most) * unit;
  return {
    thinking: given('thinking', thinking ?? GROGNARD_THINKING, 1, 3600, SECOND),
    battles: given('battles', battles ?? GROGNARD_BATTLES, 0, 10_000, 1),
    unwatched: given('unwatched', unwatched ?? GROGNARD_UNWATCHED, 0, 365 * DAY_IN_MINUTES, MINUTE),
  };
};

/** As they are written: with commas or spaces between them. */
const namesIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((name) => name !== '');

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
