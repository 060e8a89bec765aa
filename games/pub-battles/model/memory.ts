/**
 * One thing that can be remembered: how its memory begins. A topic is a constant; the memory itself belongs to whoever is handed on as
 * an argument: the setting, its terrain, a reading or a board. It is forgotten with them.
 */
export interface Topic<Kept> {
  readonly begin: () => Kept;
}

export const topic = <Kept>(begin: () => Kept): Topic<Kept> => ({ begin });

/** What is remembered of a topic. */
export type Memory = <Kept>(about: Topic<Kept>) => Kept;

export const newMemory = (): Memory => {
  const memories = new Map<Topic<unknown>, unknown>();
  return <Kept>(about: Topic<Kept>): Kept => {
    // What is kept under a topic was begun by it.
    const known = memories.get(about) as Kept | undefined;
    if (known !== undefined) return known;
    const begun = about.begin();
    memories.set(about, begun);
    return begun;
  };
};
