/** What each attitude lets a unit do. */
import type { Attitude } from '../vocabulary.ts';

export interface AttitudeRow {
  readonly rule: string;
  readonly charges: boolean;
  /** May charge back once it is charged itself. */
  readonly counterCharges: boolean;
  readonly evades: boolean;
}

const row = (
  rule: string,
  charges: boolean,
  counterCharges: boolean,
  evades: boolean = false,
): AttitudeRow => ({ rule, charges, counterCharges, evades });

export const attitudeRows: Readonly<Record<Attitude, AttitudeRow>> = {
  attack: row('LA-S3.2-1', true, true),
  hold: row('LA-S3.2-2', false, false),
  cover: row('LA-S3.2-3', true, true),
  harass: row('LA-S3.2-4', false, false, true),
  support: row('LA-S3.2-5', false, true),
  manoeuvre: row('LA-S3.2-6', false, true),
};
