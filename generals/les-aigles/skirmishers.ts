/** Skirmishers: out in front of a line while the enemy is still some way off, back in it before the volleys. */
import { bodyFor, canSkirmish, type Task, troopOf } from '@grognard/les-aigles/for-generals';
import { bestPlansFor, type Ideas, isLawful } from './choosing.ts';
import { marchesOf } from './marches.ts';
import { cmBetween, degreesOff, isInHand, type Man, nearestOf, type Situation } from './situation.ts';

/** When they go out, and when they come in again, in cm from the enemy. */
const GOING_OUT = { from: 23, to: 40 } as const;
const COMING_IN = 17;
/** How far ahead of their battalion they go; the tether is a little longer. */
const AHEAD = 5;
const TETHER = 6.5;

export const isOut = ({ view }: Situation, { index, part }: Man): boolean =>
  part.formation === 'skirmish' && bodyFor(view, index) !== undefined;

/** A line waits for its skirmishers before it goes in: it would trample them. */
export const mustCallIn = ({ own }: Situation, { index, part }: Man, cm: number): boolean =>
  cm < COMING_IN &&
  own.some(
    (other) =>
      other.part.unit === part.unit &&
      other.index !== index &&
      isInHand(other) &&
      other.part.degradation === 0,
  );

/** A light company that a line could send out now. */
export const sendingOut = (situation: Situation, man: Man, cm: number): Ideas => {
  const { part, unit } = man;
  if (part.formation !== 'line' || cm < GOING_OUT.from || cm > GOING_OUT.to) return [];
  const isSent = situation.own.some((other) => other.part.unit === part.unit && other.index !== man.index);
  const light = part.companies.find((company) => {
    const { troop = '', figures = 0 } = unit.companies[company] ?? {};
    return figures > 0 && troopOf(unit.nation, troop).light === true && canSkirmish(unit, [company]);
  });
  if (isSent || light === undefined) return [];
  const plan: readonly Task[] = [{ do: 'deploy', companies: [light] }];
  return isLawful(situation, man, plan) ? [plan] : [];
};

/** What skirmishers do, once it is known where their battalion will be. */
export const skirmishIdeas = (situation: Situation, man: Man, home: Man): Ideas => {
  const near = nearestOf(home, situation.foes.filter(isInHand));
  const back: readonly Task[] = [{ do: 'rejoin' }];
  if (near === undefined || near.cm < COMING_IN || near.man.kind === 'horse')
    return isLawful(situation, man, back) ? [back] : [];
  const marches = marchesOf(situation, man);
  const screened = bestPlansFor(situation, man, [[], ...marches], (then) => {
    const out = cmBetween(then, home);
    return (
      -Math.abs(out - AHEAD) -
      (out > TETHER ? 50 : 0) -
      cmBetween(then, near.man) -
      degreesOff(then, near.man) / 10
    );
  });
  return [...screened, back];
};
