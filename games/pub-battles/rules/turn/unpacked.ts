import { type Refusal, refuse } from '@grognard/engine';
import type { BoardBlock } from '../../model/board.ts';

/** PB-R198d: why a train may not march, or leave. */
export const unpackedRefusals = ({
  ref,
  unpacked,
}: Pick<BoardBlock, 'ref' | 'unpacked'>): readonly Refusal[] =>
  unpacked === true ? [refuse('PB-R198d', 'unpacked-train-stays', { train: ref })] : [];
