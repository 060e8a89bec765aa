import { loadPeer } from '../install.ts';
import { marchesOf, sides } from './march-cases.ts';
import { UNITS } from './serving-cases.ts';
import type { Player } from './serving-loop.ts';
import { connectTo, newTable } from './serving-ours.ts';

interface Socket {
  on(name: 'open', opened: () => void): void;
  on(name: 'message', heard: (data: Buffer) => void): void;
  send(text: string): void;
  close(): void;
}

interface Peer {
  readonly WebSocket: new (address: string, options: { readonly perMessageDeflate: boolean }) => Socket;
}

/** The same march by courier, as the page sends its orders: one order on the line, then the next once it is answered. */
export const ourCourier = async (port: number, log: string): Promise<Player> => {
  const { WebSocket } = (await loadPeer('ws')) as Peer;
  const connection = connectTo(port);
  const { id: table, keys } = await newTable(connection, log);
  connection.close();
  const key = keys[sides[0]];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/courier`, { perMessageDeflate: false });
  await new Promise<void>((resolve) => socket.on('open', resolve));
  let arrived: (text: string) => void = () => undefined;
  socket.on('message', (data) => arrived(data.toString()));
  const marches = marchesOf(UNITS);
  let given = 0;
  return {
    move: async () => {
      const order = { kind: 'march', ...marches[given % marches.length] };
      const body = { id: `${given}`, decision: `march ${given}`, order };
      const text = await new Promise<string>((resolve) => {
        arrived = resolve;
        socket.send(JSON.stringify({ ask: given, table, key, body }));
      });
      const { to, status } = JSON.parse(text) as { readonly to: number; readonly status: number };
      if (status !== 200 || to !== given) throw new Error(`an order was not done: ${text}`);
      given += 1;
    },
    close: () => socket.close(),
  };
};
