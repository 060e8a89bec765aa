/** The most of a length up to which something is so, found to a grain: what is so at some length is so at any shorter one. */
export const upTo = (most: number, grain: number, isSo: (by: number) => boolean): number => {
  if (isSo(most)) return most;
  let [good, bad] = [0, most];
  while (bad - good > grain) {
    const middle = Math.round((good + bad) / 2);
    if (isSo(middle)) good = middle;
    else bad = middle;
  }
  return good;
};
