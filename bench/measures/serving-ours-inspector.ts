import { registerMarch } from './serving-ours-games.ts';

/** The thread in which the log of a table is looked through, knowing a game that the catalogue does not list. */
registerMarch();

export { inspect } from '@grognard/server';
