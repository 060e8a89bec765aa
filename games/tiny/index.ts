export { tiny } from './game.ts';
export type * from './model/vocabulary.ts';
