/** LA-OV-6 to -11, -21, -22: watercourses, their crossings, marshes. */
import { type Box, bodyOf, gap, gapToPoint, type Ribbon, unitsOf } from '@grognard/field';
import type { Road, Water, WaterPassage } from '../../../../model/features.ts';
import { infantryBase } from '../../../../tables/bases.ts';
import { BESIDE_IT } from '../../../../tables/terrain.ts';
import { allOf, featureOf } from '../../terrain.ts';
import { type Finding, fault, remark } from '../finding.ts';
import { along, apart, axisOf, crossingShare, shareGround, type TablePlace } from '../geometry.ts';
import { type Check, featureNamed } from './table.ts';

type Edge = 'north' | 'east' | 'south' | 'west';

/** The edge of the table that a place is on. */
const edgesAt = ([x, y]: TablePlace, { minX, minY, maxX, maxY }: Box): readonly Edge[] => [
  ...(Math.abs(y - maxY) <= BESIDE_IT ? (['north'] as const) : []),
  ...(Math.abs(x - maxX) <= BESIDE_IT ? (['east'] as const) : []),
  ...(Math.abs(y - minY) <= BESIDE_IT ? (['south'] as const) : []),
  ...(Math.abs(x - minX) <= BESIDE_IT ? (['west'] as const) : []),
];

const endsOf = ({ bed }: Water): readonly [TablePlace, TablePlace] => {
  const line = axisOf(bed);
  return [line[0] ?? [0, 0], line[line.length - 1] ?? [0, 0]];
};

/** LA-OV-6. */
const through: Check = ({ terrain, box }) =>
  allOf(terrain, 'water')
    .filter(({ entry }) => !(entry.sort === 'stream' && entry.hiddenIn !== undefined))
    .filter(({ entry }) => entry.into === undefined)
    .filter((water) => {
      const [from, to] = endsOf(water).map((end) => edgesAt(end, box));
      return !(from ?? []).some((edge) => (to ?? []).some((other) => other !== edge));
    })
    .map((water) => fault('LA-OV-6', 'water-not-through', featureNamed(water), ['LA-O6.1-5']));

/** LA-O6.1-5: a tributary comes in at an edge and ends in the water that the scenario names. */
const tributaries: Check = ({ terrain, box }) =>
  allOf(terrain, 'water').flatMap((water): readonly Finding[] => {
    const { into } = water.entry;
    if (into === undefined) return [];
    const [from, [x, y]] = endsOf(water);
    const other = featureOf(terrain, 'water', into);
    const isJoined = other !== undefined && other !== water && gapToPoint(other.bed, x, y) <= BESIDE_IT;
    return isJoined && edgesAt(from, box).length > 0
      ? []
      : [fault('LA-OV-6', 'tributary-astray', { ...featureNamed(water), other: into }, ['LA-O6.1-5'])];
  });

const countOf = ({ crossings }: Water, sort: WaterPassage['sort']): number =>
  crossings.filter((each) => each.sort === sort).length;

/** LA-OV-7, -8: enough ways over. */
const waysOver: Check = ({ terrain }) =>
  allOf(terrain, 'water').flatMap((water): readonly Finding[] => {
    const [bridges, fords] = [countOf(water, 'bridge'), countOf(water, 'ford')];
    if (water.entry.sort === 'river' && bridges + fords < 2)
      return [
        fault('LA-OV-7', 'few-crossings', { ...featureNamed(water), crossings: bridges + fords }, [
          'LA-O6.3-2',
        ]),
      ];
    if (water.entry.sort !== 'big river') return [];
    return [
      ...(bridges < 2
        ? [fault('LA-OV-8', 'few-bridges', { ...featureNamed(water), bridges }, ['LA-O6.4-2'])]
        : []),
      ...(fords > 0 ? [fault('LA-OV-8', 'ford-in-big-river', featureNamed(water), ['LA-O6.4-1'])] : []),
    ];
  });

/** Whether a crossing begins on one bank and ends on the other. */
const spans = (bed: Ribbon, crossing: Ribbon): boolean => {
  const line = axisOf(crossing);
  const [from, to] = [line[0], line[line.length - 1]];
  if (from === undefined || to === undefined) return false;
  const isOut = ([x, y]: TablePlace): boolean => gapToPoint(bed, x, y) > 0 || apart(from, to) >= bed.width;
  const water = axisOf(bed);
  const crosses = line
    .slice(1)
    .some((end, i) =>
      water
        .slice(1)
        .some((bank, k) => crossingShare([line[i] ?? end, end], [water[k] ?? bank, bank]) !== undefined),
    );
  return crosses && isOut(from) && isOut(to);
};

/** LA-OV-9. */
const bankToBank: Check = ({ terrain }) =>
  allOf(terrain, 'water').flatMap((water) =>
    water.crossings.flatMap(({ id, sort, bed }): readonly Finding[] => [
      ...(spans(water.bed, bed) ? [] : [fault('LA-OV-9', 'crossing-short', { feature: id, sort })]),
      ...(sort === 'bridge' && bed.width < infantryBase.width
        ? [fault('LA-OV-9', 'deck-narrow', { feature: id })]
        : []),
    ]),
  );

/** Where a road's axis meets a river's. */
const meetings = (road: Road, water: Water): readonly TablePlace[] => {
  const [way, stream] = [axisOf(road.bed), axisOf(water.bed)];
  return way.slice(1).flatMap((end, i) => {
    const start = way[i] ?? end;
    return stream.slice(1).flatMap((bank, k) => {
      const share = crossingShare([start, end], [stream[k] ?? bank, bank]);
      return share === undefined ? [] : [along(start, end, share)];
    });
  });
};

const isDeep = ({ entry }: Water): boolean => entry.sort === 'river' || entry.sort === 'big river';

/** LA-OV-10. */
const roadsOver: Check = ({ terrain }) =>
  allOf(terrain, 'water')
    .filter(isDeep)
    .flatMap((water) =>
      allOf(terrain, 'road')
        .filter((road) =>
          meetings(road, water).some(
            ([x, y]) =>
              !water.crossings.some(
                ({ sort, bed }) =>
                  (sort === 'bridge' || water.entry.sort === 'river') && gapToPoint(bed, x, y) <= BESIDE_IT,
              ),
          ),
        )
        .map((road) => fault('LA-OV-10', 'road-in-river', { ...featureNamed(road), water: water.id })),
    );

/** LA-OV-11. */
const joined: Check = ({ terrain }) =>
  allOf(terrain, 'water').flatMap(({ crossings }) =>
    crossings
      .filter(
        ({ bed }) =>
          !allOf(terrain, 'road').some((road) =>
            axisOf(bed).some(([x, y]) => gapToPoint(road.bed, x, y) <= BESIDE_IT),
          ),
      )
      .map(({ id, sort }) => remark('LA-OV-11', 'crossing-without-road', { feature: id, sort })),
  );

/** LA-OV-22: a marsh at the foot of a bridge or a ford. */
const marshes: Check = ({ terrain }) =>
  allOf(terrain, 'marsh').flatMap((marsh) =>
    allOf(terrain, 'water').flatMap((water) =>
      water.crossings
        .filter(({ bed }) => shareGround(marsh.area, bed, BESIDE_IT) || endsAt(bed, marsh.area))
        .map(({ id }) => remark('LA-OV-22', 'marsh-cuts', { ...featureNamed(marsh), crossing: id })),
    ),
  );

/** A figure's depth of marsh right behind the end of a crossing closes it. */
const endsAt = (bed: Ribbon, area: Parameters<typeof gap>[1]): boolean => {
  const line = axisOf(bed);
  return [line[0], line[line.length - 1]].some(
    (end) =>
      end !== undefined &&
      gap(
        bodyOf([{ x: end[0], y: end[1], heading: 0, halfFront: bed.width / 2, halfDepth: unitsOf(1) }]),
        area,
      ) === 0,
  );
};

export const waterChecks: readonly Check[] = [
  through,
  tributaries,
  waysOver,
  bankToBank,
  roadsOver,
  joined,
  marshes,
];
