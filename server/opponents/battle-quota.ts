/** The battles that generals fight alone, by whose share they take: so many of each may go on at the same time. */
export interface BattleQuota {
  /** Whether one more of that share may be set up. */
  hasRoom(share: string | undefined): boolean;
  /** Whether a table may be played now. If not it waits until another of its share leaves. */
  enter(share: string | undefined, table: string): boolean;
  /** It is over, or nobody looks on. Says which one may be played in its stead. */
  leave(table: string): string | undefined;
  /** How many go on. */
  count(): number;
}

interface Fought {
  readonly going: Set<string>;
  /** In the order in which they came. */
  readonly waiting: Set<string>;
}

/** `most`: of one share. What has none, such as the tables of whoever sits at the machine itself, is not bounded. */
export const createBattleQuota = (most: number): BattleQuota => {
  const shares = new Map<string | undefined, Fought>();

  const foughtBy = (share: string | undefined): Fought => {
    const known = shares.get(share) ?? { going: new Set(), waiting: new Set() };
    shares.set(share, known);
    return known;
  };

  return {
    hasRoom: (share) => {
      const known = shares.get(share);
      return share === undefined || known === undefined || known.going.size + known.waiting.size < most;
    },
    enter: (share, table) => {
      const { going, waiting } = foughtBy(share);
      const enters = share === undefined || going.has(table) || going.size < most;
      if (enters) waiting.delete(table);
      (enters ? going : waiting).add(table);
      return enters;
    },
    leave: (table) => {
      for (const [share, { going, waiting }] of shares) {
        const wasGoing = going.delete(table);
        if (!waiting.delete(table) && !wasGoing) continue;
        if (going.size + waiting.size === 0) shares.delete(share);
        return wasGoing ? waiting.values().next().value : undefined;
      }
      return undefined;
    },
    count: () => [...shares.values()].reduce((all, { going }) => all + going.size, 0),
  };
};
