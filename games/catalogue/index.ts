export { catalogue } from './catalogue.ts';
export { isReady, type Listing } from './listing.ts';
export {
  type ByLanguage,
  GAME_IDS,
  type GameId,
  LANGUAGES,
  type Language,
  SPACES,
  type Space,
} from './vocabulary.ts';
