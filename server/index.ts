export { PlainFailure } from './failure.ts';
export { inspect } from './inspection/worker.ts';
export { type CopyHolds, checkCopy } from './keeping/checked-copy.ts';
export type { Keeping } from './keeping/keeping.ts';
export { openKeeping } from './keeping/open.ts';
export { type Standing, TABLE_STATES, type TableState } from './keeping/standing.ts';
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
