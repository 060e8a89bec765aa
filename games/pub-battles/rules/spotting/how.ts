import type { RuleId } from '@grognard/engine';
import { gapToPoint } from '@grognard/field';
import { bodyPlaced, type Placed } from '../../ground/standing.ts';
import { groundFacts, levelOf } from '../../ground/under.ts';
import type { Setting } from '../../model/setting.ts';

/** Why a block was spotted: the rules of sight by which a watcher makes it out, for the line that tells of it. */
export const howSeen = (
  setting: Setting,
  watcher: Placed,
  target: Placed,
  others: readonly Placed[],
): readonly RuleId[] => {
  const [from, to] = [bodyPlaced(setting, watcher), bodyPlaced(setting, target)];
  const [low, high] = [levelOf(setting, from), levelOf(setting, to)];
  return [
    ...(groundFacts(setting, to).hides ? ['PB-R137'] : []),
    ...(others.some((other) => liesBetween(setting, other, watcher, target)) ? ['PB-R138'] : []),
    ...(high > low ? ['PB-R140'] : []),
    ...(low > high ? ['PB-R141'] : []),
  ];
};

const SHARES: readonly number[] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** A quick no: no block reaches further than this from its centre. */
const isAside = ({ measures }: Setting, { x, y }: Placed, a: Placed, b: Placed): boolean => {
  const reach = measures.front + measures.column;
  return (
    x < Math.min(a.x, b.x) - reach ||
    x > Math.max(a.x, b.x) + reach ||
    y < Math.min(a.y, b.y) - reach ||
    y > Math.max(a.y, b.y) + reach
  );
};

/** Whether a piece stands on the straight way from one to another. */
const liesBetween = (setting: Setting, other: Placed, a: Placed, b: Placed): boolean => {
  if (other.piece === a.piece || other.piece === b.piece || isAside(setting, other, a, b)) return false;
  const body = bodyPlaced(setting, other);
  return SHARES.some((share) => gapToPoint(body, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share) === 0);
};
