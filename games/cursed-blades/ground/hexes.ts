import { type HexBoard, OFF_BOARD } from '@grognard/field/hex';
import type { HexName } from '../model/scenario.ts';

/** The hex that authors call by column and row, both from 1; `OFF_BOARD` if there is none. */
export const hexNamed = ({ width, height }: HexBoard, [column, row]: HexName): number =>
  column >= 1 && column <= width && row >= 1 && row <= height ? (row - 1) * width + column - 1 : OFF_BOARD;

export const nameOfHex = ({ width }: HexBoard, hex: number): HexName => [
  (hex % width) + 1,
  Math.floor(hex / width) + 1,
];
