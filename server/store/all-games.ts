import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameRow, Store } from './store.ts';

const PAGE = 100;

/** All games, page by page; others have a turn after each. */
export async function* allGames(store: Store): AsyncGenerator<GameRow> {
  for (let after: string | undefined, more = true; more; ) {
    const rows = await store.games(after, PAGE);
    for (const row of rows) {
      yield row;
      await nextTurn();
    }
    after = rows.at(-1)?.id;
    more = rows.length === PAGE;
  }
}
