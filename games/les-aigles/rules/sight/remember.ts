/** What one sees of another in the plain is the same as long as both stay where they are. */
import type { Stance } from './stance.ts';

type Seen = WeakMap<Stance, boolean>;

const remembered = { glance: new WeakMap<Stance, Seen>(), close: new WeakMap<Stance, Seen>() };

/** From a crest it depends on those who stand about the target as well. */
export const isFromCrest = ({ crests, scouted }: Stance): boolean => crests.length > 0 || scouted.length > 0;

/** Whether one sees another, looked up if it has been asked before. */
export const lookedUp = (
  how: 'glance' | 'close',
  viewer: Stance,
  target: Stance,
  look: () => boolean,
): boolean => {
  if (isFromCrest(viewer)) return look();
  const seen = remembered[how].get(target) ?? new WeakMap<Stance, boolean>();
  remembered[how].set(target, seen);
  const known = seen.get(viewer) ?? look();
  seen.set(viewer, known);
  return known;
};
