/** Troops whose ranks are not as they should be, and what puts them in order again. */
import { headingOf } from '@grognard/field';
import { groundUnder, type Task, zoneOf } from '@grognard/les-aigles/for-generals';
import { bestPlansFor, type Ideas, isLawful } from './choosing.ts';
import { marchesOf } from './marches.ts';
import { outside } from './missions.ts';
import { cmApart, cmBetween, isInHand, type Man, nearestOf, type Situation } from './situation.ts';

/** Whoever exchanges volleys does not dress his ranks. */
const VOLLEYS = 11;

/** Nobody this near: ranks are dressed once the ground that spoils them is behind. */
const UNDISTURBED = 32;

const isStillOnIt = ({ setting, view, foes }: Situation, man: Man): boolean =>
  man.part.degradation === 1 &&
  (nearestOf(man, foes.filter(isInHand))?.cm ?? Infinity) > UNDISTURBED &&
  groundUnder(setting, view, man.part, man.unit).length > 0;

/** What mends a man; nothing if he is in order, or has better things to do. */
export const mendingIdeas = (situation: Situation, man: Man): Ideas => {
  const { part, unit, kind } = man;
  if (part.degradation === 0 || isStillOnIt(situation, man)) return [];
  const plans: (readonly Task[])[] = [];
  if (part.degradation === 1) {
    const marks = situation.foes.filter(
      (foe) => isInHand(foe) && zoneOf(situation.setting, part, unit.arm, foe.middle) === 'front',
    );
    const near = nearestOf(man, marks);
    if (kind === 'foot' && near !== undefined && near.cm < VOLLEYS) return [];
    plans.push([{ do: 'reorganise' }]);
  } else {
    const wanted = kind === 'guns' ? part.formation : 'line';
    plans.push(
      [{ do: 'rejoin' }],
      ...facingThem(situation, man),
      [{ do: 'reform', to: wanted }],
      [{ do: 'reform', to: part.formation }],
    );
  }
  const lawful = plans.filter((plan) => isLawful(situation, man, plan));
  if (lawful.length > 0 || part.degradation < 2) return lawful;
  const clear = clearingIdeas(situation, man);
  return clear.length > 0 ? clear : throughIdeas(situation, man);
};

/** Half through a hedge, a wall or a wood: on and out of it, without looking about. */
const throughIdeas = (situation: Situation, man: Man): Ideas => {
  const { setting, view } = situation;
  const mission = situation.missions.get(man.index);
  const isAtPost = mission !== undefined && outside(man, mission) === 0;
  if (isAtPost || groundUnder(setting, view, man.part, man.unit).length === 0) return [];
  const isLeft = (then: Man): number => groundUnder(setting, view, then.part, man.unit).length;
  const marches = marchesOf(situation, man);
  return bestPlansFor(situation, man, marches, (then) => cmApart(man, then) - 20 * isLeft(then));
};

/** Horse that has rallied reforms to whichever front it likes. */
const facingThem = ({ foes }: Situation, man: Man): Ideas => {
  const near = nearestOf(man, foes.filter(isInHand));
  if (man.kind !== 'horse' || near === undefined) return [];
  const { x, y } = near.man.middle;
  return [[{ do: 'reform', to: 'line', heading: headingOf(x - man.part.x, y - man.part.y) }]];
};

/** Nobody reforms in a friend's ground: out of it first. */
const clearingIdeas = (situation: Situation, man: Man): Ideas => {
  const crossed = situation.view.crossings.filter(({ crosser }) => crosser === man.index);
  const friends = situation.own.filter(({ index }) => crossed.some((each) => each.crossed === index));
  if (friends.length === 0) return [];
  const marches = marchesOf(situation, man);
  return bestPlansFor(situation, man, marches, (then) =>
    friends.reduce(
      (sum, friend) => sum + Math.min(cmBetween(then, friend), 3) * 20 + cmApart(then, friend),
      0,
    ),
  );
};
