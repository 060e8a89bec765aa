/** LA-OV-18, -19, -20, -28: hedges and walls, what lies inside a wood, roads. */
import { unitsOf } from '@grognard/field';
import { materials } from '../../../../model/terrain-entries.ts';
import { BESIDE_IT, ROAD_WIDTH } from '../../../../tables/terrain.ts';
import { shapeOf } from '../../shape-of.ts';
import { allOf, featureOf } from '../../terrain.ts';
import { type Finding, fault, remark } from '../finding.ts';
import { axisOf, crossingShare, liesIn } from '../geometry.ts';
import { type Check, featureNamed, isLaid } from './table.ts';

/** Whether two lines cross. */
const cross = (one: Parameters<typeof axisOf>[0], other: Parameters<typeof axisOf>[0]): boolean => {
  const [a, b] = [axisOf(one), axisOf(other)];
  return a
    .slice(1)
    .some((end, i) =>
      b.slice(1).some((to, k) => crossingShare([a[i] ?? end, end], [b[k] ?? to, to]) !== undefined),
    );
};

/** LA-OV-18: a road that runs through is a gap of its own breadth, so the wall should be drawn with one. */
const gaps: Check = ({ terrain }) =>
  allOf(terrain, 'line').flatMap((line) =>
    allOf(terrain, 'road')
      .filter((road) => cross(line.course, road.bed))
      .map((road) =>
        remark('LA-OV-18', 'road-through-line', { ...featureNamed(line), road: road.id }, ['LA-O8.4-13']),
      ),
  );

/** LA-OV-19. */
const enclosures: Check = ({ terrain }) =>
  allOf(terrain, 'line')
    .filter(
      ({ entry, course }) =>
        entry.closed === true && !allOf(terrain, 'road').some(({ bed }) => cross(course, bed)),
    )
    .map((line) => remark('LA-OV-19', 'shut-in', featureNamed(line)));

/** LA-OV-20. */
const insideWoods: Check = ({ terrain }) => [
  ...allOf(terrain, 'wood').flatMap((wood): readonly Finding[] => [
    ...(wood.clearings.every((clearing) => liesIn(clearing, wood.whole, BESIDE_IT)) &&
    wood.paths.every(({ bed }) => liesIn(bed, wood.whole, BESIDE_IT))
      ? []
      : [fault('LA-OV-20', 'inside-wood', featureNamed(wood))]),
  ]),
  ...terrain.features.flatMap((feature): readonly Finding[] => {
    const { hiddenIn } = feature.entry;
    if (hiddenIn === undefined || !isLaid(feature)) return [];
    const wood = featureOf(terrain, 'wood', hiddenIn);
    return wood !== undefined && liesIn(shapeOf(feature), wood.whole, BESIDE_IT)
      ? []
      : [fault('LA-OV-20', 'inside-wood', { feature: feature.id })];
  }),
];

/** LA-OV-28. */
const roadWidths: Check = ({ terrain }) =>
  allOf(terrain, 'road')
    .filter(({ bed }) => bed.width < unitsOf(ROAD_WIDTH))
    .map((road) => remark('LA-OV-28', 'road-narrow', featureNamed(road)));

/** LA-OV-25. */
export const hasWalls: Check = ({ terrain }) =>
  allOf(terrain, 'line').length > 0 ||
  allOf(terrain, 'road').some(({ lined }) => lined.some(({ by }) => by !== 'trees'))
    ? []
    : [remark('LA-OV-25', 'no-walls-in-town', {}, ['LA-O1.1-11'])];

/** LA-OV-17. */
const known: ReadonlySet<string> = new Set(materials);
const knownMaterials: Check = ({ terrain }) =>
  allOf(terrain, 'line')
    .filter(({ entry }) => !known.has(entry.material))
    .map((line) =>
      fault('LA-OV-17', 'unknown-material', { ...featureNamed(line), material: line.entry.material }, [
        'LA-O8.1-3',
      ]),
    );

export const lineChecks: readonly Check[] = [knownMaterials, gaps, enclosures, insideWoods, roadWidths];
