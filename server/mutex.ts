/** Work on one thing, one after the other: each waits for those that came before it, and only for them. */
export const createKeyedMutex = (): (<T>(name: string, work: () => Promise<T>) => Promise<T>) => {
  const lines = new Map<string, Promise<void>>();
  return (name, work) => {
    const before = lines.get(name);
    const mine = before === undefined ? work() : before.then(work);
    const over = (): void => {
      if (lines.get(name) === settled) lines.delete(name);
    };
    const settled = mine.then(over, over);
    lines.set(name, settled);
    return mine;
  };
};

/** The same where there is only one thing to work on. */
export const createMutex = (): (<T>(work: () => T | Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
};
