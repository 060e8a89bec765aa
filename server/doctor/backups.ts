import { PlainFailure } from '../failure.ts';
import { backupsIn } from '../maintenance/backup-files.ts';
import { checkCopy } from '../maintenance/check-copy.ts';
import type { Settings } from '../settings/read.ts';
import { type Finding, finding } from './finding.ts';

const HOUR = 3_600_000;

export const examineBackups = async ({ backups, backupEvery }: Settings): Promise<readonly Finding[]> => {
  if (backups === undefined) return [finding('backups', 'warning', 'noBackups')];
  const [newest] = backupsIn(backups);
  if (newest === undefined) return [finding('backups', 'warning', 'backupNone', backups)];
  const age = Date.now() - newest.at;
  const hours = Math.max(0, Math.round(age / HOUR));
  try {
    const { games } = await checkCopy(newest.file);
    // Twice as old as it should be: the server may be down for a while.
    return age > 2 * backupEvery
      ? [finding('backups', 'fault', 'backupOld', newest.file, hours)]
      : [finding('backups', 'good', 'backupGood', newest.file, hours, games)];
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    return [finding('backups', 'fault', 'backupBroken', error.said)];
  }
};
