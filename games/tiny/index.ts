export { tiny } from './game.ts';
export type * from './vocabulary.ts';
