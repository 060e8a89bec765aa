import type { Body } from '@grognard/field';
import type { Setting } from '../setting.ts';
import type { GroundFacts } from '../terrain/chart.ts';
import { isClearOf, isMostlyIn } from '../terrain/cover-map.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { type Arm, arms, grounds } from '../vocabulary.ts';
import { closedShare, groundFacts, isMajority } from './ground.ts';

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

const onTheWay: Readonly<Record<Arm, string>> = Object.fromEntries(
  arms.map((arm) => [arm, `${arm} on the way`]),
) as Record<Arm, string>;

/** The kinds that are closed to an arm; a river, which has its crossings, only to who would stand in it. */
export const kindsClosedTo = (setting: Map, arm: Arm, standing: boolean): readonly number[] =>
  kindsOf(
    setting,
    standing ? arm : onTheWay[arm],
    ({ name, closedTo }) => closedTo.includes(arm) && (standing || name !== 'river'),
  );

/** No kind lies near, or several do. */
const NONE = -1;
const SEVERAL = -2;

/** The only kind of a list that lies anywhere near a body. */
const onlyNear = ({ terrain }: Map, body: Body, list: readonly number[]): number => {
  let only = NONE;
  for (const kind of list) {
    if (isClearOf(terrain, kind, body)) continue;
    if (only !== NONE) return SEVERAL;
    only = kind;
  }
  return only;
};

/** Whether more than half of a body lies in a kind of ground, if a glance tells. */
const glanceAt = ({ terrain, switches }: Map, body: Body, kind: number): boolean | undefined => {
  const [block] = body.blocks;
  return block === undefined || kind === SEVERAL || switches.majorityBy !== 'area'
    ? undefined
    : isMostlyIn(terrain, kind, block);
};

const everyKind = (): boolean => true;

/** The ground a body is in, measured only where a glance does not tell: the same as `groundFacts` says. */
export const factsUnder = (setting: Map, body: Body): GroundFacts => {
  const { chart } = setting.terrain;
  const only = onlyNear(setting, body, kindsOf(setting, 'any', everyKind));
  const isIn = only === NONE ? false : glanceAt(setting, body, only);
  const facts = isIn === undefined ? undefined : chart[isIn ? only : 0];
  return facts ?? groundFacts(setting, body);
};

/** More than half of a body lies on ground that is closed to an arm. */
export const isClosedTo = (setting: Map, body: Body, arm: Arm, standing: boolean): boolean => {
  const only = onlyNear(setting, body, kindsClosedTo(setting, arm, standing));
  if (only === NONE) return false;
  // PB-R003: a kind of the scenario's own may lie over one that is closed, and open it.
  const isPlain = setting.terrain.chart.length === grounds.length;
  const isIn = isPlain ? glanceAt(setting, body, only) : undefined;
  return isIn ?? isMajority(closedShare(setting, body, arm, standing));
};

/** More than half of a body lies on ground that is open to an arm. */
export const isOpenTo = (setting: Map, body: Body, arm: Arm, standing: boolean): boolean =>
  onlyNear(setting, body, kindsClosedTo(setting, arm, standing)) === NONE ||
  isMajority(1 - closedShare(setting, body, arm, standing));
