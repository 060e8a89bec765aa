import { loadPeer } from '../install.ts';

interface Socket {
  on(name: 'message', heard: (data: Buffer) => void): void;
  send(text: string): void;
}

interface Peer {
  readonly WebSocketServer: new (options: {
    port: number;
    host: string;
  }) => {
    on(name: 'connection', met: (socket: Socket) => void): void;
    on(name: 'listening', ready: () => void): void;
    readonly clients: ReadonlySet<Socket>;
    address(): { readonly port: number };
  };
}

/** The least a server can do: whatever one client says goes to all of them. */
const { WebSocketServer } = (await loadPeer('ws')) as Peer;
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket) =>
  socket.on('message', (data) => {
    const text = data.toString();
    for (const client of server.clients) client.send(text);
  }),
);
server.on('listening', () => process.stdout.write(`${server.address().port}\n`));
process.once('SIGTERM', () => process.exit(0));
