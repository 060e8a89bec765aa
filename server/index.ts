export { openTableAdmin } from './admin/open.ts';
export type { TableAdmin } from './admin/table-admin.ts';
export { TABLE_STATES, type TableState, type TableStatus } from './admin/table-status.ts';
export { registerGame } from './content/games.ts';
export { PlainFailure } from './failure.ts';
export { inspect } from './inspection/worker.ts';
export { type CopyContents, checkCopy } from './maintenance/check-copy.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
export { backup, openStore, type StoreLocation } from './store/open.ts';
export type {
  Append,
  AppendAnswer,
  Entry,
  GameRow,
  NewGame,
  News,
  Page,
  Snapshot,
  Store,
  StoredDocument,
} from './store/store.ts';
