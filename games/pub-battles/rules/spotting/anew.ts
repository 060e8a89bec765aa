import { type Standing, standing } from '../../ground/standing.ts';
import type { Event } from '../../model/events.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { isAnyNear, isSpottedBy, isSpotter, isTooDark } from './spotted.ts';

/**
 * PB-R013, PB-R101: who comes to look at a block that nobody of his side looked at before learns how it is, also if it is
 * as it was when last seen: what brought him there has shown something.
 */
export const markedAnew = (
  setting: Setting,
  before: State,
  now: State,
  changed: readonly number[],
  events: readonly Event[],
): readonly Event[] => {
  const looker = lookerAnew(setting, before, now, changed);
  if (looker === undefined) return events;
  const place = events.findLastIndex((event) => 'piece' in event && event.piece === looker);
  return events.map((event, each) => (each === place ? { ...event, showed: true } : event));
};

/** One of those who moved, if he sees an enemy whom nobody of his side saw before. */
const lookerAnew = (
  setting: Setting,
  before: State,
  now: State,
  changed: readonly number[],
): number | undefined => {
  if (isTooDark(setting, now)) return undefined;
  const pieces = standing(setting, now);
  const lookers = pieces.filter((each) => changed.includes(each.index) && isSpotter(setting, each));
  let earlier: readonly Standing[] | undefined;
  for (const target of pieces) {
    const looking = lookers.filter(({ side }) => side !== target.side);
    if (!isAnyNear(setting, looking, target)) continue;
    const looker = looking.find((each) => isSpottedBy(setting, [each], target));
    if (looker === undefined) continue;
    earlier ??= standing(setting, before);
    if (!wasSeen(setting, earlier, target, looker.side)) return looker.index;
  }
  return undefined;
};

const wasSeen = (
  setting: Setting,
  earlier: readonly Standing[],
  { index }: Standing,
  side: string,
): boolean => {
  const target = earlier.find((each) => each.index === index);
  const watchers = earlier.filter((each) => each.side === side && isSpotter(setting, each));
  return target !== undefined && isSpottedBy(setting, watchers, target);
};
