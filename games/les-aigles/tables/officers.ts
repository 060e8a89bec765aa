/** LA-S3.2-9: what officers are usually worth, for a club to print otherwise. */
import type { OfficerLevel } from '../vocabulary.ts';

export interface OfficerRow {
  readonly rule: string;
  /** What he can add to a morale test. */
  readonly charisma: number;
  /** How many orders he gives in a period; an aide has his general's. */
  readonly authority: number;
}

/** Both values run from 0 to this. */
export const MOST = 5;

const row = (charisma: number, authority: number): OfficerRow => ({ rule: 'LA-S3.2-9', charisma, authority });

export const officerRows: Readonly<Record<OfficerLevel, OfficerRow>> = {
  army: row(3, 4),
  division: row(2, 3),
  brigade: row(1, 2),
};
