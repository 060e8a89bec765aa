import { loadPeer } from '../install.ts';
import type { Work } from '../measure.ts';
import { BOARD, marchesOf, REACH, sides, type Unit, unitsOf } from './march-cases.ts';

/** What is used of boardgame.io: its reducer, through which its master runs every move. */
interface State {
  readonly G: { readonly units: readonly Unit[] };
}
type Draft = { units: { -readonly [K in keyof Unit]: Unit[K] }[] };
interface BoardGame {
  CreateGameReducer(options: { game: object }): (state: State, action: object) => State;
  InitializeGame(options: { game: object; numPlayers: number }): State;
}

/** What a move returns to refuse. */
const INVALID_MOVE = 'INVALID_MOVE';

export const gameOf = (count: number) => ({
  name: 'march',
  // It would keep every state for ever.
  disableUndo: true,
  setup: () => ({ units: unitsOf(count) }),
  moves: {
    march: ({ G, playerID }: { G: Draft; playerID: string }, unit: number, x: number, y: number) => {
      const moving = G.units[unit];
      if (moving === undefined || moving.side !== playerID || !moving.alive) return INVALID_MOVE;
      if (Math.max(Math.abs(x - moving.x), Math.abs(y - moving.y)) > REACH) return INVALID_MOVE;
      if (x < 0 || y < 0 || x >= BOARD || y >= BOARD) return INVALID_MOVE;
      moving.x = x;
      moving.y = y;
      return undefined;
    },
  },
});

/**
 * Outside production it checks after every move that the state is plain data, as it does for whoever installs it
 * and sets nothing.
 */
export const boardgameMarch = async (count: number, production: boolean): Promise<Work> => {
  process.env.NODE_ENV = 'production';
  const { CreateGameReducer, InitializeGame } = (await loadPeer(
    'boardgame.io/dist/cjs/internal.js',
  )) as BoardGame;
  const game = gameOf(count);
  const reduce = CreateGameReducer({ game });
  const moves = marchesOf(count).map(({ unit, x, y }) => ({
    unit,
    action: { type: 'MAKE_MOVE', payload: { type: 'march', args: [unit, x, y], playerID: sides[0] } },
  }));
  let state = InitializeGame({ game, numPlayers: 2 });
  let next = 0;
  return (times) => {
    process.env.NODE_ENV = production ? 'production' : 'development';
    let total = 0;
    for (let i = 0; i < times; i += 1) {
      const { unit, action } = moves[next];
      state = reduce(state, action);
      total += state.G.units[unit].x;
      next = (next + 1) % moves.length;
    }
    process.env.NODE_ENV = 'production';
    return total;
  };
};
