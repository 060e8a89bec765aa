import { type OutlookInfo, owedBy, randomFrom, randomOrder } from '@grognard/engine';
import { battleOf, LARGEST } from '../measures/battle-cases.ts';
import { connectTo } from '../measures/serving-ours.ts';
import { openLine } from './stream.ts';

interface Made {
  readonly table: string;
  readonly keys: readonly { readonly seat: { readonly side: string }; readonly key: string }[];
}

const { match } = battleOf(LARGEST);

/** Sets the largest battle up, listens at both seats, and gives some orders at random; ends with a way to leave. */
export const playOn = async (port: number, seed: number, orders: number): Promise<() => void> => {
  const { ask, close } = connectTo(port);
  const seats = match.seats.map((seat) => ({ seat, by: 'link' }));
  const made = await ask('POST', '/tables', undefined, { game: 'pub-battles', scenario: LARGEST, seats });
  if (made.status !== 201) throw new Error(`no battle was set up: ${made.status} ${made.text}`);
  const { table, keys } = JSON.parse(made.text) as Made;
  const stream = await openLine(
    port,
    keys.map(({ key }) => ({ table, key, since: 0 })),
  );
  const random = randomFrom(seed);
  for (let given = 0; given < orders; given += 1) {
    for (const { seat, key } of keys) {
      const { text } = await ask('GET', `/tables/${table}/view`, key);
      const { outlook } = JSON.parse(text) as { readonly outlook: OutlookInfo };
      const order = randomOrder(match, outlook.view as never, seat, owedBy(outlook as never, seat), random);
      if (order !== undefined)
        await ask('POST', `/tables/${table}/orders`, key, { id: `${given}`, ...order });
    }
  }
  close();
  return stream.close;
};
