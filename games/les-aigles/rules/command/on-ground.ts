/** LA-S3.2-11: an officer rides over all ground, but neither through houses nor over rivers and marshes. */
import { type Block, bodyOf, march, roundUnit, unitsOf } from '@grognard/field';
import type { Story } from '../../model/story.ts';
import { groundOf, isBare, type Zone, zonesIn } from '../ground/going.ts';
import type { Mover } from '../ground/mover.ts';
import { boxAround } from '../ground/reach.ts';
import { isOn, spansOf, type ZoneSpan } from '../ground/spans.ts';

type Place = readonly [number, number];

interface Stop {
  readonly at: Place;
  readonly rule: string;
}

/** A single rider. */
const HALF = unitsOf(0.25);
const RIDER: Mover = { unit: { arm: 'cavalry' }, part: { formation: 'march column', ranks: [1] } };

const stopsHim = ({ feature }: Zone): boolean =>
  feature.kind === 'house' ||
  feature.kind === 'marsh' ||
  (feature.kind === 'water' && (feature.entry.sort === 'river' || feature.entry.sort === 'big river'));

/** Where a straight ride ends before its goal, and by which rule; undefined if it does not. */
export const stoppedOn = ({ setting, state }: Story, [x, y]: Place, [toX, toY]: Place): Stop | undefined => {
  const ground = groundOf(setting, state);
  if (isBare(ground) || (x === toX && y === toY)) return undefined;
  const blocks: readonly Block[] = [{ x, y, heading: 0, halfFront: HALF, halfDepth: HALF }];
  const motion = march(toX - x, toY - y);
  const zones = zonesIn(ground, RIDER, boxAround(blocks, motion)).filter(stopsHim);
  // Whoever is on such ground already may leave it; whoever has only come up to it may not go in.
  const start = bodyOf(blocks);
  const met = (zones.length === 0 ? [] : spansOf(RIDER, zones, blocks, motion)).filter(
    ({ going, from, zone }) => going.bar !== undefined && (from > 0 || !isOn(start, zone.shape)),
  );
  const first = met.reduce<ZoneSpan | undefined>(
    (least, each) => (least === undefined || each.from < least.from ? each : least),
    undefined,
  );
  if (first?.going.bar === undefined) return undefined;
  const at: Place = [roundUnit(x + motion.dx * first.from), roundUnit(y + motion.dy * first.from)];
  return { at, rule: first.going.bar };
};
