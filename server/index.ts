export { openKeeping } from './admin/open.ts';
export type { Keeping } from './admin/table-admin.ts';
export { type Standing, TABLE_STATES, type TableState } from './admin/table-status.ts';
export { shelveGame } from './content/games.ts';
export { PlainFailure } from './failure.ts';
export { inspect } from './inspection/worker.ts';
export { type CopyHolds, checkCopy } from './maintenance/check-copy.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
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
