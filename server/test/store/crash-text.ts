/** Every other run writes entries so long that a few dozen are more than the store takes in before it has to make room. */
const LONG = 20_000;

/** What a run writes, told by the name of its game. */
export const textOf = (game: string, seq: number): string => {
  const run = Number(game.split('-')[1]);
  return `${game} ${seq}`.padEnd(run % 2 === 0 ? 0 : LONG, '.');
};
