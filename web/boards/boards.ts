import type { Board } from './board.ts';

/** A board gets back only the hands that it made itself, so that nobody else needs to know what they hold. */
const closed = <Hands extends object>(board: Board<Hands>): Board<object> =>
  board as unknown as Board<object>;

/** Brings in a game's board when somebody sits down to it. Each game adds its line. */
export const boards: Readonly<Record<string, () => Promise<Board<object>>>> = {
  'cursed-blades': async () => closed((await import('./cursed-blades/board.ts')).board),
  'les-aigles': async () => closed((await import('./les-aigles/board.ts')).board),
  'pub-battles': async () => closed((await import('./pub-battles/board.ts')).board),
};
