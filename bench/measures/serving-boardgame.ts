import { randomUUID } from 'node:crypto';
import { loadPeer } from '../install.ts';
import { marchesOf } from './march-cases.ts';
import { UNITS } from './serving-cases.ts';
import type { Player } from './serving-loop.ts';

interface Socket {
  on(name: string, heard: (...words: unknown[]) => void): void;
  emit(name: string, ...words: unknown[]): void;
  close(): void;
}

interface Peer {
  io(address: string, options: object): Socket;
}

interface Sent {
  readonly _stateID: number;
}

/** One match of boardgame.io and the client of its player: a move is done when the new state has come back. */
export const boardgamePlayer = async (port: number): Promise<Player> => {
  const loaded = (await loadPeer('socket.io-client')) as Peer & { readonly default?: Peer };
  const { io } = loaded.default?.io === undefined ? loaded : loaded.default;
  // Its server sets a match up when somebody joins one that is not there.
  const matchID = randomUUID();
  const socket = io(`http://127.0.0.1:${port}/march`, { transports: ['websocket'], forceNew: true });
  let state = 0;
  let arrived: () => void = () => undefined;
  socket.on('sync', () => arrived());
  socket.on('update', (_match, now) => {
    state = (now as Sent)._stateID;
    arrived();
  });
  const next = (send: () => void): Promise<void> =>
    new Promise((resolve) => {
      arrived = resolve;
      send();
    });
  await next(() => socket.on('connect', () => socket.emit('sync', matchID, '0', undefined, 2)));
  const marches = marchesOf(UNITS);
  let moves = 0;
  return {
    move: () => {
      const { unit, x, y } = marches[moves % marches.length];
      const args = [unit, x, y];
      moves += 1;
      const payload = { type: 'march', args, playerID: '0' };
      return next(() => socket.emit('update', { type: 'MAKE_MOVE', payload }, state, matchID, '0'));
    },
    close: () => socket.close(),
  };
};
