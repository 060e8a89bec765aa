import { loadPeer } from '../install.ts';
import type { Work } from '../measure.ts';

interface Socket {
  on(name: 'message' | 'open', heard: () => void): void;
  send(text: string): void;
  close(): void;
}

interface Peer {
  readonly WebSocket: new (address: string) => Socket;
}

/** Clients that only count what they hear; the first one speaks. */
export const wsFanOut = async (port: number, clients: number, text: string) => {
  const { WebSocket } = (await loadPeer('ws')) as Peer;
  let heard = 0;
  let wanted = 0;
  let arrived: () => void = () => undefined;
  const sockets = await Promise.all(
    Array.from(
      { length: clients },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}`);
          socket.on('open', () => resolve(socket));
          socket.on('message', () => {
            heard += 1;
            if (heard === wanted) arrived();
          });
        }),
    ),
  );
  const work: Work = async (times) => {
    for (let i = 0; i < times; i += 1) {
      wanted = heard + clients;
      await new Promise<void>((resolve) => {
        arrived = resolve;
        sockets[0].send(text);
      });
    }
    return times;
  };
  const close = (): void => {
    for (const socket of sockets) socket.close();
  };
  return { work, close };
};
