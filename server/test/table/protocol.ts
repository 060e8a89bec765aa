import { afterAll, beforeAll } from 'vitest';
import type { StoreLocation } from '../../index.ts';
import { ended } from './protocol/ended.ts';
import { keys } from './protocol/keys.ts';
import { orders } from './protocol/orders.ts';
import { people } from './protocol/people.ts';
import { seen } from './protocol/seen.ts';
import { settingUp } from './protocol/setting-up.ts';
import { takingBack } from './protocol/taking-back.ts';
import { websocket } from './protocol/websocket.ts';
import { openServer, type TestServer } from './served.ts';

interface Ground {
  readonly place: StoreLocation;
  readonly clear: () => Promise<void>;
}

/** The protocol, from outside, on whichever store. */
export const protocolSuite = (prepare: () => Promise<Ground>): void => {
  let ground: Ground;
  let server: TestServer;

  beforeAll(async () => {
    ground = await prepare();
    server = await openServer(ground.place);
  });

  afterAll(async () => {
    await server.close();
    await ground.clear();
  });

  for (const part of [settingUp, keys, orders, websocket, seen, takingBack, people, ended])
    part(() => server);
};
