import { setTimeout as pause } from 'node:timers/promises';
import { generalsFor } from '@grognard/generals';
import { type Figure, share } from '../figures.ts';
import { battleOf, LARGEST } from '../measures/battle-cases.ts';
import { openingLine } from '../measures/serving-cases.ts';
import type { Player } from '../measures/serving-loop.ts';
import { connectTo, ourPlayer } from '../measures/serving-ours.ts';
import { start } from '../measures/serving-process.ts';
import { openLine } from './stream.ts';

const BATTLES = 500;
const PLAYERS = 8;
const ORDERS = 100;
/** Between two orders of a player, in milliseconds: people do not order as fast as they can. */
const BREATH = 20;
const VISITS = 20;
/** What a general may take, and a second, in seconds. */
const LONGEST = 11;

const { match } = battleOf(LARGEST);

/** Of all that can play it the strongest, who stands last in the list. */
const strongest = (game: string): string => generalsFor(game).at(-1) ?? 'random';

const battle = {
  game: 'pub-battles',
  scenario: LARGEST,
  seats: match.seats.map((seat) => ({ seat, by: { general: strongest('pub-battles') } })),
};

const setUpBattles = async (port: number): Promise<void> => {
  const { ask, close } = connectTo(port);
  for (let i = 0; i < BATTLES; i += 1) {
    const { status, text } = await ask('POST', '/tables', undefined, battle);
    if (status !== 201) throw new Error(`no battle was set up: ${status} ${text}`);
  }
  close();
};

/** How long each order of some players took, in milliseconds. */
const ordersOf = async (players: readonly Player[]): Promise<readonly number[]> => {
  const times: number[] = [];
  const play = async ({ move }: Player): Promise<void> => {
    for (let given = 0; given < ORDERS; given += 1) {
      const began = performance.now();
      await move();
      times.push(performance.now() - began);
      await pause(BREATH);
    }
  };
  await Promise.all(players.map(play));
  return times;
};

const visit = {
  game: 'tiny',
  scenario: 'ford',
  seats: [
    { seat: { side: 'red' }, by: 'link' },
    { seat: { side: 'blue' }, by: { general: 'random' } },
  ],
};

/** A person sets a table up and sits down: how long until his general has decided, in seconds. */
const answerTime = async (port: number): Promise<number> => {
  const { ask, close } = connectTo(port);
  const { text } = await ask('POST', '/tables', undefined, visit);
  const began = performance.now();
  const { table, keys } = JSON.parse(text) as { table: string; keys: readonly { key: string }[] };
  const key = keys[0]?.key ?? '';
  await new Promise<void>((resolve, reject) => {
    openLine(port, [{ table, key, since: 0 }], resolve).catch(reject);
  });
  close();
  return (performance.now() - began) / 1000;
};

interface Measured {
  readonly before: number;
  readonly during: number;
  readonly answer: number;
}

/** Of players who have just come: a connection that lies idle for long is closed. */
const slowestOrders = async (port: number): Promise<number> => {
  const log = openingLine(false);
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => ourPlayer(port, log)));
  await ordersOf(players);
  const slowest = share(await ordersOf(players), 0.99);
  for (const { close } of players) close();
  return slowest;
};

const once = async (): Promise<Measured> => {
  const server = await start('serving-ours-process');
  const before = await slowestOrders(server.port);
  await setUpBattles(server.port);
  const during = await slowestOrders(server.port);
  let answer = 0;
  for (let i = 0; i < VISITS; i += 1) answer = Math.max(answer, await answerTime(server.port));
  await server.stop();
  return { before, during, answer };
};

/** P14: what 500 battles of the strongest generals, set up by one, do to everybody else. */
export const generalFigures = async (rounds: number): Promise<readonly Figure[]> => {
  const all: Measured[] = [];
  for (let i = 0; i < rounds; i += 1) all.push(await once());
  return [
    { title: 'P14 p99 of orders, nobody else there', unit: 'ms', values: all.map(({ before }) => before) },
    {
      title: 'P14 the same beside 500 tables of generals',
      unit: 'ms',
      values: all.map(({ during }) => during),
    },
    {
      title: 'P14 the one by the other',
      unit: 'times',
      values: all.map(({ before, during }) => during / before),
      most: 3,
    },
    {
      title: 'P14 a person’s general beside them, the slowest of 20',
      unit: 's',
      values: all.map(({ answer }) => answer),
      most: LONGEST,
    },
  ];
};
