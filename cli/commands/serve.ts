import type { Command } from '../command.ts';
import { DONE } from '../failure.ts';
import { whenParentGoes } from '../parent-watch.ts';
import { defaultData } from '../settings.ts';

/** In milliseconds. */
const LAST_MOMENT = 1000;

export const serve: Command = {
  name: 'serve',
  known: [defaultData()],
  run: async (args, streams, { words, language }) => {
    const { start } = await import('@grognard/server/start');
    const { out, note } = streams;
    const started = await start(args, {
      command: `grognard ${serve.name}`,
      language,
      data: defaultData(),
      out,
      note,
    });
    if ('status' in started) return started.status;
    // First the way out, then the word that it is open: somebody may close it at once.
    const ended = interrupted();
    out(started.ready);
    out(words.answers.kept(started.folder));
    await ended;
    await started.served.close();
    // A backup that is still being copied is not waited for.
    setTimeout(() => process.exit(DONE), LAST_MOMENT).unref();
    return DONE;
  },
};

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    whenParentGoes(resolve);
  });
