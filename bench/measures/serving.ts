import type { Measure, Work } from '../measure.ts';
import { progress } from '../progress.ts';
import { openLine, openStream } from '../serving/stream.ts';
import { ourFanOut } from './fanout-ours.ts';
import { wsFanOut } from './fanout-ws.ts';
import { boardgamePlayer } from './serving-boardgame.ts';
import { openingLine } from './serving-cases.ts';
import { movesOf, type Player, p99 } from './serving-loop.ts';
import { ourPlayer } from './serving-ours.ts';
import { ourWebsocket } from './serving-ours-websocket.ts';
import { type Started, start } from './serving-process.ts';

const GAMES = 50;

interface Served {
  readonly name: string;
  readonly started: Started;
  readonly players: readonly Player[];
  readonly waits: number[];
}

const served = async (name: string, started: Started, sitDown: () => Promise<Player>): Promise<Served> => ({
  name,
  started,
  players: await Promise.all(Array.from({ length: GAMES }, sitDown)),
  waits: [],
});

const openServers = async (): Promise<readonly Served[]> => {
  const log = openingLine();
  const ours = await start('serving-ours-process');
  const told = await start('serving-ours-process');
  const asked = await start('serving-ours-process');
  const installed = await start('serving-boardgame-process');
  const production = await start('serving-boardgame-process', 'production');
  return Promise.all([
    served('grognard, on disk', ours, () => ourWebsocket(ours.port, log, false)),
    served('boardgame.io, in memory', installed, () => boardgamePlayer(installed.port)),
    served('the same, production', production, () => boardgamePlayer(production.port)),
    served('grognard, and told', told, () => ourWebsocket(told.port, log, true)),
    served('grognard, a request an order', asked, () => ourPlayer(asked.port, log)),
  ]);
};

/** P7: orders that are on disk before they are answered, beside moves that are kept in memory. */
const durableOrders: Measure = {
  name: 'server-orders',
  title: 'P7 orders through the server, 50 games',
  open: async () => {
    const servers = await openServers();
    const [ours, installed, production, told, asked] = servers.map(({ name }) => name);
    return {
      contestants: Object.fromEntries(
        servers.map(({ name, players, waits }) => [name, movesOf(players, waits)]),
      ),
      goals: [
        { ours, rival: installed, goal: 3 },
        { ours, rival: production },
        { ours: told, rival: installed },
        { ours: asked, rival: installed },
      ],
      // Long enough for all fifty to be at it, be the machine ever so busy.
      turn: 1_000,
      agreeOver: 0,
      close: async () => {
        const slow = servers.map(({ name, waits }) => `${name} ${p99(waits).toFixed(1)} ms`);
        progress.say(`P7 one answer in a hundred takes longer than: ${slow.join('; ')}`);
        for (const { players } of servers) for (const { close } of players) close();
        await Promise.all(servers.map(({ started }) => started.stop()));
      },
    };
  },
};

const LISTENERS = 1_000;
/** As long as what our streams carry for one order. */
const A_MESSAGE = 'x'.repeat(300);

/** The processor time of a server for each order, which a busy machine moves less than orders a second. */
const timed = (name: string, work: Work, { worked }: Started) => {
  let [orders, spent] = [0, 0];
  return {
    work: async (times: number): Promise<number> => {
      const before = worked();
      const total = await work(times);
      [orders, spent] = [orders + times, spent + worked() - before];
      return total;
    },
    told: (): string => `${name} ${(spent / orders).toFixed(1)} ms`,
  };
};

/** P8: one order to a thousand streams, beside the barest thing that can be done. */
const fanOut: Measure = {
  name: 'server-fan-out',
  title: 'P8 an order told to 1,000 seats',
  open: async () => {
    const [ours, bare] = [await start('serving-ours-process'), await start('fanout-ws-process')];
    const streamed = await ourFanOut(ours.port, LISTENERS, openStream);
    const carried = await ourFanOut(ours.port, LISTENERS, openLine);
    const sent = await wsFanOut(bare.port, LISTENERS, A_MESSAGE);
    const times = [
      timed('grognard, on disk', carried.work, ours),
      timed('grognard, by streams', streamed.work, ours),
      timed('bare ws', sent.work, bare),
    ] as const;
    return {
      contestants: {
        'grognard, on disk': times[0].work,
        'grognard, by streams': times[1].work,
        'bare ws': times[2].work,
      },
      goals: [
        { ours: 'grognard, on disk', rival: 'bare ws', goal: 0.8 },
        { ours: 'grognard, by streams', rival: 'bare ws', goal: 0.8 },
      ],
      // An order to a thousand takes a hundredth of a second: some dozens of them a turn.
      turn: 1_000,
      agreeOver: 0,
      close: async () => {
        progress.say(
          `P8 processor time of the server for an order: ${times.map(({ told }) => told()).join('; ')}`,
        );
        for (const { close } of [carried, streamed, sent]) close();
        await Promise.all([ours.stop(), bare.stop()]);
      },
    };
  },
};

export const servingMeasures: readonly Measure[] = [durableOrders, fanOut];
