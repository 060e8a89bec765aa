export { catalogue } from './catalogue.ts';
export { type Listing, loadShown } from './listing.ts';
export { GAME_IDS, type GameId, SPACES, type Space } from './vocabulary.ts';
