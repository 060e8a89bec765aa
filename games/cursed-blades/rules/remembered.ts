/** The answer for each thing, found once and kept as long as the thing lives. It must depend on the thing alone. */
export const remembered = <K extends object, V>(find: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  // Mostly the same thing is asked about again.
  let last: { readonly key: K; readonly answer: V } | undefined;
  return (key) => {
    if (last?.key === key) return last.answer;
    const answer = known.get(key) ?? find(key);
    known.set(key, answer);
    last = { key, answer };
    return answer;
  };
};
