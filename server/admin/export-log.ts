import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canonical } from '@grognard/engine';
import { codeOf, PlainFailure } from '../failure.ts';
import { FOLDER } from '../store/sqlite/file-modes.ts';
import type { Store } from '../store/store.ts';
import { tableRecordOf } from '../tables/documents.ts';

const PAGE = 200;

/** A log as `grognard verify` and an import read it: entry by entry, then the secret of its dice. */
async function* linesOf(store: Store, table: string): AsyncGenerator<string> {
  let sealed = false;
  for (let seen = -1, more = true; more; ) {
    const page = await store.entries(table, seen, PAGE);
    const [first] = page.entries;
    if (first?.seq === 0) sealed = 'commitment' in JSON.parse(first.text);
    yield page.entries.map(({ text }) => `${text}\n`).join('');
    seen = page.entries.at(-1)?.seq ?? seen;
    more = page.more;
  }
  const document = await tableRecordOf(store, table);
  if (sealed && document !== undefined) yield `${canonical({ secret: document.secret })}\n`;
}

/** Writes a table's log into a new file that its owner alone may read; what is there already is left as it is. */
export const exportLog = async (store: Store, table: string, folder: string): Promise<string> => {
  const file = join(folder, `${table}.jsonl`);
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER });
    const part = `${file}.part`;
    await rm(part, { force: true });
    const handle = await open(part, 'wx', 0o600);
    try {
      for await (const lines of linesOf(store, table)) await handle.write(lines);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    return file;
  } catch (error) {
    throw new PlainFailure(({ notExported }) => notExported(table, file, codeOf(error) ?? String(error)));
  }
};
