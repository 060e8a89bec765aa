/** What troops and officers cost. */
import type { Calibre, Troop } from './troops.ts';

/** LA-S3.7-71: for each gunner. */
const GUNNER: Readonly<Record<Calibre | 'light', number>> = { light: 45, medium: 55, heavy: 70 };
const HORSE_GUNNER = 10;

/** LA-S3.7-73. */
const GENERAL = { flat: 30, charisma: 20, authority: 20 } as const;
const AIDE = 15;

/** What something costs, and the rule it is reckoned by. */
export interface Price {
  readonly points: number;
  readonly rule: string;
}

/** One figure, at the price of its table; one gunner, by calibre. */
export const priceOf = ({ id, arm, calibre, budget }: Troop): Price => {
  if (calibre !== undefined) {
    const points = GUNNER[calibre] + (arm === 'horse artillery' ? HORSE_GUNNER : 0);
    return { points, rule: 'LA-S3.7-71' };
  }
  return { points: budget, rule: id === 'engineer' ? 'LA-S3.7-72' : 'LA-S3.7-70' };
};

export const officerPrice = (charisma: number, authority: number): Price => ({
  points: GENERAL.flat + GENERAL.charisma * charisma + GENERAL.authority * authority,
  rule: 'LA-S3.7-73',
});

export const aidePrice: Price = { points: AIDE, rule: 'LA-S3.7-73' };
