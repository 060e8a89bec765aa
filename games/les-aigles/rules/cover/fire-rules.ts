/** The rules of the ground that a fire has followed. */
import { isWhollyIn } from '@grognard/field';
import type { Placed } from '../../ground/shape/placed.ts';
import { standsIn } from '../../ground/terrain/terrain.ts';
import { isEngaged } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Laid } from '../../model/terrain.ts';
import { isArtillery, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { isAlongCrest } from '../bending/bend.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import type { Bar } from './bars.ts';
import { coverAgainstFire } from './cover.ts';
import { isDownward } from './downward.ts';
import { about, cropsOf, crossingsUnder, slopesUnder, woodedOf } from './where.ts';

/** One fire, and what came of its lines. */
export interface Fire {
  readonly from: Placed;
  readonly target: Placed;
  /** What kept some of its figures from bearing. */
  readonly barred: readonly Bar[];
  /** Those whom it went over. */
  readonly over: readonly Placed[];
  /** Its target was hidden until it fired itself. */
  readonly isBetrayed: boolean;
}

type Known = Pick<State, 'parts' | 'units' | 'terrain' | 'contacts'>;

const when = (holds: boolean, ...rules: readonly string[]): readonly string[] => (holds ? rules : []);

/** Firing from a slope, past a crest, over others. */
const slopeRules = (state: Known, features: readonly Laid[], fire: Fire): readonly string[] => {
  const { from, barred, over, isBetrayed } = fire;
  const slopes = slopesUnder(features, from.body);
  if (slopes.length === 0) return [];
  return [
    ...when(
      slopes.some(({ kind }) => kind === 'hill'),
      ...['LA-O2.5-1', 'LA-O2.4-9'],
    ),
    ...when(
      slopes.some(({ kind }) => kind === 'plateau'),
      'LA-O3.4-2',
    ),
    ...when(
      barred.some(({ by }) => by === 'crest' || by === 'dead ground'),
      'LA-O2.5-8',
    ),
    ...when(over.length > 0, 'LA-O2.5-6'),
    ...when(
      over.some(({ index }) => isEngaged(state, index)),
      'LA-O2.5-7',
    ),
    ...when(isBetrayed, 'LA-O2.5-5'),
  ];
};

/** LA-O3.4-1 to -6: firing on a plateau, down from it and up to it. */
const plateauRules = (
  setting: Setting,
  state: Known,
  features: readonly Laid[],
  { from, target }: Fire,
): readonly string[] =>
  features.flatMap((feature) => {
    if (feature.kind !== 'plateau') return [];
    const [isUp, isTargetUp] = [from, target].map(({ body }) => isWhollyIn(body, feature.top));
    if (isUp === true && isTargetUp === true) return ['LA-O3.4-1'];
    const isGun = isArtillery(from.unit.arm);
    if (isUp === true)
      return [
        ...when(true, 'LA-O3.4-3'),
        ...when(isGun, 'LA-O3.4-5'),
        ...when(isDownward(setting, state, from, target), 'LA-O3.4-4'),
      ];
    return isTargetUp === true && !standsIn(from.body, feature.area) ? ['LA-O3.4-6'] : [];
  });

/** LA-O4.4-1 to -8: at the edge of a wood and inside it. */
const woodRules = (features: readonly Laid[], { from, target, isBetrayed }: Fire): readonly string[] =>
  woodedOf(features).flatMap((area) => {
    const [isOut, isIn] = [from, target].map(({ body }) => standsIn(body, area));
    const { part } = from;
    const arc = [
      ...when(effectiveDegradation(part) >= WITHOUT_FORMATION, 'LA-O4.4-7', 'LA-O1.3-6'),
      ...when(part.formation === 'skirmish', 'LA-O4.4-8'),
    ];
    if (isOut === true) return [isIn === true ? 'LA-O4.4-5' : 'LA-O4.4-1', ...arc];
    return when(isIn === true, 'LA-O4.4-2', ...when(isBetrayed, 'LA-O4.4-3'));
  });

/** Ground that covers nobody. */
const openRules = (features: readonly Laid[], { body }: Placed, isCovered: boolean): readonly string[] => [
  ...features.flatMap((feature): readonly string[] => {
    if (feature.kind === 'water' && standsIn(body, feature.bed))
      return when(feature.entry.sort === 'stream' || feature.entry.sort === 'ditch', 'LA-O6.2-5');
    if (feature.kind === 'marsh' && standsIn(body, feature.area)) return ['LA-O6.5-3'];
    if (feature.kind === 'road' && standsIn(body, feature.bed)) return when(!isCovered, 'LA-O7.2-1');
    const isPloughed = feature.kind === 'crop' && feature.entry.sort === 'ploughland';
    return when(isPloughed && standsIn(body, feature.area), 'LA-O9.2-14');
  }),
  ...when(crossingsUnder(features, body, 'ford').length > 0, 'LA-O6.3-10'),
  ...when(
    cropsOf(features).some((area) => standsIn(body, area)),
    'LA-O9.2-12',
  ),
];

export const fireGroundRules = (setting: Setting, state: Known, fire: Fire): readonly string[] => {
  const { from, target } = fire;
  const [about1, about2] = [about(setting, state, from.body), about(setting, state, target.body)];
  const features = [...new Set([...about1, ...about2])];
  const { cover, rules } = coverAgainstFire(setting, state, target, from);
  if (features.length === 0) return rules;
  const isAbove = slopesUnder(features, from.body).length > 0;
  return [
    ...new Set([
      ...rules,
      ...slopeRules(state, features, fire),
      ...when(isAbove && cover !== 'none', 'LA-O2.5-4'),
      ...plateauRules(setting, state, features, fire),
      ...woodRules(features, fire),
      ...when(
        [from, target].some(({ part }) => isAlongCrest(setting, state, part)),
        'LA-O2.2-7',
      ),
      ...openRules(features, target, cover !== 'none'),
      ...when(
        features.some((feature) => feature.kind === 'water' && standsIn(from.body, feature.bed)),
        'LA-O6.2-6',
      ),
    ]),
  ];
};
