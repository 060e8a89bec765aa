import type { Board } from './board.ts';

/** A board gets back only the hands that it made itself, so that nobody else needs to know what they hold. */
type Closed = Board<object>;

/** The folders beside this file that hold a board, each named like its game; that of the tiny game is for tests. */
const found = import.meta.glob<Closed>(['./*/board.ts', '!./tiny/board.ts'], { import: 'board' });

/** Brings in a game's board when somebody sits down to it. */
export const boards: Readonly<Record<string, () => Promise<Closed>>> = Object.fromEntries(
  Object.entries(found).map(([file, bring]) => [file.split('/')[1] ?? file, bring]),
);
