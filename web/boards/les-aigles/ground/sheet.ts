import { PER_CM, type Sheet } from '@grognard/ink/plane';

/** The paper around the table: a margin for the frame, and a band below for title, scale and north. */
export const MARGIN = 3 * PER_CM;
export const BAND = 9 * PER_CM;

interface Measured {
  readonly table: { readonly width: number; readonly depth: number };
}

export interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const fieldOf = ({ table: { width, depth } }: Measured): Field => ({
  left: (-width / 2) * PER_CM,
  top: (-depth / 2) * PER_CM,
  width: width * PER_CM,
  height: depth * PER_CM,
});

export const sheetOf = (measured: Measured): Sheet => {
  const { left, top, width, height } = fieldOf(measured);
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN + BAND,
  };
};

/** Every ten centimetres along an edge, from its middle: where the ruler of the frame is marked. */
export const marksOf = (length: number): readonly number[] => {
  const most = Math.floor(length / 2 / 10) * 10;
  return Array.from({ length: (most / 10) * 2 + 1 }, (_, i) => i * 10 - most);
};
