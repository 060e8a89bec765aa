import type { Said } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { backupsIn } from './backup-files.ts';
import { type BackupPlan, type Backups, keepBackups } from './backups.ts';
import { type ExpiryPlan, keepExpiry } from './expiry.ts';
import type { Hourly } from './hourly.ts';
import { clearOrphans } from './orphans.ts';

/** What a server does by itself, as far as its operator wants it. */
export interface MaintenancePlan {
  readonly backups?: BackupPlan | undefined;
  readonly expiry?: ExpiryPlan | undefined;
}

interface Maintenance {
  begin(): void;
  /** What its operator should see to, by name. */
  warnings(): readonly string[];
  /** When the last backup was made, in milliseconds since 1970. */
  lastBackup(): Promise<number | undefined>;
  close(): Promise<void>;
}

export const createMaintenance = (
  store: Store,
  { backups: backupPlan, expiry: expiryPlan }: MaintenancePlan,
  say: (words: Said) => void,
): Maintenance => {
  let backups: Backups | undefined;
  let expiry: Hourly | undefined;
  let orphans: Hourly | undefined;
  return {
    begin: () => {
      orphans = clearOrphans(store);
      if (backupPlan !== undefined) backups = keepBackups(store, backupPlan, say);
      if (expiryPlan !== undefined) expiry = keepExpiry(store, expiryPlan, say);
    },
    lastBackup: async () => (backupPlan === undefined ? undefined : backupsIn(backupPlan.folder)[0]?.at),
    warnings: () => (backups?.failure() === undefined ? [] : ['no-backup']),
    close: async () => {
      await orphans?.close();
      await expiry?.close();
      await backups?.close();
    },
  };
};
