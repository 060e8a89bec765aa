import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  appended,
  canonical,
  type GameTypes,
  isPlayer,
  type Ledger,
  type Match,
  openLedger,
  outlook,
  owedBy,
  type Player,
  seatName,
} from '@grognard/engine';
import type { RecordedLog } from './logs.ts';

/**
 * How many orders are on offer before each order of a log: to whom, and how many of each kind. An offer that goes missing,
 * or comes twice, changes a count although the log is judged as it was.
 */
export type Perft = readonly string[];

/** Everything on offer to a seat: outright, and for each that it may look at. */
const offered = <K extends GameTypes>(
  { game, setting }: Match<K>,
  view: K['View'],
  seat: Player,
): readonly K['Order'][] => {
  const reading = game.read(setting, view);
  const focuses = game.able?.(reading, seat) ?? [];
  return [
    ...game.options(reading, seat).orders,
    ...focuses.flatMap((focus) => game.options(reading, seat, focus).orders),
  ];
};

/** The same order may be on offer outright and for a piece: it is one. */
const countsOf = (orders: readonly { readonly kind: string }[]): string => {
  const counts = new Map<string, number>();
  for (const { kind } of new Map(orders.map((order) => [canonical(order), order])).values())
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
};

const lineFor = <K extends GameTypes>(
  match: Match<K>,
  { table, entries }: Ledger<K>,
  seat: Player,
): string => {
  const look = outlook(match, table, seat);
  const orders = owedBy(look, seat).flatMap(({ orders: kinds }) => kinds);
  const answering = offered(match, look.view, seat).filter(({ kind }) => orders.includes(kind));
  return `${entries.length} ${seatName(seat)}: ${countsOf(answering)}`;
};

const owing = <K extends GameTypes>(match: Match<K>, { table }: Ledger<K>): readonly Player[] =>
  match.seats.filter(isPlayer).filter((seat) => owedBy(outlook(match, table, seat), seat).length > 0);

/** Looks at so many places of a log, evenly spread: where offers are dear, not at each. */
const MOST = 60;

/** The counts along a log. */
export const perftOf = <K extends GameTypes>(match: Match<K>, { log }: RecordedLog<K>): Perft => {
  const every = Math.ceil(log.entries.length / MOST);
  const lines: string[] = [];
  let ledger = openLedger(log.opening);
  for (const [place, entry] of log.entries.entries()) {
    if (place % every === 0)
      for (const seat of owing(match, ledger)) lines.push(lineFor(match, ledger, seat));
    ledger = appended(match, ledger, entry);
  }
  return lines;
};

const fileOf = (folder: string, name: string): string => `${folder}/${name}.json`;

export const keepPerft = (folder: string, name: string, perft: Perft): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, name), `${JSON.stringify(perft, undefined, 1)}\n`);
};

/** The counts as they were kept; none if they never were. */
export const perftKept = (folder: string, name: string): Perft | undefined => {
  const file = fileOf(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};
