import type { Arm, Drill, Nation, Status } from '../vocabulary.ts';

/** One row of the national tables; lengths in centimetres a period, as printed. */
export interface Troop {
  readonly id: string;
  readonly rule: string;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly status: Status;
  readonly drill: Drill;
  readonly combat: number;
  /** Added to combat by a charge. */
  readonly charge: number;
  readonly fire: number;
  readonly weapon?: 'carbine' | 'rifle';
  /** A whole period's march in line; a battery's, limbered, is its column. */
  readonly line: number;
  readonly column: number;
  readonly budget: number;
  /** May be sent out as skirmishers. */
  readonly skirmishes?: true;
  /** Counts as light infantry. */
  readonly light?: true;
}

export const troops: readonly Troop[] = [
  {
    ...{
      id: 'fusilier',
      rule: 'LA-S3.7-1',
      nation: 'france',
      arm: 'infantry',
      status: 'regular',
      drill: 'A',
    },
    ...{ combat: 4, charge: 1, fire: 4, line: 14, column: 18, budget: 20 },
  },
];

export const troopOf = (nation: Nation, id: string): Troop => {
  const troop = troops.find((each) => each.nation === nation && each.id === id);
  if (troop === undefined) throw new RangeError(`There is no ${id} in the tables of ${nation}`);
  return troop;
};
