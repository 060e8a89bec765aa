import { flat, type Side } from '@grognard/engine';
import type { Block } from '@grognard/field';
import { isThere, unitOfPart } from '../../../model/evolve.ts';
import { newMemory } from '../../../model/memory.ts';
import type { State } from '../../../model/state.ts';
import type { Arm, Formation } from '../../../model/vocabulary.ts';
import { blocksOf } from '../../shape/blocks.ts';

/** A part as it is drawn: its ground, whose it is, and which way it looks. */
export interface OnTable {
  readonly id: string;
  readonly side: Side;
  readonly arm: Arm;
  readonly formation: Formation;
  readonly heading: number;
  readonly blocks: readonly Block[];
}

export const whoStands = (state: State): readonly OnTable[] => {
  const setting = { memory: newMemory() };
  return flat(state.parts).flatMap((part, index) => {
    if (!isThere(part)) return [];
    const { id, side, arm } = unitOfPart(state, index);
    return [
      {
        id,
        side,
        arm,
        formation: part.formation,
        heading: part.heading,
        blocks: blocksOf(setting, part, arm),
      },
    ];
  });
};
