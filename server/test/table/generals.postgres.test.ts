import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { bundle } from '../../../tools/bundle.ts';
import { patience } from '../../../tools/counts.ts';
import { type Database, freshDatabase } from '../store/fresh-database.ts';
import { until } from '../store/until.ts';
import { against, alone } from './generals.ts';
import { type Child, startChild } from './played.ts';
import { ask, emptyPages, listen, newTable, openServer, type TestServer } from './served.ts';
import { type Thoughts, thoughtsIn, timesOf } from './thoughts.ts';

let folder: string;
let database: Database;
let thoughts: Thoughts;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-leases-'));
  thoughts = thoughtsIn(folder);
  database = await freshDatabase(inject('postgres'));
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** However busy the machine is, nobody is late, and nobody loses what he has because he was slow to renew it. */
const UNHURRIED = { thinking: 600_000, leasing: { length: 600_000, every: 200 } };
/** Long enough for a process that lives, short enough to wait for the end of one that does not. */
const SHORT = { thinking: 600_000, leasing: { length: 10_000, every: 200 } };

const serverNamed = async (name: string): Promise<TestServer> => {
  const place = { data: '', databaseUrl: database.url };
  const server = await openServer(place, { ...UNHURRIED, worker: await thoughts.scriptOf(name) });
  closing.push(server.close);
  return server;
};

type TestTable = Awaited<ReturnType<typeof newTable>>;

const lookOnFrom = async (server: Pick<TestServer, 'address'>, { table, keyOf }: TestTable, seat: string) => {
  const stream = await listen(server, [{ table, key: keyOf(seat), since: 0 }]);
  closing.push(stream.stop);
  return stream;
};

const isOver = async (server: Pick<TestServer, 'address'>, { table, keyOf }: TestTable): Promise<boolean> => {
  const said = await ask(server, 'GET', `/tables/${table}/view`, undefined, keyOf('spectator'));
  return said.json.outlook.outcome !== null;
};

/** Who gave which order: each decision of a seat stands there once. */
const answersIn = async (
  server: Pick<TestServer, 'address'>,
  { table, keyOf }: TestTable,
): Promise<readonly string[]> => {
  const { text } = await ask(server, 'GET', `/tables/${table}/log`, undefined, keyOf('spectator'));
  return text
    .trim()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line))
    .map(({ seat, decision }) => `${seat.side} ${decision}`);
};

describe('generals of two servers on one PostgreSQL', () => {
  test('think about each decision once, though both servers are looked at', async () => {
    const [one, other] = [await serverNamed('one'), await serverNamed('other')];
    const battle = await newTable(one, alone);
    await lookOnFrom(one, battle, 'spectator');
    await lookOnFrom(other, battle, 'spectator');
    await until(() => isOver(other, battle));
    const times = timesOf(thoughts.noted('begins'));
    expect([...times.values()].every((so) => so === 1)).toBe(true);
    const answers = await answersIn(one, battle);
    expect([...times.keys()].sort()).toEqual([...new Set(answers)].sort());
    expect(answers).toHaveLength(times.size);
  });

  test('go on at the other when one closes in the midst of a thought', async () => {
    const [one, other] = [await serverNamed('one'), await serverNamed('other')];
    const letGo = thoughts.holdUp('one');
    const table = await newTable(one, against('random'));
    await until(() => thoughts.noted('begins').length === 1);
    const stream = await lookOnFrom(other, table, 'red');
    expect(thoughts.noted('begins')).toHaveLength(1);
    await one.close();
    await until(() => stream.lines.some((line) => 'message' in line));
    expect(thoughts.noted('begins').map(({ by }) => by)).toEqual(['one', 'other']);
    letGo();
  });
});

describe('a server that is gone while its general thinks', () => {
  const pages = emptyPages();

  const childNamed = async (name: string): Promise<Child> => {
    const script = await bundle(join(import.meta.dirname, 'server-process.ts'), 'process');
    const place = { data: '', databaseUrl: database.url };
    const child = await startChild(script, place, pages, {
      worker: await thoughts.scriptOf(name),
      manner: SHORT,
    });
    closing.push(async () => {
      if (child.process.exitCode === null && child.process.kill('SIGKILL'))
        await once(child.process, 'close');
    });
    return child;
  };

  /** What red has been told; once blue has decided there is a message. */
  const toldAt = async (child: Child, { table, keyOf }: TestTable): Promise<number> => {
    const { json } = await ask(child, 'GET', `/tables/${table}/messages`, undefined, keyOf('red'));
    return json.messages.length;
  };

  /** A table whose general the first of them is thinking for when this is over, and goes on doing so. */
  const tableHeldBy = async (child: Child): Promise<TestTable> => {
    const before = thoughts.noted('begins').length;
    const table = await newTable({ ...child, close: async () => {} }, against('random'));
    await until(() => thoughts.noted('begins').length > before);
    expect(thoughts.noted('begins').at(-1)?.by).toBe('one');
    return table;
  };

  test(
    'another goes on, whether it stands still or is killed, and what comes late changes nothing',
    async () => {
      const [one, other] = await Promise.all([childNamed('one'), childNamed('other')]);
      const letGo = thoughts.holdUp('one');
      const stopped = await tableHeldBy(one);
      one.process.kill('SIGSTOP');
      await until(async () => (await toldAt(other, stopped)) > 0);
      expect(thoughts.noted('begins').map(({ by }) => by)).toEqual(['one', 'other']);
      one.process.kill('SIGCONT');
      letGo();
      await until(() => thoughts.noted('ends').some(({ by }) => by === 'one'));

      const letGoAgain = thoughts.holdUp('one');
      const killed = await tableHeldBy(one);
      // By now it has given the order that came too late.
      expect([await toldAt(one, stopped), await toldAt(other, stopped)]).toEqual([1, 1]);
      one.process.kill('SIGKILL');
      await once(one.process, 'close');
      await until(async () => (await toldAt(other, killed)) > 0);
      expect(thoughts.noted('begins').map(({ by }) => by)).toEqual(['one', 'other', 'one', 'other']);
      letGoAgain();
    },
    patience,
  );
});
