/** The walls of houses and redoubts cell by cell. */
import { type Ribbon, ribbonOf } from '@grognard/field';
import type { Wall } from '../../model/features.ts';
import type { TerrainState } from '../../model/terrain-state.ts';
import { CELL } from '../../tables/terrain.ts';

type Place = readonly [number, number];

/** LA-O8.5-14, LA-O8.7-11: what is left of a stretch of a redoubt's wall. */
export interface WallPiece {
  readonly cover: 'house' | 'hard' | 'gap';
  readonly course: Ribbon;
}

const cutAt = ({ from, to, length }: Wall, at: number): Place => {
  const share = length === 0 ? 0 : Math.min(1, at / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** A wall of a house or a redoubt cell by cell, as guns and sappers have left it. */
export const piecesOf = (
  damage: TerrainState['damage'],
  feature: string,
  side: number,
  wall: Wall,
): readonly WallPiece[] => {
  const cells = damage.find((each) => each.feature === feature && each.side === side)?.cells;
  if (cells === undefined) return [{ cover: 'house', course: wall.course }];
  const count = Math.ceil(wall.length / CELL);
  return Array.from({ length: count }, (_, cell): WallPiece => {
    const now = cells[cell];
    const course = ribbonOf([cutAt(wall, cell * CELL), cutAt(wall, (cell + 1) * CELL)], 0);
    return { cover: now === undefined ? 'house' : now === 'gone' ? 'gap' : 'hard', course };
  });
};
