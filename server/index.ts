export { PlainFailure } from './failure.ts';
export { inspect } from './inspection/worker.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
export { shelveGame } from './shelf/load.ts';
export { backup, openStore, type Place } from './store/open.ts';
export type {
  Append,
  AppendAnswer,
  Entry,
  GameRow,
  NewGame,
  News,
  Page,
  Paper,
  Snapshot,
  Store,
} from './store/store.ts';
