/** The answer for each thing, found once and kept as long as the thing lives. It must depend on the thing alone. */
export const remembered = <K extends object, V>(find: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const found = find(key);
    known.set(key, found);
    return found;
  };
};
