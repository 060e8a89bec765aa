import type { Order } from '@grognard/pub-battles/for-generals';
import type { General } from '../general.ts';
import { randomGeneral } from '../random.ts';
import { activationOrder } from './activation.ts';
import { accepted, type Desk, deskOf, firstOf } from './desk.ts';
import { bearing, nearest } from './distance.ts';
import { combatOrder } from './fighting/combat.ts';
import { type Effort, situationOf } from './situation.ts';

/** A reserve that is found out draws up towards the enemy. */
export const deployment = (desk: Desk): Order | undefined => {
  const { view } = desk;
  return firstOf(
    view.mine.filter(({ ref }) => view.deploying.includes(ref)),
    (hq) => {
      const foe = nearest(hq, view.theirs);
      const facing = foe === undefined ? hq.heading : bearing(hq, foe);
      return accepted(desk, { kind: 'deploy', hq: hq.ref, facing });
    },
  );
};

/** It thinks fights through, and little else. */
const EFFORT: Effort = { samples: 60, trials: 0 };

const wanted = (desk: Desk): Order | undefined => {
  const { view } = desk;
  if (view.deploying.length > 0) return deployment(desk);
  if (view.combat !== undefined) return combatOrder(situationOf(desk, EFFORT));
  switch (view.phase) {
    case 'alter':
      return accepted(desk, { kind: 'let' });
    case 'activation':
      return activationOrder(desk);
    case 'combat':
      return combatOrder(situationOf(desk, EFFORT));
    case 'nightfall':
      return accepted(desk, { kind: 'nightfall', choice: 'stay' });
    default:
      return undefined;
  }
};

/**
 * A plain player of Pub Battles: brings its troops up under their HQs, attacks where the odds are fair, takes the Spent
 * out of the fight and rallies them. What it has no opinion on it leaves to chance.
 */
export const simpleGeneral: General = (turn) => wanted(deskOf(turn)) ?? randomGeneral(turn);
