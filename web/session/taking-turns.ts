/** Does one thing after the other, in the order in which they were asked for. */
export const takingTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(deed: () => Promise<T>): Promise<T> => {
    const turn = last.then(deed);
    last = turn.catch(() => undefined);
    return turn;
  };
};
