import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import { typeOf } from '../map/board.ts';

/** CB-Q44: whether a unit passes over what stands on the ground, and has to do with it only where it comes down. */
export const isAloft = ({ switches }: Pick<Setting, 'switches'>, unit: Unit): boolean =>
  typeOf(unit).move.class === 'flying' && switches.flyersMind === 'whereTheyLand';
