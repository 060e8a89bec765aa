import { inLanguage, type Language } from '@grognard/engine';
import { PER_CM, type Point, pointOf, type Sheet } from '@grognard/ink/plane';
import type { GroundData } from './drawing.ts';

/** The paper around the map: a margin for the frame, and a band below for title, scale and north. */
export const MARGIN = 1.5 * PER_CM;
export const BAND = 3.1 * PER_CM;

export const sheetOf = ({ map: { size } }: GroundData): Sheet => ({
  left: (-size[0] / 2) * PER_CM - MARGIN,
  top: (-size[1] / 2) * PER_CM - MARGIN,
  width: size[0] * PER_CM + 2 * MARGIN,
  height: size[1] * PER_CM + 2 * MARGIN + BAND,
});

/** Where a road leaves the sheet: its name in the margin, and whose line of communication it is. */
export interface WayOff {
  readonly id: string;
  readonly at: Point;
  readonly edge: 'left' | 'right' | 'top' | 'bottom';
  readonly name: string;
  readonly sides: readonly { readonly id: string; readonly colour: string; readonly second: boolean }[];
}

export const waysOff = ({ map: { size }, exits, sides }: GroundData, language: Language): readonly WayOff[] =>
  exits.map(({ id, at, name }) => {
    const [x, y] = [at[0] / size[0], at[1] / size[1]];
    const across = Math.abs(x) > Math.abs(y);
    return {
      id,
      at: pointOf(at),
      edge: across ? (x < 0 ? 'left' : 'right') : y > 0 ? 'top' : 'bottom',
      name: inLanguage(name, language) ?? '',
      sides: sides.flatMap(({ id: side, colour, communications }, i) =>
        communications.includes(id) ? [{ id: side, colour, second: i > 0 }] : [],
      ),
    };
  });

/** A scale of whole thousands of metres, by what a centimetre stands for. */
export const scaleOf = (
  metresPerCm: number,
  most: number,
): { readonly length: number; readonly kilometres: number } => {
  const kilometre = (1000 / metresPerCm) * PER_CM;
  const kilometres = [4, 3, 2, 1].find((count) => count * kilometre <= most) ?? 1;
  return { length: kilometres * kilometre, kilometres };
};
