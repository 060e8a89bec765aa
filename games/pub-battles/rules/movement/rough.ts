import { acrossOn, goesOverAny } from '../../ground/across.ts';
import { type Asked, firstAlong, GRAIN, placesAlong } from '../../ground/along.ts';
import { bodyOn } from '../../ground/board.ts';
import { factsAt, factsUnder, kindsThat } from '../../ground/ground-quickly.ts';
import { type Leg, legOf, type March } from '../../model/march.ts';
import type { Setting } from '../../model/setting.ts';
import type { GroundFacts } from '../../model/terrain.ts';
import { upTo } from './up-to.ts';

const reduces = ({ name, reduces: slows }: GroundFacts): boolean => slows && name !== 'river';

const isCovered: Asked = (setting, block, box) => reduces(factsAt(setting, block, box));

/**
 * PB-R093e: somewhere on the way the piece is in woods, marsh or what else reduces. What it starts in and marches out
 * of counts too, unless the club reads it otherwise.
 */
const goesThroughCover = (setting: Setting, leg: Leg, isFirst: boolean): boolean => {
  if (!isFirst || setting.switches.leavingRoughReduces === 'yes')
    return firstAlong(setting, leg, kindsThat(setting, 'reduces'), isCovered) !== undefined;
  const covered = placesAlong(leg).map(({ x, y }) =>
    reduces(factsUnder(setting, bodyOn(setting, { x, y, heading: leg.heading }))),
  );
  const out = covered.indexOf(false);
  return out < 0 || covered.slice(out).includes(true);
};

/** A leg as far as a length of it. */
const shortened = ({ from, to, heading, length, road, front }: Leg, by: number): Leg => {
  const share = length === 0 ? 0 : by / length;
  const end = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return legOf(from, end, heading, by, road, front);
};

/** PB-R093e: how far a leg that starts a march goes before the ground reduces it, to a grain and not beyond it. */
export const freeUpTo = (setting: Setting, leg: Leg, grain: number): number => {
  if (setting.switches.terrainReduction === 'off') return leg.length;
  let far = leg.length;
  for (const rough of ['river', 'slope', 'stream'] as const)
    far = upTo(far, grain, (by) => !reducing[rough](setting, shortened(leg, by), true));
  const rest = shortened(leg, far);
  if (setting.switches.leavingRoughReduces !== 'yes')
    return upTo(far, grain, (by) => !goesThroughCover(setting, shortened(leg, by), true));
  const [first] = firstAlong(setting, rest, kindsThat(setting, 'reduces'), isCovered)?.blocks ?? [];
  if (first === undefined) return far;
  const [dx, dy] = [first.x - leg.from.x, first.y - leg.from.y];
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - GRAIN);
};

type Rough = 'cover' | 'slope' | 'stream' | 'river';

/** A leg of a march, with what of the march matters to it. */
interface LegOf {
  readonly leg: Leg;
  /** The leg starts the march. */
  readonly isFirst: boolean;
  /** PB-R093h: the march ends on an enemy, so that a column too pays for the bridge. */
  readonly attacks: boolean;
}

export const legsOf = ({ legs, attacks }: Pick<March, 'legs' | 'attacks'>): readonly LegOf[] =>
  legs.map((leg, place) => ({ leg, isFirst: place === 0, attacks: attacks === true }));

const chartReduces = ({ terrain }: Setting, kind: string): boolean =>
  terrain.chart.some(({ name, reduces }) => name === kind && reduces);

/** PB-R093d: whether ground of a kind reduces a march. */
const reducing: Readonly<Record<Rough, (setting: Setting, leg: Leg, isFirst: boolean) => boolean>> = {
  cover: goesThroughCover,
  slope: (setting, leg) =>
    chartReduces(setting, 'slope') && goesOverAny(setting.measures, leg, acrossOn(setting.terrain).slopes),
  stream: (setting, leg) =>
    chartReduces(setting, 'stream') && goesOverAny(setting.measures, leg, acrossOn(setting.terrain).streams),
  river: (setting, leg) =>
    (leg.road || chartReduces(setting, 'river')) &&
    goesOverAny(setting.measures, leg, acrossOn(setting.terrain).rivers),
};

const roughs = ['cover', 'slope', 'stream', 'river'] as const;

/** A column ignores all of it, but for a river across which it attacks. */
const askedOf = ({ switches }: Setting, { leg, attacks }: LegOf): readonly Rough[] => {
  if (switches.terrainReduction === 'off' || (leg.road && !attacks)) return [];
  return leg.road ? ['river'] : roughs;
};

/** Everything that reduces the march on a leg. */
export const roughsOn = (setting: Setting, of: LegOf): readonly Rough[] =>
  askedOf(setting, of).filter((rough) => reducing[rough](setting, of.leg, of.isFirst));

/** Whether any of it reduces the march on a leg: what lies along a line is sooner told than cover. */
const isRoughOn = (setting: Setting, leg: Leg, isFirst: boolean, attacks: boolean): boolean => {
  if (setting.switches.terrainReduction === 'off' || (leg.road && !attacks)) return false;
  if (reducing.river(setting, leg, isFirst)) return true;
  if (leg.road) return false;
  const { slope, stream, cover } = reducing;
  return slope(setting, leg, isFirst) || stream(setting, leg, isFirst) || cover(setting, leg, isFirst);
};

/** Whether any of it reduces the march; the rest is not looked at. */
export const isRough = (setting: Setting, { legs, attacks }: Pick<March, 'legs' | 'attacks'>): boolean => {
  for (let place = 0; place < legs.length; place += 1)
    if (isRoughOn(setting, legs[place] as Leg, place === 0, attacks === true)) return true;
  return false;
};
