import { existsSync, readdirSync } from 'node:fs';
import { inCheckout } from './paths.mjs';

/** Everything in `games/` that has tests, the game that tools are tried with and the catalogue among them. */
export const gameFolders = () =>
  readdirSync(inCheckout('games')).filter((name) => existsSync(inCheckout('games', name, 'test')));

/** The games that people play: what has a rulebook is a game, and `tiny` is for tests. */
export const gameNames = () =>
  gameFolders().filter((name) => name !== 'tiny' && existsSync(inCheckout('games', name, 'rulebook')));
