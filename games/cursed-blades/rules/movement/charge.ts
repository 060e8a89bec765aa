import type { RuleId } from '@grognard/engine';
import { sideTowards, turnBetweenFacings } from '@grognard/field/hex';
import type { Reading } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import type { Marker } from '../../model/vocabulary.ts';
import { obstaclesOn } from '../counters/obstacles.ts';
import { groundAt } from '../map/board.ts';
import { isAloft } from './aloft.ts';

/**
 * CB-B4.4-21, CB-G1: whether a step counts towards a charge: straight ahead, on clear ground, onto no obstacle; CB-Q44:
 * what a flyer passes over is none.
 */
export const isChargingStep = (reading: Reading, unit: Unit, to: number): boolean => {
  const { setting } = reading;
  const { board, sides } = setting.terrain;
  const side = sideTowards(board, unit.hex, to);
  const kind = sides[unit.hex * 6 + side];
  return (
    turnBetweenFacings(unit.facing, side * 2) <= 1 &&
    (kind === 'normal' || kind === 'road') &&
    groundAt(reading, to) === 'clear' &&
    (isAloft(setting, unit) || obstaclesOn(reading, to).length === 0)
  );
};

/** Whether a unit is fit to bear a charge marker. */
export const canCharge = ({ formed, cohesion, breath }: Unit): boolean =>
  formed === undefined && cohesion === 'good-order' && breath !== 'out-of-breath';

const RUN = 2;

/** The marker of a unit whose move ends engaging somebody, after so many charging steps in a row. */
export const markerEarned = (unit: Unit, run: number): { marker: Marker; rules: readonly RuleId[] } => {
  const charges = canCharge(unit);
  if (charges && run >= RUN) return { marker: 'charge', rules: ['CB-B4.4-20', 'CB-B4.4-21'] };
  if (charges && unit.marker === 'charge' && run === 1)
    return { marker: 'charge', rules: ['CB-B4.4-20', 'CB-B4.4-22'] };
  return {
    marker: 'contact',
    rules: ['CB-B4.4-20', ...(unit.formed === undefined ? [] : ['CB-B4.11-6'])],
  };
};
