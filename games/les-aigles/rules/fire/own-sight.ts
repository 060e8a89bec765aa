/** Whoever fires sees for himself: that a friend has found somebody in a wood or a crop is not enough. */
import type { Bar } from '../cover/bars.ts';
import { isSeenBy } from '../sight/seen.ts';
import { hidingLand, seesStance } from '../sight/sees.ts';
import { stanceOfPart } from '../sight/stance.ts';
import type { FireGround, Standing } from './ground.ts';

/** LA-O4.4-3, LA-O9.2-11: what hides a target from one who could bear on it; whatever else lies between bars his lines. */
export const hiddenFrom = (
  { setting, state }: FireGround,
  from: Standing,
  target: Standing,
): Bar | undefined => {
  const land = hidingLand(setting, state);
  if (land === undefined) return undefined;
  const sought = stanceOfPart(setting, land, target.part, target.unit);
  const [first] = sought.hidden;
  if (first === undefined) return undefined;
  const viewer = stanceOfPart(setting, land, from.part, from.unit);
  if (seesStance(setting, state, land, viewer, sought, target.unit.side)) return undefined;
  const rules = first.cover.sort === 'wood' ? ['LA-O4.4-3', 'LA-O4.2-4'] : ['LA-O9.2-11', 'LA-O9.2-7'];
  return { by: 'unseen', rules };
};

/** In a wood, a crop or a house where it has not shown itself: those who see it are near it, and others do not. */
export const isCovered = ({ setting, state }: FireGround, { part, unit }: Standing): boolean => {
  if (part.inside !== undefined) return part.inside.shown !== true;
  const land = hidingLand(setting, state);
  if (land === undefined) return false;
  return stanceOfPart(setting, land, part, unit).hidden.some(({ cover }) => cover.id !== part.betrayed);
};

/** Whether one saw another before that one fired: for himself, or a house of which his side knew that it is held. */
export const sawBefore = (ground: FireGround, from: Standing, foe: Standing): boolean => {
  if (!isSeenBy(foe.part, from.unit.side)) return false;
  return foe.part.inside === undefined
    ? hiddenFrom(ground, from, foe) === undefined
    : foe.part.inside.shown === true;
};
