/** What each attitude lets a unit do. */
import { unitsOf } from '@grognard/field';
import type { Attitude } from '../model/vocabulary.ts';

export interface AttitudeRow {
  readonly rule: string;
  readonly charges: boolean;
  /** May charge back once it is charged itself. */
  readonly counterCharges: boolean;
  readonly evades: boolean;
  /** What it does after a melee that it has won: 'short' is three centimetres and no pursuit. */
  readonly follows: 'must' | 'may' | 'short' | 'never';
  /** Where its order keeps it. */
  readonly keeps: 'closing' | 'position' | 'friend' | 'enemy' | 'route';
  /** A battery can be given this order: LA-S3.2-7. */
  readonly forGuns: boolean;
}

/** LA-S3.2-3, -5: how far from the unit that it covers or supports, in 0.001 cm. */
export const BY_ITS_FRIEND = unitsOf(15);

/** Charges, counter-charges, evades. */
type Permits = readonly [boolean, boolean, boolean];

const row = (
  rule: string,
  [charges, counterCharges, evades]: Permits,
  follows: AttitudeRow['follows'],
  keeps: AttitudeRow['keeps'],
  forGuns: boolean = false,
): AttitudeRow => ({ rule, charges, counterCharges, evades, follows, keeps, forGuns });

export const attitudeRows: Readonly<Record<Attitude, AttitudeRow>> = {
  attack: row('LA-S3.2-1', [true, true, false], 'must', 'closing', true),
  hold: row('LA-S3.2-2', [false, false, false], 'short', 'position', true),
  cover: row('LA-S3.2-3', [true, true, false], 'may', 'friend'),
  harass: row('LA-S3.2-4', [false, false, true], 'never', 'enemy'),
  support: row('LA-S3.2-5', [false, true, false], 'may', 'friend', true),
  manoeuvre: row('LA-S3.2-6', [false, true, false], 'never', 'route'),
};
