/** Each kind of ground as the chapter describes it, for one mover. */

import { piecesOf } from '../../ground/terrain/wall-pieces.ts';
import type {
  Barrier,
  Crop,
  Hill,
  LineClass,
  Plateau,
  Redoubt,
  Road,
  Water,
  Wood,
} from '../../model/features.ts';
import type { Laid } from '../../model/terrain.ts';
import { DISORGANISED, FORMED, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { HALF_PACE, QUARTER_PACE, QUARTERS_A_RANK } from '../../tables/terrain.ts';
import type { Going, Ground, Zone } from './going.ts';
import { bridgesOf, fordsOf, pathsOf, roadsThrough } from './lifts.ts';
import { standingLine } from './lines.ts';
import { goesAsArtillery, isSkirmishing, type Mover, rankDepth } from './mover.ts';

/** LA-O0-8: until it is wholly out and has reformed. */
const LASTS: readonly string[] = ['LA-O0-8'];

/** LA-O2.4-1, -3, -6: half a pace, up or down, and disorganised; LA-O2.1-3: whatever its height and gradient. */
const openSlope = ({ switches }: Ground, mover: Mover): Going => {
  const isExempt = isSkirmishing(mover) && switches.skirmishersOnSlope === 'formed';
  const level = isExempt ? FORMED : mover.forced === true ? IN_DISORDER : DISORGANISED;
  return {
    pace: HALF_PACE,
    level,
    rules: ['LA-O2.4-1', 'LA-O2.4-7', 'LA-O2.4-10', ...(isExempt ? ['LA-O2.4-3'] : [])],
    levelRules: ['LA-O2.4-3', 'LA-O2.6-10', ...(mover.forced === true ? ['LA-O2.4-6'] : []), ...LASTS],
  };
};

/** LA-O2.4-12 to -14: woods, vines or corn on a slope. */
const coveredSlope = (mover: Mover, cover: string): Going => {
  const isFree = mover.unit.arm === 'infantry' || (mover.unit.arm === 'cavalry' && cover !== 'wooded');
  return {
    pace: QUARTER_PACE,
    level: isSkirmishing(mover) ? FORMED : WITHOUT_FORMATION,
    rules: [isSkirmishing(mover) ? 'LA-O2.4-14' : 'LA-O2.4-13', 'LA-O2.4-11'],
    levelRules: ['LA-O2.4-13', ...LASTS],
    unforced: true,
    ...(!isFree && { bar: 'LA-O2.4-12' }),
  };
};

const slopesOf = (ground: Ground, mover: Mover, feature: Hill | Plateau): readonly Zone[] => {
  const lifts = roadsThrough(ground, mover, feature, ['LA-O2.4-15']);
  const slope = feature.kind === 'hill' ? feature.area : feature.slope;
  const open = openSlope(ground, mover);
  const ring =
    feature.kind === 'plateau' ? ['LA-O3.3-2', 'LA-O3.3-6', 'LA-O3.1-2'] : ['LA-O2.1-3', 'LA-O2.2-2'];
  return [
    { ...open, rules: [...open.rules, 'LA-O2.1-1', ...ring], feature, shape: slope, sort: 'slope', lifts },
    ...feature.covered.map(
      ({ area, cover }): Zone => ({
        ...coveredSlope(mover, cover),
        ...{ feature, shape: area, sort: 'covered slope', lifts },
      }),
    ),
  ];
};

/** Woods, forests and orchards of any size are one, as far as their edges reach. */
const ALL_WOODS: readonly string[] = ['LA-O1.2-2', 'LA-O4.1-1', 'LA-O4.1-3'];

/** LA-O4.3-1 to -5. */
const woodZone = (ground: Ground, mover: Mover, feature: Wood): Zone => ({
  pace: HALF_PACE,
  level: isSkirmishing(mover) ? FORMED : WITHOUT_FORMATION,
  rules: ['LA-O4.3-2', 'LA-O4.3-8', ...ALL_WOODS, ...(isSkirmishing(mover) ? ['LA-O4.3-5'] : [])],
  levelRules: ['LA-O4.3-3', 'LA-O4.3-8', ...LASTS],
  unforced: true,
  ...(mover.unit.arm !== 'infantry' && { bar: 'LA-O4.3-1' }),
  ...{ feature, shape: feature.area, sort: 'ground' },
  lifts: [...roadsThrough(ground, mover, feature, []), ...pathsOf(mover, feature)],
});

/** LA-O6.2-1 to -4; a ditch is a dry stream: LA-O1.2-5. */
const stream = (ground: Ground, mover: Mover, feature: Water): Zone => ({
  pace: HALF_PACE,
  level: DISORGANISED,
  rules: [
    'LA-O6.2-4',
    'LA-O6.1-1',
    feature.entry.sort === 'ditch' ? 'LA-O1.2-5' : 'LA-O6.1-2',
    ...inWood(feature),
  ],
  levelRules: ['LA-O6.2-3', ...(isSkirmishing(mover) ? ['LA-O0-18'] : []), ...LASTS],
  ...(mover.unit.arm === 'foot artillery' && { bar: 'LA-O6.2-1' }),
  ...{ feature, shape: feature.bed, sort: 'ground' },
  lifts: [
    ...bridgesOf(mover, feature),
    ...(mover.unit.arm === 'foot artillery' ? [] : roadsThrough(ground, mover, feature, [])),
  ],
});

/** LA-O4.3-16: what lies in a wood keeps its own rules. */
const inWood = ({ entry }: Water): readonly string[] => (entry.hiddenIn === undefined ? [] : ['LA-O4.3-16']);

/** LA-O6.2-2: foot artillery has its bridges and nothing else. */
const riverBar = ({ unit: { arm } }: Mover, { entry: { sort } }: Water): string => {
  if (arm === 'foot artillery') return 'LA-O6.2-2';
  return sort === 'river' ? 'LA-O6.3-1' : 'LA-O6.4-1';
};

/** LA-O6.3-1, LA-O6.4-1: crossed only where one can. */
const river = (mover: Mover, feature: Water): Zone => ({
  pace: QUARTER_PACE,
  level: FORMED,
  ...{ rules: [], levelRules: [] },
  bar: riverBar(mover, feature),
  ...{ feature, shape: feature.bed, sort: 'ground' },
  lifts: [...bridgesOf(mover, feature), ...fordsOf(mover, feature)],
});

const waterZone = (ground: Ground, mover: Mover, feature: Water): Zone =>
  feature.entry.sort === 'stream' || feature.entry.sort === 'ditch'
    ? stream(ground, mover, feature)
    : river(mover, feature);

const cropZone = (ground: Ground, mover: Mover, feature: Crop): Zone => {
  const place = { feature, shape: feature.area, sort: 'ground' as const };
  const lifts = roadsThrough(ground, mover, feature, []);
  if (feature.entry.sort === 'ploughland')
    return {
      ...place,
      lifts,
      pace: HALF_PACE,
      level: FORMED,
      rules: ['LA-O9.2-16', 'LA-O9.2-15'],
      levelRules: [],
    };
  return {
    ...{ ...place, lifts, pace: HALF_PACE },
    level: isSkirmishing(mover) ? FORMED : DISORGANISED,
    rules: ['LA-O9.2-5', 'LA-O9.2-2', ...(isSkirmishing(mover) ? ['LA-O9.2-6'] : [])],
    levelRules: ['LA-O9.2-4', ...LASTS],
    ...(goesAsArtillery(mover) && { bar: 'LA-O9.2-3' }),
  };
};

/** LA-O8.4: a rank at a time. */
const crossing = (mover: Mover, sort: LineClass): Going => {
  const isFoot = mover.unit.arm === 'infantry';
  const isBarred = sort === 'light' ? goesAsArtillery(mover) : !isFoot;
  const most = rankDepth(mover) / QUARTERS_A_RANK[sort];
  if (sort === 'hard')
    return {
      ...{ pace: 1, most, level: WITHOUT_FORMATION, unforced: true },
      rules: ['LA-O8.4-9', 'LA-O8.4-11'],
      levelRules: ['LA-O8.4-12', ...LASTS],
      ...(isBarred && { bar: 'LA-O8.4-8' }),
    };
  return {
    ...{ pace: 1, most, level: isFoot ? DISORGANISED : WITHOUT_FORMATION },
    rules: ['LA-O8.4-2', 'LA-O8.4-7'],
    levelRules: [isFoot ? 'LA-O8.4-4' : 'LA-O8.4-5', ...LASTS],
    ...(isBarred && { bar: 'LA-O8.4-1' }),
  };
};

/** LA-O8.4-13: a gap as wide as its front lets anybody through. */
const THROUGH_GAP: Going = { pace: 1, level: FORMED, rules: ['LA-O8.4-13'], levelRules: [] };

/** LA-O8.4-13 */
const barrierZones = ({ terrain, damage }: Ground, mover: Mover, feature: Barrier): readonly Zone[] =>
  standingLine(terrain, damage, feature).map(({ sort, course }) => ({
    ...(sort === 'gap' ? THROUGH_GAP : crossing(mover, sort)),
    ...{ feature, shape: course, sort: sort === 'gap' ? 'gap' : 'line', lifts: [] },
  }));

/** LA-O7.3-5: nobody keeps his ranks between the trees of a road. */
const trees: Going = {
  ...{ pace: 1, level: WITHOUT_FORMATION, rules: ['LA-O7.3-5'] },
  levelRules: ['LA-O7.3-5', ...LASTS],
};

/** LA-O7.3-5: through the trees nobody keeps his ranks; hedges and walls are crossed as anywhere. */
const roadZones = (mover: Mover, feature: Road): readonly Zone[] =>
  feature.lined.map(({ by, course }) => ({
    ...(by === 'trees' ? trees : crossing(mover, by === 'hedge' ? 'light' : 'hard')),
    ...{ feature, shape: course, sort: 'line', lifts: [] },
  }));

/** LA-O9.1-5: in and out by the gorge alone. */
const redoubtZones = ({ damage }: Ground, mover: Mover, feature: Redoubt): readonly Zone[] =>
  feature.walls.flatMap((wall, side) =>
    piecesOf(damage, feature.id, side, wall).flatMap(({ cover, course }): readonly Zone[] => {
      if (cover === 'gap') return [];
      const shape = { feature, shape: course, sort: 'line' as const, lifts: [] };
      if (cover === 'hard') return [{ ...crossing(mover, 'hard'), ...shape }];
      return [
        {
          ...{ pace: QUARTER_PACE, level: FORMED, rules: [], levelRules: [], bar: 'LA-O9.1-5', isWall: true },
          ...shape,
        },
      ];
    }),
  );

export const zonesOf = (ground: Ground, mover: Mover, feature: Laid): readonly Zone[] => {
  switch (feature.kind) {
    case 'hill':
    case 'plateau':
      return slopesOf(ground, mover, feature);
    case 'wood':
      return [woodZone(ground, mover, feature)];
    case 'water':
      return [waterZone(ground, mover, feature)];
    case 'crop':
      return [cropZone(ground, mover, feature)];
    case 'line':
      return barrierZones(ground, mover, feature);
    case 'road':
      return roadZones(mover, feature);
    case 'redoubt':
      return redoubtZones(ground, mover, feature);
    case 'marsh':
      return [
        {
          ...{ pace: QUARTER_PACE, level: WITHOUT_FORMATION, rules: ['LA-O6.5-2'] },
          bar: feature.entry.sort === 'bog' ? 'LA-O1.2-6' : 'LA-O6.5-1',
          levelRules: ['LA-O6.5-2', ...LASTS],
          ...{ feature, shape: feature.area, sort: 'ground' },
          lifts: roadsThrough(ground, mover, feature, ['LA-O6.5-4']),
        },
      ];
    case 'house':
      return [
        {
          ...{ pace: QUARTER_PACE, level: FORMED, rules: [], levelRules: [], bar: 'LA-O5.2-1', isWall: true },
          ...{ feature, shape: feature.area, sort: 'ground', lifts: [] },
        },
      ];
    case 'mountain':
      return [];
    case 'wreck':
      return [
        {
          pace: HALF_PACE,
          level: isSkirmishing(mover) ? FORMED : WITHOUT_FORMATION,
          rules: ['LA-O9.3-6', 'LA-OX-9', ...(isSkirmishing(mover) ? ['LA-O9.3-8'] : [])],
          levelRules: ['LA-O9.3-7', 'LA-OX-9', ...LASTS],
          unforced: true,
          ...(goesAsArtillery(mover) && { bar: 'LA-O9.3-6' }),
          ...{ feature, shape: feature.area, sort: 'ground' },
          lifts: roadsThrough(ground, mover, feature, []),
        },
      ];
  }
};
