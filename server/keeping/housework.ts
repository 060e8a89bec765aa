import type { Said } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { type BackupPlan, type Backups, keepBackups } from './backups.ts';
import { type Expiry, type ExpiryPlan, keepExpiry } from './expiry.ts';

/** What a house does by itself, as far as its keeper wants it. */
export interface HouseworkPlan {
  readonly backups?: BackupPlan | undefined;
  readonly expiry?: ExpiryPlan | undefined;
}

interface Housework {
  begin(): void;
  /** What its keeper should see to, by name. */
  warnings(): readonly string[];
  close(): Promise<void>;
}

export const createHousework = (
  store: Store,
  { backups: backupPlan, expiry: expiryPlan }: HouseworkPlan,
  say: (words: Said) => void,
): Housework => {
  let backups: Backups | undefined;
  let expiry: Expiry | undefined;
  return {
    begin: () => {
      if (backupPlan !== undefined) backups = keepBackups(store, backupPlan, say);
      if (expiryPlan !== undefined) expiry = keepExpiry(store, expiryPlan, say);
    },
    warnings: () => (backups?.failure() === undefined ? [] : ['no-backup']),
    close: async () => {
      await expiry?.close();
      await backups?.close();
    },
  };
};
