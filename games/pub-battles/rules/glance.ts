import type { Body } from '@grognard/field';
import type { Setting } from '../setting.ts';
import type { GroundFacts } from '../terrain/chart.ts';
import { isClearOf, isMostlyIn } from '../terrain/cover-map.ts';
import type { Terrain } from '../terrain/terrain.ts';
import type { Arm } from '../vocabulary.ts';
import { closedShare, groundFacts, isMajority, isOwnKind } from './ground.ts';

type Map = Pick<Setting, 'terrain' | 'switches'>;

/** Places in the chart of the kinds of ground that lie somewhere on a map, by what is asked about them. */
const kinds = new WeakMap<Terrain, Record<string, readonly number[]>>();

const kindsOf = (
  { terrain }: Pick<Setting, 'terrain'>,
  name: string,
  isSo: (facts: GroundFacts) => boolean,
): readonly number[] => {
  const listed = kinds.get(terrain) ?? {};
  kinds.set(terrain, listed);
  listed[name] ??= terrain.chart.flatMap((facts, kind) =>
    isSo(facts) && terrain.cover.patches.some((patch) => patch.kind === kind) ? [kind] : [],
  );
  return listed[name];
};

/** The kinds that spend whoever is in them, or reduce a march; of rivers another rule tells. */
export const kindsThat = (setting: Map, does: 'reduces' | 'spends'): readonly number[] =>
  kindsOf(setting, does, (facts) => facts[does] && (does === 'spends' || facts.name !== 'river'));

/** The kinds that are closed to an arm; a river, which has its crossings, only to who would stand in it. */
export const kindsClosedTo = (setting: Map, arm: Arm, standing: boolean): readonly number[] =>
  kindsOf(
    setting,
    `${arm} ${standing}`,
    ({ name, closedTo }) => closedTo.includes(arm) && (standing || name !== 'river'),
  );

/** The kinds of a list that lie anywhere near a body. */
const near = ({ terrain }: Map, body: Body, list: readonly number[]): readonly number[] =>
  list.filter((kind) => !isClearOf(terrain, kind, body));

/** Whether more than half of a body lies in a kind of ground, if a glance tells. */
const glanceAt = ({ terrain, switches }: Map, body: Body, kind: number): boolean | undefined => {
  const [block] = body.blocks;
  return block === undefined || switches.majorityBy !== 'area' ? undefined : isMostlyIn(terrain, kind, block);
};

/** The ground a body is in, measured only where a glance does not tell: the same as `groundFacts` says. */
export const factsUnder = (setting: Map, body: Body): GroundFacts => {
  const { chart } = setting.terrain;
  const touched = near(
    setting,
    body,
    kindsOf(setting, 'any', () => true),
  );
  const [only] = touched;
  const isIn = only === undefined ? false : touched.length === 1 ? glanceAt(setting, body, only) : undefined;
  if (isIn === undefined) return groundFacts(setting, body);
  return chart[isIn ? (only ?? 0) : 0] ?? groundFacts(setting, body);
};

/** More than half of a body lies on ground that is closed to an arm. */
export const isClosedTo = (setting: Map, body: Body, arm: Arm, standing: boolean): boolean => {
  const touched = near(setting, body, kindsClosedTo(setting, arm, standing));
  const [only] = touched;
  if (only === undefined) return false;
  const isPlain = touched.length === 1 && !setting.terrain.chart.some((_, kind) => isOwnKind(kind));
  const isIn = isPlain ? glanceAt(setting, body, only) : undefined;
  return isIn ?? isMajority(closedShare(setting, body, arm, standing));
};

/** More than half of a body lies on ground that is open to an arm. */
export const isOpenTo = (setting: Map, body: Body, arm: Arm, standing: boolean): boolean =>
  near(setting, body, kindsClosedTo(setting, arm, standing)).length === 0 ||
  isMajority(1 - closedShare(setting, body, arm, standing));
