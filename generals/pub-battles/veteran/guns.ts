import type { BoardBlock, Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { distance } from '../distance.ts';
import { supposedKind } from '../fighting/worth.ts';
import type { Situation } from '../situation.ts';

/** What a round of three dice does to a piece on average, in parts of its worth. */
const FRESH = 0.28;
const TIRED = 0.12;
/** Whom we are about to attack, or who is in contact with us, is worth softening first. */
const IN_REACH = 0.5;

const softness = (situation: Situation, foe: BoardBlock): number => {
  const kind = supposedKind(foe);
  const { sheltered } = situation.footing(foe);
  const tough = kind === 'elite' || kind === 'guard' ? 0.6 : 1;
  const weak = kind === 'militia' ? 1.3 : tough;
  return situation.worth(foe) * (foe.spent === true ? TIRED : FRESH) * weak * (sheltered ? 0.7 : 1);
};

/** What a bombardment of somebody is worth. */
const promiseOf = (situation: Situation, foe: BoardBlock): number => {
  const { friends, isEngaged } = situation;
  const { footThird } = situation.desk.match.setting.measures;
  const follows = friends.filter(
    (each) => each.arm !== 'guns' && !each.spent && distance(each, foe) <= 3 * footThird,
  ).length;
  return (
    softness(situation, foe) *
    (1 + IN_REACH * Math.min(2, follows) * 0.5 + (isEngaged(foe.ref) ? IN_REACH : 0))
  );
};

/** The best bombardment of a gun. */
export const bombardment = (situation: Situation, gun: OwnPiece): Order | undefined => {
  if (gun.kind !== 'artillery' || gun.where !== 'map' || gun.spent) return undefined;
  const { bombard, front } = situation.desk.match.setting.measures;
  const near = situation.foes
    .filter((foe) => distance(gun, foe) <= bombard + front && foe.arm !== 'train')
    .map((foe) => ({ foe, promise: promiseOf(situation, foe) }))
    .toSorted((a, b) => b.promise - a.promise);
  for (const { foe } of near) {
    const order = situation.wished({ do: 'bombard', piece: gun.ref, target: foe.ref });
    if (order !== undefined) return order;
  }
  return undefined;
};
