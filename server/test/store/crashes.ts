import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { bundle } from '../../../tools/bundle.ts';
import { countOf } from '../../../tools/counts.ts';
import { openStore, type Place, type Store } from '../../index.ts';
import { textOf } from './crash-text.ts';

/** Kills a writing process at moments spread over its life, and looks each time whether the store kept its word. */
export const crashes = async (place: Place): Promise<void> => {
  const writer = await bundle(join(import.meta.dirname, 'writer.ts'), 'process');
  for (let run = 0; run < countOf('storeCrashes'); run += 1) {
    const acknowledged = await writeUntilKilled(writer, place, run);
    const store = await openStore(place);
    for (const [game, last] of acknowledged) await checkGame(store, game, last);
    await store.close();
  }
};

const writeUntilKilled = async (
  writer: string,
  { data, databaseUrl = '' }: Place,
  run: number,
): Promise<Map<string, number>> => {
  const child = spawn(process.execPath, [writer, data, databaseUrl, String(run)]);
  const acknowledged = new Map<string, number>();
  let said = '';
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const lines = said.split('\n');
    said = lines.pop() ?? '';
    for (const line of lines) note(line, acknowledged);
  });
  await firstWords(child, () => complaint);
  // Chosen by the number of the run, so that every run of the tests kills at the same moments.
  await pause((run * 37) % 120);
  child.kill('SIGKILL');
  await once(child, 'close');
  return acknowledged;
};

const firstWords = async (child: ChildProcess, complaint: () => string): Promise<void> => {
  const ended = once(child, 'close').then(() => {
    throw new Error(`the writer ended by itself: ${complaint()}`);
  });
  ended.catch(() => {});
  if (child.stdout === null) throw new Error('the writer has no voice');
  await Promise.race([once(child.stdout, 'data'), ended]);
};

const note = (line: string, acknowledged: Map<string, number>): void => {
  const [game = '', seq] = line.split(' ');
  acknowledged.set(game, Number(seq));
};

const checkGame = async (store: Store, game: string, acknowledged: number): Promise<void> => {
  const { last = -1 } = (await store.game(game)) ?? {};
  expect(last, `${game} ends at ${last}, ${acknowledged} was acknowledged`).toBeGreaterThanOrEqual(
    acknowledged,
  );
  const { entries } = await store.entries(game, -1, last + 10);
  expect(entries).toEqual(Array.from({ length: last + 1 }, (_, seq) => ({ seq, text: textOf(game, seq) })));
};
