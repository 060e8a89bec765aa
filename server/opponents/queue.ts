/** Something to be thought about at a table. */
export interface Job {
  readonly table: string;
  /** Whose share of the threads it takes: that of the address which set the table up. */
  readonly share: string;
  /** Whether a person waits for it now; he may come while it lies here. */
  readonly isWaitedFor: () => boolean;
}

/** What waits for a thread. Those who set tables up take turns, and so do the tables of each. */
export interface Queue<J extends Job> {
  push(job: J): void;
  /** The next, those that a person waits for before all others; where `onlyWaited`, none of the others. */
  take(onlyWaited: boolean): J | undefined;
  /** False when it is not here. */
  remove(job: J): boolean;
  jobs(): readonly J[];
}

export const createQueue = <J extends Job>(): Queue<J> => {
  /** By share, by table; whoever stands first has waited longest for his turn. */
  const shares = new Map<string, Map<string, J[]>>();

  const find = (fits: (job: J) => boolean): J | undefined => {
    for (const tables of shares.values())
      for (const jobs of tables.values()) {
        const found = jobs.find(fits);
        if (found !== undefined) return found;
      }
    return undefined;
  };

  const remove = (job: J): boolean => {
    const tables = shares.get(job.share);
    const jobs = tables?.get(job.table);
    const place = jobs?.indexOf(job) ?? -1;
    if (tables === undefined || jobs === undefined || place < 0) return false;
    jobs.splice(place, 1);
    if (jobs.length === 0) tables.delete(job.table);
    if (tables.size === 0) shares.delete(job.share);
    return true;
  };

  /** Whoever has had his turn stands last. */
  const turn = ({ share, table }: J): void => {
    const tables = shares.get(share);
    if (tables === undefined) return;
    shares.delete(share);
    shares.set(share, tables);
    const jobs = tables.get(table);
    if (jobs === undefined) return;
    tables.delete(table);
    tables.set(table, jobs);
  };

  return {
    push: (job) => {
      const tables = shares.get(job.share) ?? new Map<string, J[]>();
      shares.set(job.share, tables);
      tables.set(job.table, [...(tables.get(job.table) ?? []), job]);
    },
    take: (onlyWaited) => {
      const next = find((job) => job.isWaitedFor()) ?? (onlyWaited ? undefined : find(() => true));
      if (next === undefined) return undefined;
      remove(next);
      turn(next);
      return next;
    },
    remove,
    jobs: () => [...shares.values()].flatMap((tables) => [...tables.values()].flat()),
  };
};
