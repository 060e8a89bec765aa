/** LA-S3.4-19: what a fire does to those behind its target. */

import { gap, TOUCH, unitsOf } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { runsInto } from '../../ground/shape/wedge.ts';
import type { Memories } from '../../model/setting.ts';
import type { Formation, Shelter } from '../../model/vocabulary.ts';
import { piercing } from '../../tables/fire.ts';
import { isDownward } from '../cover/downward.ts';
import { mannedBy, stretchesNear } from '../cover/stretches.ts';
import { isMass } from '../degradation/degradation.ts';
import { compareByName, type FireGround, type Standing, setsOutAt } from './ground.ts';
import type { Volley } from './volley.ts';

/** Behind these a screen holds an obstacle, and nothing goes through. */
const OBSTACLES: ReadonlySet<Shelter | undefined> = new Set(['light cover', 'hard cover', 'village']);
const LOOSE: Formation = 'skirmish';

/** How far behind the target somebody may stand and be hit; nothing, if nothing goes through. */
const depthOf = ({ setting, state }: FireGround, { target, groups }: Volley): number => {
  if (target.part.inside !== undefined) return 0;
  const isShot = groups.some(({ weapon }) => weapon === 'round shot');
  if (isShot) return piercing['round shot'];
  const isMusketry = groups.some(({ weapon }) => weapon !== 'canister');
  const isOpenScreen =
    target.part.formation === LOOSE &&
    !OBSTACLES.has(target.part.shelter) &&
    // LA-O8.5-4
    mannedBy(setting, stretchesNear(setting, state, target.body, TOUCH.lesAigles.terrain), target).length ===
      0;
  return isMusketry && isOpenScreen ? piercing['small arms'] : 0;
};

/** From the middle of the firing front through the middle of the target, and on. */
const lineOn = (setting: Memories, { from, target }: Volley): readonly (readonly [number, number])[] => {
  const { x, y } = middleOf(setting, target.part, target.unit.arm);
  const start = setsOutAt(setting, from);
  const [dx, dy] = [x - start.x, y - start.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const beyond = far === 0 ? 0 : unitsOf(60) / far;
  return [
    [x, y],
    [x + dx * beyond, y + dy * beyond],
  ];
};

/** The one behind the target that a fire strikes too. */
export const struckBehind = (ground: FireGround, volley: Volley): Standing | undefined => {
  const { setting, state, all } = ground;
  const depth = depthOf(ground, volley);
  if (depth === 0 || isDownward(setting, state, volley.from, volley.target)) return undefined;
  const { from, target } = volley;
  const [start = [0, 0], end = [0, 0]] = lineOn(setting, volley);
  const isShot = volley.groups.some(({ weapon }) => weapon === 'round shot');
  const behind = all
    .filter(
      (each) =>
        each.unit.side !== from.unit.side &&
        each.index !== target.index &&
        each.part.inside === undefined &&
        (isShot || isMass(each.part)) &&
        runsInto(each.body, start, end),
    )
    .map((each) => ({ each, far: gap(target.body, each.body) }))
    .filter(({ far }) => far <= depth + 2)
    .sort((a, b) => a.far - b.far || compareByName(a.each, b.each));
  return behind[0]?.each;
};
