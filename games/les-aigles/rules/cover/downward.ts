/** LA-O3.4-4: what guns on a plateau throw at those below them strikes the ground and goes no farther. */
import { isWhollyIn } from '@grognard/field';
import type { Placed } from '../../ground/shape/placed.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import { about } from './where.ts';

/** Guns on top of a plateau, and a target that is not. */
export const isDownward = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  from: Placed,
  target: Placed,
): boolean => {
  if (!isArtillery(from.unit.arm)) return false;
  return about(setting, state, from.body).some(
    (feature) =>
      feature.kind === 'plateau' &&
      isWhollyIn(from.body, feature.top) &&
      !isWhollyIn(target.body, feature.top),
  );
};
