import type { Board } from './board.ts';

/** Brings in a game's board when somebody sits down to it. Each game adds its line. */
export const boards: Readonly<Record<string, () => Promise<Board<object>>>> = {};
