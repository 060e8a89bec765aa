import { openStore } from '../../index.ts';
import { textOf } from './crash-text.ts';

/**
 * Run as a process of its own, to be killed: appends to its games without end and says, after each answer, what the
 * store has acknowledged.
 */
const [data = '', databaseUrl = '', run = ''] = process.argv.slice(2);
const store = await openStore({ data, databaseUrl });

const write = async (game: string): Promise<void> => {
  await store.createGame({ id: game, kind: 'tiny', at: 0, entry: textOf(game, 0) });
  for (let seq = 1; ; seq += 1) {
    const answer = await store.append({ game, after: seq - 1, entries: [textOf(game, seq)] });
    if (answer.kind !== 'appended') throw new Error(`the only writer met a ${answer.kind}`);
    process.stdout.write(`${game} ${seq}\n`);
  }
};

await Promise.all(['a', 'b', 'c'].map((name) => write(`crash-${run}-${name}`)));
