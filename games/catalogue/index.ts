export { catalogue, GAME_IDS } from './catalogue.ts';
export { type Listing, loadShown } from './listing.ts';
export { SPACES, type Space } from './vocabulary.ts';
