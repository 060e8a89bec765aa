import type { Body } from '@grognard/field';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { bodyOfPart } from './blocks.ts';

/** One that stands somewhere: on the table, or where a march has brought it. */
export interface Placed {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  readonly body: Body;
}

export const placedAt = (
  setting: Memories,
  state: Pick<State, 'parts' | 'units'>,
  index: number,
  part?: Part,
): Placed => {
  const unit = unitOfPart(state, index);
  const now = part ?? partOf(state, index);
  return { index, part: now, unit, body: bodyOfPart(setting, now, unit.arm) };
};
