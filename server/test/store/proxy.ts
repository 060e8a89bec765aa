import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a store and its PostgreSQL, and can fall silent as a network does: nothing comes through, nobody is told. */
export interface TestProxy {
  /** The address of the database by way of the proxy. */
  readonly url: string;
  /** Nothing is passed on any more, on connections that are open or opened later. */
  fallSilent(): void;
  /** All connections are broken, and nobody is let in, as while PostgreSQL is down. */
  cut(): void;
  /** Connections opened from now on are served again; those from before stay as dead as they are. */
  serveNewOnes(): void;
  close(): Promise<void>;
}

const connectTo = (url: URL): Socket => {
  const host = url.searchParams.get('host') ?? url.hostname;
  const port = Number(url.port === '' ? 5432 : url.port);
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
};

interface Passage {
  readonly ends: readonly Socket[];
  isSilent: boolean;
}

const throughProxy = (target: URL, port: number): string => {
  const url = new URL(target);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
};

export const openProxy = async (targetUrl: string): Promise<TestProxy> => {
  const target = new URL(targetUrl);
  const passages = new Set<Passage>();
  let isSilent = false;
  let isCut = false;

  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connectTo(target);
    const passage: Passage = { ends: [near, far], isSilent };
    passages.add(passage);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        if (!passage.isSilent) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        if (!passage.isSilent) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: throughProxy(target, (server.address() as AddressInfo).port),
    fallSilent: () => {
      isSilent = true;
      for (const passage of passages) passage.isSilent = true;
    },
    cut: () => {
      isCut = true;
      for (const { ends } of passages) for (const end of ends) end.destroy();
      passages.clear();
    },
    serveNewOnes: () => {
      isSilent = false;
      isCut = false;
    },
    close: async () => {
      for (const { ends } of passages) for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
