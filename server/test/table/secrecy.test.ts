import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  appended,
  canonical,
  type Entry,
  type GameTypes,
  type Match,
  messageFor,
  type OutlookAt,
  openLedger,
  type Player,
  randomFrom,
  type SeatMessage,
} from '@grognard/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../tools/counts.ts';
import { until } from '../store/until.ts';
import { anOrder, matchFrom } from './playing.ts';
import { ask, listen, newTable, openServer, type TestServer } from './served.ts';
import { openWebsocket } from './websockets.ts';

let data: string;
let server: TestServer;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-secrecy-'));
  server = await openServer({ data });
});

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

interface Piece {
  readonly side: string;
  /** What it is called inside: nothing that an enemy is ever told. */
  readonly name: string;
}

interface Battle {
  readonly game: string;
  readonly scenario: string;
  readonly sides: readonly [string, string];
  readonly pieces: readonly Piece[];
  /** Broken off by resigning after so many orders. */
  readonly limit: number;
}

const read = (...path: readonly string[]) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', ...path), 'utf8'));

const ford = (): Battle => ({
  game: 'tiny',
  scenario: 'ford',
  sides: ['red', 'blue'],
  pieces: read('games', 'tiny', 'scenarios', 'ford.json').pieces,
  limit: 400,
});

const firstContact = (): Battle => {
  const { formations, pieces, sides } = read('scenarios', 'pub-battles', 'first-contact.json');
  const sideOf = (formation: string): string =>
    formations.find(({ id }: { id: string }) => id === formation).side;
  return {
    game: 'pub-battles',
    scenario: 'first-contact',
    sides: [sides[0].id, sides[1].id],
    pieces: pieces.map(({ id, formation }: { id: string; formation: string }) => ({
      name: id,
      side: sideOf(formation),
    })),
    limit: 160,
  };
};

/** Battles in which the names of all are known to all: what is hidden is where they are and what they mean to do. */
const inTheOpen = (game: string, scenario: string, limit: number): Battle => {
  const { sides } = read('scenarios', game, `${scenario}.json`);
  return { game, scenario, sides: [sides[0].id, sides[1].id], pieces: [], limit };
};

/** Everything that one seat was ever sent, to the byte, but for the ground, which everybody knows. */
interface Ear {
  readonly side: string;
  readonly key: string;
  readonly heard: string[];
}

const hear = async (ear: Ear, method: string, path: string, body?: unknown) => {
  const said = await ask(server, method, path, body, ear.key);
  ear.heard.push(JSON.stringify([...said.headers]), said.text);
  return said;
};

/** Plays a battle at random from both seats, over the network. */
const play = async (
  match: Match<GameTypes>,
  path: string,
  ears: readonly Ear[],
  limit: number,
  seed: number,
) => {
  const random = randomFrom(seed);
  for (let orders = 0; orders < limit; ) {
    let idle = true;
    for (const ear of ears) {
      const at: OutlookAt = (await hear(ear, 'GET', `${path}/view`)).json;
      if (at.outlook.outcome !== null) return;
      const chosen = anOrder(match, at.outlook, { side: ear.side }, random);
      if (chosen === undefined) continue;
      idle = false;
      orders += 1;
      await hear(ear, 'POST', `${path}/orders`, { id: `${ear.side} order ${orders}`, ...chosen });
      if (random.below(12) === 0) await hear(ear, 'POST', `${path}/take-back`, {});
    }
    if (idle) throw new Error('nobody owes anything, and it is not over');
  }
};

/** The messages that the engine makes of a log for a seat. */
const messagesOf = (
  match: Match<GameTypes>,
  text: string,
  seat: Player,
): readonly Omit<SeatMessage, 'at'>[] => {
  const [first = '', ...rest] = text.trim().split('\n');
  const messages: Omit<SeatMessage, 'at'>[] = [];
  /** The entry of each message: what is taken back is named by the seat's own numbers, not by those of the log. */
  const seqs: number[] = [];
  let ledger = openLedger<GameTypes>(JSON.parse(first));
  for (const line of rest.slice(0, -1)) {
    const entry: Entry<GameTypes> = JSON.parse(line);
    const after = appended(match, ledger, entry);
    const message = messageFor(match, { before: ledger.table, entry, after: after.table }, seat);
    const struck = seqs.flatMap((seq, place) => (entry.strikes?.includes(seq) === true ? [place + 1] : []));
    if (message !== undefined) {
      const told = message.told.map((each) =>
        'table' in each && each.table === 'struck' ? { ...each, messages: struck } : each,
      );
      messages.push({ n: messages.length + 1, ...message, told });
      seqs.push(entry.seq);
    }
    ledger = after;
  }
  return messages;
};

const fight = async (battle: Battle, seed: number): Promise<void> => {
  const { game, scenario, sides, limit } = battle;
  const table = await newTable(server, {
    game,
    scenario,
    seats: sides.map((side) => ({ seat: { side }, by: 'link' })),
  });
  const path = `/tables/${table.table}`;
  const ears = sides.map((side): Ear => ({ side, key: table.keyOf(side), heard: [] }));
  // One seat hears on a stream, the other on a websocket.
  const [first, second] = ears.map(({ key }) => [{ table: table.table, key, since: 0 }]);
  const line = await openWebsocket(server);
  line.send(JSON.stringify({ listen: { seats: second } }));
  const streams = [await listen(server, first ?? []), { ...line, stop: async () => line.leave() }];
  for (const ear of ears)
    await hear(ear, 'POST', `${path}/sit`, { name: ear.side, word: `the word of ${ear.side}` });
  const match = matchFrom((await table.at(sides[0], 'GET', '')).json);
  await play(match, path, ears, limit, seed);
  for (const ear of ears) await hear(ear, 'GET', `${path}/export`);
  const over = (await hear(ears[0] as Ear, 'GET', `${path}/view`)).json.outlook.outcome !== null;
  const duringPlay = over
    ? ears.map(({ heard }) => heard.slice(0, -2))
    : ears.map(({ heard }) => heard.slice());
  if (!over) await table.at(sides[0], 'POST', '/resign');
  const { text: log } = await table.at(sides[0], 'GET', '/log');
  const { secret } = (await table.at(sides[0], 'GET', '/luck')).json;

  for (const [place, ear] of ears.entries()) {
    const stream = streams[place];
    const expected = messagesOf(match, log, { side: ear.side });
    const got = () => (stream?.lines ?? []).flatMap((line) => ('message' in line ? [line.message] : []));
    await until(() => got().length >= expected.length);
    await stream?.stop();
    expect(got().map(({ at: _, ...message }) => canonical(message))).toEqual(expected.map(canonical));
    // The file of an ended battle is the whole log: told to all, as it should be.
    const files = over ? (duringPlay[place] ?? []).slice(0, -2) : (duringPlay[place] ?? []);
    const bytes = [...files, stream?.raw() ?? ''].join('\n');
    const enemy = sides.find((side) => side !== ear.side) ?? '';
    for (const { side, name } of battle.pieces)
      expect(bytes.includes(`"${name}"`), `${ear.side} read of ${name}`).toBe(side === ear.side);
    for (const secretText of [
      secret,
      `the word of ${enemy}`,
      `${enemy} order`,
      table.keyOf(enemy),
      table.owner,
    ])
      expect(bytes.includes(secretText), `${ear.side} read “${secretText}”`).toBe(false);
  }
};

test(
  'everything sent to a seat is what the engine says it may know, and not a byte of the other’s',
  async () => {
    for (let seed = firstSeed; seed < firstSeed + countOf('wire'); seed += 1) {
      await fight(ford(), seed);
      if (seed % 10 !== 1) continue;
      await fight(firstContact(), seed);
      await fight(inTheOpen('les-aigles', 'first-orders', 24), seed);
      await fight(inTheOpen('cursed-blades', 'first-blood', 60), seed);
    }
  },
  patience,
);
