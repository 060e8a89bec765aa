import type { Said } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { backupsIn } from './backup-files.ts';
import { type BackupPlan, type Backups, keepBackups } from './backups.ts';
import { type ExpiryPlan, keepExpiry } from './expiry.ts';
import type { Hourly } from './hourly.ts';
import { clearLeftovers } from './orphans.ts';

/** What a house does by itself, as far as its keeper wants it. */
export interface HouseworkPlan {
  readonly backups?: BackupPlan | undefined;
  readonly expiry?: ExpiryPlan | undefined;
}

interface Housework {
  begin(): void;
  /** What its keeper should see to, by name. */
  warnings(): readonly string[];
  /** When the last backup was made, in milliseconds since 1970. */
  lastBackup(): Promise<number | undefined>;
  close(): Promise<void>;
}

export const createHousework = (
  store: Store,
  { backups: backupPlan, expiry: expiryPlan }: HouseworkPlan,
  say: (words: Said) => void,
): Housework => {
  let backups: Backups | undefined;
  let expiry: Hourly | undefined;
  let leftovers: Hourly | undefined;
  return {
    begin: () => {
      leftovers = clearLeftovers(store);
      if (backupPlan !== undefined) backups = keepBackups(store, backupPlan, say);
      if (expiryPlan !== undefined) expiry = keepExpiry(store, expiryPlan, say);
    },
    lastBackup: async () => (backupPlan === undefined ? undefined : backupsIn(backupPlan.folder)[0]?.at),
    warnings: () => (backups?.failure() === undefined ? [] : ['no-backup']),
    close: async () => {
      await leftovers?.close();
      await expiry?.close();
      await backups?.close();
    },
  };
};
