import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before several servers, as a proxy does: a new connection goes to the first of them that takes it. */
export const openBalancer = async (addresses: readonly string[]) => {
  let inUse = addresses;
  const open = new Set<Socket>();

  const passOn = (client: Socket, [first, ...others]: readonly string[]): void => {
    if (first === undefined) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(first);
    const server = connect(Number(port), hostname);
    const giveUp = (): void => passOn(client, others);
    server.once('error', giveUp);
    server.once('connect', () => {
      server.off('error', giveUp);
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        open.add(from);
        from.on('error', () => {});
        from.once('close', () => {
          open.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
  };

  const balancer = createServer((client) =>
    passOn(
      client.on('error', () => {}),
      inUse,
    ),
  ).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  return {
    address: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    /** Sends nobody there any more, as one does who has asked it and got no answer. Connections that are open stay. */
    avoid: (address: string): void => {
      inUse = inUse.filter((each) => each !== address);
    },
    close: (): void => {
      balancer.close();
      for (const socket of open) socket.destroy();
    },
  };
};
