/** Work on one thing, one after the other: each waits for those that came before it. */
export const takingTurns = (): (<T>(name: string, work: () => Promise<T>) => Promise<T>) => {
  const lines = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const mine = (lines.get(name) ?? Promise.resolve()).then(work, work);
    const settled = mine.catch(() => {});
    lines.set(name, settled);
    try {
      return await mine;
    } finally {
      if (lines.get(name) === settled) lines.delete(name);
    }
  };
};
