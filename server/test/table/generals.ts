import { randomFrom, type TableWanted } from '@grognard/engine';
import { anOrder, matchFrom } from './playing.ts';
import type { newTable } from './served.ts';

/** A table where a person plays red. */
export const against = (general: string): TableWanted => ({
  game: 'tiny',
  scenario: 'ford',
  seats: [
    { seat: { side: 'red' }, by: 'link' },
    { seat: { side: 'blue' }, by: { general } },
  ],
});

/** One where nobody plays, and somebody may look on. */
export const alone: TableWanted = {
  game: 'tiny',
  scenario: 'ford',
  seats: [
    { seat: { side: 'red' }, by: { general: 'random' } },
    { seat: { side: 'blue' }, by: { general: 'random' } },
    { seat: 'spectator', by: 'link' },
  ],
};

export type TestTable = Awaited<ReturnType<typeof newTable>>;

export const isOver = async (table: TestTable, seat: string): Promise<boolean> =>
  (await table.at(seat, 'GET', '/view')).json.outlook.outcome !== null;

/** Plays red at random against whoever plays blue. */
export const playRed = async (table: TestTable): Promise<void> => {
  const match = matchFrom((await table.at('red', 'GET', '')).json);
  const random = randomFrom(3);
  for (let order = 0; ; order += 1) {
    const { outlook } = (await table.at('red', 'GET', '/view')).json;
    if (outlook.outcome !== null) return;
    const chosen = anOrder(match, outlook, { side: 'red' }, random);
    if (chosen !== undefined) await table.at('red', 'POST', '/orders', { id: `r${order}`, ...chosen });
  }
};
