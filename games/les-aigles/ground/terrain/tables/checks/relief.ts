/** LA-OV-3 to -5, -30: hills and plateaus. */
import { type Polygon, whereIn } from '@grognard/field';
import type { Hill, Plateau, Slope } from '../../../../model/features.ts';
import { batteryBase } from '../../../../tables/bases.ts';
import { BESIDE_IT } from '../../../../tables/terrain.ts';
import { allOf } from '../../terrain.ts';
import { type Finding, fault, remark } from '../finding.ts';
import { axisOf, liesIn, shareGround, type TablePlace } from '../geometry.ts';
import { type Check, featureNamed } from './table.ts';

/** LA-O2.2-3: a crest from border to border, with ground on both of its sides. */
const parts = ({ area, crest }: Hill): boolean => {
  const line = axisOf(crest);
  if (line.length < 2 || !liesIn(crest, area, BESIDE_IT)) return false;
  const ends = [line[0], line[line.length - 1]];
  const reaches = ends.every((end) => end !== undefined && whereIn(area, end[0], end[1]) !== 'inside');
  return reaches || ends.every((end) => end !== undefined && nearBorder(area, end));
};

/** The rounding of a lengthened crest may leave it a hair inside. */
const nearBorder = (area: Polygon, [x, y]: TablePlace): boolean => {
  const steps: readonly TablePlace[] = [
    [BESIDE_IT, 0],
    [-BESIDE_IT, 0],
    [0, BESIDE_IT],
    [0, -BESIDE_IT],
  ];
  return steps.some(([dx, dy]) => whereIn(area, x + dx, y + dy) === 'outside');
};

/** LA-OV-3. */
const crests: Check = ({ terrain }) =>
  allOf(terrain, 'hill')
    .filter((hill) => !parts(hill))
    .map((hill) => fault('LA-OV-3', 'no-crest', featureNamed(hill), ['LA-O2.2-3', 'LA-O2.2-4', 'LA-O2.2-9']));

/** LA-OV-4. */
const tops: Check = ({ terrain }) =>
  allOf(terrain, 'plateau')
    .filter(
      ({ entry, area, top }) => entry.crest === undefined || top.area <= 0 || !liesIn(top, area, BESIDE_IT),
    )
    .map((plateau) => fault('LA-OV-4', 'no-top', featureNamed(plateau), ['LA-O3.1-3', 'LA-O3.1-4']));

/** LA-OV-5: what a scenario says of slopes covers them exactly, none of it twice. */
const slopesOf = (relief: Hill | Plateau, ground: Polygon): readonly Finding[] => {
  const slopes = relief.covered;
  if (relief.entry.slopes === undefined) return [];
  const given = relief.slopes.reduce((sum, { area }) => sum + area.area, 0);
  const isInside = slopes.every(({ area }) => liesIn(area, ground, BESIDE_IT));
  const isTwice = relief.slopes.some(({ area }, i) =>
    relief.slopes.slice(i + 1).some((other: Slope) => shareGround(area, other.area, BESIDE_IT)),
  );
  const isWhole = Math.abs(given - ground.area) <= ground.area / 1_000;
  return isInside && isWhole && !isTwice
    ? []
    : [fault('LA-OV-5', 'slopes-unlike', featureNamed(relief), ['LA-O1.1-16', 'LA-O2.4-11'])];
};

const slopes: Check = ({ terrain }) => [
  ...allOf(terrain, 'hill').flatMap((hill) => slopesOf(hill, hill.area)),
  ...allOf(terrain, 'plateau').flatMap((plateau) => slopesOf(plateau, plateau.slope)),
];

/** Whether a rectangle fits into a top, some way round. */
const hasRoomFor = (top: Polygon, width: number, depth: number): boolean => {
  const step = 500;
  for (let x = top.minX; x <= top.maxX; x += step) {
    for (let y = top.minY; y <= top.maxY; y += step) {
      for (const [w, d] of [
        [width / 2, depth / 2],
        [depth / 2, width / 2],
      ] as const) {
        const corners: readonly TablePlace[] = [
          [x - w, y - d],
          [x + w, y - d],
          [x + w, y + d],
          [x - w, y + d],
        ];
        if (corners.every(([cx, cy]) => whereIn(top, cx, cy) !== 'outside')) return true;
      }
    }
  }
  return false;
};

/** LA-OV-30. */
const roomForGuns: Check = ({ terrain }) =>
  allOf(terrain, 'plateau')
    .filter(
      ({ entry, top }) => entry.forGuns === true && !hasRoomFor(top, batteryBase.width, batteryBase.depth),
    )
    .map((plateau) => remark('LA-OV-30', 'no-room-for-guns', featureNamed(plateau)));

export const reliefChecks: readonly Check[] = [crests, tops, slopes, roomForGuns];
