/** Officers: house values of the supplement, for a club to print otherwise. Lengths are in 0.001 cm. */
import { unitsOf } from '@grognard/field';
import type { OfficerLevel } from '../model/vocabulary.ts';

export interface OfficerRow {
  /** What he can add to a morale test. */
  readonly charisma: number;
  /** Orders that he gives or changes in a period; an aide has his general's. */
  readonly authority: number;
}

/** Both values run from 0 to this. */
export const MOST = 5;

/** LA-S3.2-9: what an officer is worth unless it is said. */
export const officerRows: Readonly<Record<OfficerLevel, OfficerRow>> = {
  army: { charisma: 3, authority: 4 },
  division: { charisma: 2, authority: 3 },
  brigade: { charisma: 1, authority: 2 },
};

/** LA-S3.2-10: how far an officer's voice carries, by his authority. */
const VOICE: readonly number[] = [0, 0, 5, 10, 15, 20].map(unitsOf);

export const orderDistance = (authority: number): number =>
  VOICE[Math.max(0, Math.min(authority, VOICE.length - 1))] ?? 0;

/** LA-S3.2-11: a quarter's ride. */
export const QUARTER_RIDE = unitsOf(12);

/** LA-S3.2-12: on this die an officer is hit, and so many quarters later the next in rank takes over. */
export const HIT_ON = 6;
export const SUCCESSION_QUARTERS = 2;
