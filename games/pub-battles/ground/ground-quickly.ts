import { type Block, type Body, type Box, bodyOf } from '@grognard/field';
import { topic } from '../model/memory.ts';
import type { Setting } from '../model/setting.ts';
import type { GroundFacts } from '../model/terrain.ts';
import { type Arm, arms, grounds } from '../model/vocabulary.ts';
import { isMostlyIn, NONE, onlyNear, SEVERAL } from './cover-map.ts';
import { closedShare, groundFacts, isMajority } from './under.ts';

type Map = Pick<Setting, 'terrain' | 'switches' | 'memory'>;

/** Places in the chart of the kinds of ground that lie somewhere on a map, by what is asked about them. */
const kinds = topic((): Record<string, readonly number[]> => ({}));

const kindsOf = (
  { terrain }: Pick<Setting, 'terrain'>,
  name: string,
  isSo: (facts: GroundFacts) => boolean,
): readonly number[] => {
  const listed = terrain.memory(kinds);
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

/** Whether more than half of a block lies in a kind of ground, if a glance tells. */
const glanceAt = ({ terrain, switches }: Map, block: Block | undefined, kind: number): boolean | undefined =>
  block === undefined || kind === SEVERAL || switches.majorityBy !== 'area'
    ? undefined
    : isMostlyIn(terrain, kind, block);

const everyKind = (): boolean => true;

/** Whether nothing but clear ground lies anywhere near a body. */
export const isAllClear = (setting: Map, body: Body): boolean =>
  onlyNear(setting.terrain, kindsOf(setting, 'any', everyKind), body) === NONE;

/** The ground a block is in, with a box around it, if a glance tells. */
const factsAtGlance = (setting: Map, block: Block | undefined, box: Box): GroundFacts | undefined => {
  const { terrain } = setting;
  const only = onlyNear(terrain, kindsOf(setting, 'any', everyKind), box);
  const isIn = only === NONE ? false : glanceAt(setting, block, only);
  return isIn === undefined ? undefined : terrain.chart[isIn ? only : 0];
};

/** The ground a body is in, measured only where a glance does not tell: the same as `groundFacts` says. */
export const factsUnder = (setting: Map, body: Body): GroundFacts =>
  factsAtGlance(setting, body.blocks[0], body) ?? groundFacts(setting, body);

/** The same of a block that is only tried. */
export const factsAt = (setting: Map, block: Block, box: Box): GroundFacts =>
  factsAtGlance(setting, block, box) ?? groundFacts(setting, bodyOf([block]));

/** Whether ground that is closed to an arm lies under more than half of a block, if a glance tells. */
const closedAtGlance = (
  setting: Map,
  block: Block | undefined,
  box: Box,
  arm: Arm,
  standing: boolean,
): boolean | undefined => {
  const only = onlyNear(setting.terrain, kindsClosedTo(setting, arm, standing), box);
  if (only === NONE) return false;
  // PB-R003: a kind of the scenario's own may lie over one that is closed, and open it.
  const isPlain = setting.terrain.chart.length === grounds.length;
  return isPlain ? glanceAt(setting, block, only) : undefined;
};

/** More than half of a body lies on ground that is closed to an arm. */
export const isClosedTo = (setting: Map, body: Body, arm: Arm, standing: boolean): boolean =>
  closedAtGlance(setting, body.blocks[0], body, arm, standing) ??
  isMajority(closedShare(setting, body, arm, standing));

/** The same of a block on its way. */
export const isClosedAt = (setting: Map, block: Block, box: Box, arm: Arm): boolean =>
  closedAtGlance(setting, block, box, arm, false) ??
  isMajority(closedShare(setting, bodyOf([block]), arm, false));

/** More than half of a body lies on ground that is open to an arm. */
export const isOpenTo = (setting: Map, body: Body, arm: Arm, standing: boolean): boolean =>
  onlyNear(setting.terrain, kindsClosedTo(setting, arm, standing), body) === NONE ||
  isMajority(1 - closedShare(setting, body, arm, standing));
