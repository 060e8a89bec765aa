/** How many letters must be changed, added or left out to make one word of another. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...to].entries()) {
      const changed = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};

/** The name that a mistyped word was most likely meant to be, if any. */
export const nearest = (word: string, names: readonly string[]): string | undefined => {
  const near = names
    .map((name) => ({ name, far: distance(word, name) }))
    .filter(({ name, far }) => far <= Math.min(2, name.length / 2));
  return near.sort((a, b) => a.far - b.far)[0]?.name;
};
