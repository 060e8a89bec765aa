/** What one sees of another in the plain is the same as long as both stay where they are. */
import type { Drawer } from '../../model/memory.ts';
import type { Land } from './land.ts';
import type { Stance } from './stance.ts';

type Seen = WeakMap<Stance, boolean>;

const SEEN: Drawer<Readonly<Record<'glance' | 'close', WeakMap<Stance, Seen>>>> = {
  empty: () => ({ glance: new WeakMap(), close: new WeakMap() }),
};

/** From a crest it depends on those who stand about the target as well. */
export const isFromCrest = ({ crests, scouted }: Stance): boolean => crests.length > 0 || scouted.length > 0;

/** Whether one sees another, looked up if it has been asked before. */
export const lookedUp = (
  land: Land,
  how: 'glance' | 'close',
  viewer: Stance,
  target: Stance,
  look: () => boolean,
): boolean => {
  if (isFromCrest(viewer)) return look();
  const before = land.memory(SEEN)[how];
  const seen = before.get(target) ?? new WeakMap<Stance, boolean>();
  before.set(target, seen);
  const known = seen.get(viewer) ?? look();
  seen.set(viewer, known);
  return known;
};
