import {
  type Block,
  type Box,
  boxesMeet,
  boxOf,
  fieldOfFireOutline,
  placesOver,
  ribbonOf,
} from '@grognard/field';
import { blocksNear, footprint, isEnemyOn } from '../ground/board.ts';
import type { Board } from '../model/board.ts';
import type { Marcher } from '../model/march.ts';
import { topic } from '../model/memory.ts';
import type { Setting } from '../model/setting.ts';
import { projectsFire } from '../rules/field-of-fire/fire.ts';

/** An outline: x, y after x, y. */
type Ring = readonly number[];

type River = Setting['terrain']['rivers'][number];

const banks = topic(() => new WeakMap<River, readonly Ring[]>());

/** So far beyond its banks a piece may still have more than half of itself in the bend of a river. */
const BANK = 150;

const waterOf = ({ memory }: Setting['terrain'], river: River): readonly Ring[] => {
  const drawn = memory(banks);
  const known = drawn.get(river);
  if (known !== undefined) return known;
  const { points, starts } = ribbonOf(river.line, river.width + 2 * BANK).pieces;
  const rings = Array.from({ length: starts.length - 1 }, (_, each) => [
    ...points.subarray(starts[each], starts[each + 1]),
  ]);
  drawn.set(river, rings);
  return rings;
};

/** PB-R081: where it would stand in a river that is broad enough, in its bends at least, to hold more than half of it. */
const inWater = (
  { terrain }: Setting,
  { arm }: Marcher,
  { halfFront, halfDepth }: Block,
): readonly Ring[] => {
  const isClosed = terrain.chart.some(
    ({ name, closedTo }) => name === 'river' && arm !== undefined && closedTo.includes(arm),
  );
  return isClosed
    ? terrain.rivers
        .filter(({ width }) => 2 * width > Math.min(halfFront, halfDepth))
        .flatMap((river) => waterOf(terrain, river))
    : [];
};

/** PB-R082: where it would lie on another. PB-R110: where it would be fired at. Staff is in nobody's way. */
const amongOthers = (
  setting: Setting,
  board: Board,
  { ref: self, arm }: Marcher,
  own: Block,
  box: Box,
): readonly Ring[] => {
  if (arm === 'staff') return [];
  const { measures, switches } = setting;
  const near = blocksNear(setting, board, box, Math.max(measures.front, measures.fire));
  const others = near.filter((block) => block.ref !== self && block.arm !== 'staff');
  const shooters = near.filter((block) => isEnemyOn(board, block) && projectsFire(setting, block));
  return [
    ...others.map((block) => placesOver(own, footprint(measures, block))),
    ...shooters.map((block) =>
      fieldOfFireOutline(footprint(measures, block), switches.fofFlareDeg * 100, measures.fire),
    ),
  ];
};

/** Rings around all places in a box at which a piece, facing as it does, may not end a march. They may overlap. */
export const noStandingFor = (setting: Setting, board: Board, start: Marcher, box: Box): readonly Ring[] => {
  const { column: _column, ...drawnUp } = start;
  const own = footprint(setting.measures, drawnUp);
  return [...amongOthers(setting, board, start, own, box), ...inWater(setting, start, own)].filter((ring) =>
    boxesMeet(boxOf(ring), box, 0),
  );
};
