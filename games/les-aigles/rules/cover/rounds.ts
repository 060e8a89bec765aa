/** What a round on broken ground costs before it is fought. */

import { type Placed, placedAt } from '../../ground/shape/placed.ts';
import { terrainOf } from '../../ground/terrain/terrain.ts';
import type { Story } from '../../model/story.ts';
import { DISORGANISED, type Facing, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { worsen } from '../degradation/worsen.ts';
import { cannotDeploy, isBetweenTrees } from './deploy.ts';
import { about, crossingsUnder, slopesUnder } from './where.ts';
import { isWoodFight } from './woods.ts';

/** One who is about to fight a later round with all his figures. */
export interface LaterRound {
  readonly part: number;
  readonly enemy: number;
  readonly side: Facing;
  readonly round: number;
}

/** LA-O2.6-4: nobody keeps his ranks for two rounds on a slope. */
const onSlope = (story: Story, own: Placed, foe: Placed): void => {
  const { setting, state } = story;
  const isSlope = [own, foe].some(({ body }) => slopesUnder(about(setting, state, body), body).length > 0);
  if (isSlope) worsen(story, own.index, WITHOUT_FORMATION, ['LA-O2.6-4']);
};

/** LA-O4.5-21: nor in a wood, where those who had none left are in disorder. */
const inWood = (story: Story, own: Placed, foe: Placed): void => {
  if (!isWoodFight(story.setting, story.state, own, foe)) return;
  const isWorse = own.part.degradation > DISORGANISED;
  worsen(story, own.index, isWorse ? IN_DISORDER : WITHOUT_FORMATION, ['LA-O4.5-21']);
};

/** LA-O6.3-5, LA-O7.2-4, LA-O7.3-1: on a bridge, or on a road without room. */
const inTheOpen = (story: Story, own: Placed, side: Facing): void => {
  const { setting, state } = story;
  const isOnBridge = crossingsUnder(about(setting, state, own.body), own.body, 'bridge').length > 0;
  const rules = [
    ...(isOnBridge ? ['LA-O6.3-5'] : []),
    ...(isBetweenTrees(setting, state, own) ? ['LA-O7.3-1'] : []),
    ...(cannotDeploy(setting, state, own, side) ? ['LA-O7.2-4', 'LA-O7.2-3'] : []),
  ];
  if (rules.length > 0) worsen(story, own.index, WITHOUT_FORMATION, rules);
};

/** Before the second round, and before every later one. */
export const loseRanks = (story: Story, all: readonly LaterRound[]): void => {
  if (terrainOf(story.setting, story.state).laid.length === 0) return;
  const before = story.state;
  for (const { part, enemy, side, round } of all) {
    const [own, foe] = [placedAt(story.setting, before, part), placedAt(story.setting, before, enemy)];
    onSlope(story, own, foe);
    if (round === 2) inWood(story, own, foe);
    inTheOpen(story, own, side);
  }
};
