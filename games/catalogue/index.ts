export { catalogue } from './catalogue.ts';
export { type Listing, loadInSight } from './listing.ts';
export { GAME_IDS, type GameId, SPACES, type Space } from './vocabulary.ts';
