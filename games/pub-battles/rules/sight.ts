import { type Body, bodiesSee } from '@grognard/field';
import { type BoardBlock, bodyOn } from '../board.ts';
import { keptByPair } from '../kept.ts';
import type { Setting } from '../setting.ts';
import { levelOf } from './ground.ts';

/** Eyes are a little above the ground they stand on, so that a man on a hill looks over what is as high as his feet. */
const EYES = 0.5;

/**
 * How high the eyes of two are. PB-R143: on one top nothing hides them from each other; as a club may read it, the
 * crest between them does.
 */
const eyesOf = (setting: Setting, a: Body, b: Body): readonly [number, number] => {
  const [low, high] = [levelOf(setting, a), levelOf(setting, b)];
  const onOneTop = low === high && low > 0;
  const eyes = onOneTop && setting.switches.flatTop === 'crestBlocks' ? -EYES : EYES;
  return [low + eyes, high + eyes];
};

/** PB-R136 to PB-R141: woods, buildings and crests stop sight; pieces do not. Seen from the front of the watcher only. */
export const seesFromFront = (setting: Setting, watcher: BoardBlock, target: Body): boolean =>
  frontSees(setting, bodyOn(setting.measures, watcher), target);

const frontSees = keptByPair((setting: Setting, body: Body, target: Body): boolean => {
  const [height, other] = eyesOf(setting, body, target);
  return bodiesSee(setting.terrain.sight, { body, height, side: 'front' }, { body: target, height: other });
});

/** The same all round, for spotting. */
export const seesAround: (setting: Setting, watcher: Body, target: Body) => boolean = keptByPair(
  (setting: Setting, watcher: Body, target: Body) => {
    const [height, other] = eyesOf(setting, watcher, target);
    return bodiesSee(setting.terrain.sight, { body: watcher, height }, { body: target, height: other });
  },
);
