/** What each attitude lets a unit do. */
import type { Attitude } from '../vocabulary.ts';

export interface AttitudeRow {
  readonly rule: string;
  readonly charges: boolean;
  /** May charge back once it is charged itself. */
  readonly counterCharges: boolean;
  readonly evades: boolean;
  /** LA-S3.5-17: whether it follows an enemy whom it makes recoil. */
  readonly follows: 'must' | 'may' | 'never';
}

const row = (
  rule: string,
  charges: boolean,
  counterCharges: boolean,
  follows: AttitudeRow['follows'],
  evades: boolean = false,
): AttitudeRow => ({ rule, charges, counterCharges, evades, follows });

export const attitudeRows: Readonly<Record<Attitude, AttitudeRow>> = {
  attack: row('LA-S3.2-1', true, true, 'must'),
  hold: row('LA-S3.2-2', false, false, 'may'),
  cover: row('LA-S3.2-3', true, true, 'may'),
  harass: row('LA-S3.2-4', false, false, 'never', true),
  support: row('LA-S3.2-5', false, true, 'may'),
  manoeuvre: row('LA-S3.2-6', false, true, 'never'),
};
