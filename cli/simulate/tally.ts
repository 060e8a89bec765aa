import type { Outcome, Side } from '@grognard/engine';

/** How battles came out, added up; adding does not depend on the order. */
export interface BattleTally {
  readonly games: number;
  readonly ended: number;
  readonly wins: Readonly<Record<Side | 'draws', number>>;
  readonly orders: number;
}

export const noBattles = (sides: readonly Side[]): BattleTally => ({
  games: 0,
  ended: 0,
  wins: Object.fromEntries([...sides, 'draws'].map((name) => [name, 0])),
  orders: 0,
});

export const tallyOf = (outcome: Outcome | undefined, orders: number): BattleTally => ({
  games: 1,
  ended: outcome === undefined ? 0 : 1,
  wins: outcome === undefined ? {} : { [outcome.winner ?? 'draws']: 1 },
  orders,
});

export const added = (a: BattleTally, b: BattleTally): BattleTally => {
  const names = new Set([...Object.keys(a.wins), ...Object.keys(b.wins)]);
  return {
    games: a.games + b.games,
    ended: a.ended + b.ended,
    wins: Object.fromEntries([...names].map((name) => [name, (a.wins[name] ?? 0) + (b.wins[name] ?? 0)])),
    orders: a.orders + b.orders,
  };
};
