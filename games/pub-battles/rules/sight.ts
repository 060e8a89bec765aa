import { type Body, bodiesSee } from '@grognard/field';
import { type BoardBlock, bodyOn } from '../board.ts';
import type { Setting } from '../setting.ts';
import { levelOf } from './ground.ts';

/** Eyes are a little above the ground they stand on, so that a man on a hill looks over what is as high as his feet. */
const EYES = 0.5;

const eyesOf = (setting: Setting, body: Body): number => levelOf(setting, body) + EYES;

/** PB-R136 to PB-R141: woods, buildings and crests stop sight; pieces do not. Seen from the front of the watcher only. */
export const seesFromFront = (setting: Setting, watcher: BoardBlock, target: Body): boolean => {
  const body = bodyOn(setting.measures, watcher);
  return bodiesSee(
    setting.terrain.sight,
    { body, height: eyesOf(setting, body), side: 'front' },
    { body: target, height: eyesOf(setting, target) },
  );
};

/** The same all round, for spotting. */
export const seesAround = (setting: Setting, watcher: Body, target: Body): boolean =>
  bodiesSee(
    setting.terrain.sight,
    { body: watcher, height: eyesOf(setting, watcher) },
    { body: target, height: eyesOf(setting, target) },
  );
