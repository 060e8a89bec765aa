import type { Order } from '@grognard/pub-battles/for-generals';
import type { General } from '../../general.ts';
import { randomGeneral } from '../../random.ts';
import { accepted, deskOf } from '../desk.ts';
import { combatOrder } from '../fighting/combat.ts';
import { deployment } from '../simple.ts';
import { type Effort, type Situation, situationOf } from '../situation.ts';
import { veteranActivationOrder } from './activation.ts';
import { drawOrder } from './draw.ts';

const wanted = (situation: Situation): Order | undefined => {
  const { desk } = situation;
  const { view } = desk;
  if (view.deploying.length > 0) return deployment(desk);
  if (view.combat !== undefined || view.phase === 'combat') return combatOrder(situation);
  switch (view.phase) {
    case 'alter':
      return drawOrder(situation);
    case 'activation':
      return veteranActivationOrder(situation);
    case 'nightfall':
      return accepted(desk, { kind: 'nightfall', choice: 'stay' });
    default:
      return undefined;
  }
};

/** A general who weighs each fight before he offers it, at a given effort. */
export const veteranOf =
  (effort: Effort): General =>
  (turn) =>
    wanted(situationOf(deskOf(turn), effort)) ?? randomGeneral(turn);

export const veteranGeneral: General = veteranOf({ samples: 120, trials: 160 });
