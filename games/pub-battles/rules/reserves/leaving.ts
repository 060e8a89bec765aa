import { type Refusal, refuse } from '@grognard/engine';
import { cmOf, isUpTo } from '@grognard/field';
import type { Marcher } from '../../model/march.ts';
import type { Reading } from '../../model/reading.ts';
import type { OwnPiece } from '../../model/view.ts';
import { thirdOf } from '../movement/cost.ts';
import { heldBy, hqFor } from './holding.ts';
import { roadHeading, roadUnder } from './road-back.ts';

/**
 * PB-R097, PB-R100: a hidden piece marches from the spot of its HQ, in column if that is on a road. What the HQ has
 * gone this turn is charged to it (PB-R098): hand it to `judgeMarch` as spent.
 */
export const reserveStart = ({ setting, view }: Reading, piece: OwnPiece): Marcher | undefined => {
  const hq = hqFor(view, piece.formation);
  if (piece.where !== 'reserve' || hq === undefined) return undefined;
  const { column: _column, ...block } = piece;
  const road = roadUnder(setting, hq);
  const { x, y } = road === undefined ? hq : { x: Math.round(road.x), y: Math.round(road.y) };
  return road === undefined
    ? { ...block, x, y, heading: hq.heading }
    : { ...block, x, y, heading: roadHeading(setting.terrain.roads, road, hq.heading), column: true };
};

/** PB-R098: how far an HQ may go with what it carries: as far as the slowest of it; undefined if it carries nothing. */
export const carryLimit = ({ setting, view }: Reading, hq: string): number | undefined => {
  const allowances = heldBy(view, hq).map((piece) => 3 * thirdOf(setting, piece));
  return allowances.length === 0 ? undefined : Math.min(...allowances);
};

export const carryRefusals = (reading: Reading, hq: string, way: number): readonly Refusal[] => {
  const limit = carryLimit(reading, hq);
  return limit === undefined || isUpTo(way, limit)
    ? []
    : [refuse('PB-R098', 'carries-too-far', { hq, cm: cmOf(Math.round(way)), allowed: cmOf(limit) })];
};
