/** How much better off a side is than the other, in the points of the army lists: men, the order they are in, armies that break. */
import { flat } from '@grognard/engine';
import { type Part, troopOf, type Unit } from '@grognard/les-aigles/for-generals';
import { cmApart, isInHand, type Man, type Situation } from '../situation.ts';

/** Formed, disorganised, without formation, in disorder. */
const ORDER = [1, 0.98, 0.92, 0.75] as const;
const ROUTING = 0.25;
const FLEEING = 0.1;
const RETREATING = 0.7;
/** What a broken army is worth to its enemy, in shares of all that stands on the table. */
const BROKEN = 0.8;
/** An army that has lost so much of its points breaks, and has lost heart before. */
const BREAKING = 0.5;
const NEARLY = 0.4;

const shareOf = (part: Part): number => {
  if (part.flees === true) return FLEEING;
  if (part.routing === true) return ROUTING;
  return ORDER[part.degradation] * (part.retreat === undefined ? 1 : RETREATING);
};

const pointsEach = (nation: Unit['nation'], troop: string): number => {
  const { budget, calibre, usual } = troopOf(nation, troop);
  return calibre === undefined ? budget : budget / usual[0];
};

/** What some companies of a unit are worth as they stand. */
export const pointsOf = ({ nation, companies }: Unit, numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => {
    const { troop = '', figures = 0 } = companies[number] ?? {};
    return sum + figures * pointsEach(nation, troop);
  }, 0);

/** What a unit was worth as it took the field. */
const raisedOf = ({ nation, companies, raised }: Unit): number =>
  (companies.reduce((sum, { troop }) => sum + pointsEach(nation, troop), 0) / Math.max(1, companies.length)) *
  raised;

/** Ranks are dressed again before it matters by whoever has no enemy so near, in cm. */
const AT_LEISURE = 35;
const DRESSED_AGAIN = 0.7;

const strengthOf = (men: readonly Man[], foes: readonly Man[]): number =>
  men.reduce((sum, man) => {
    const share = shareOf(man.part);
    const isAtLeisure = share < 1 && isInHand(man) && foes.every((foe) => cmApart(man, foe) >= AT_LEISURE);
    const kept = isAtLeisure ? share + DRESSED_AGAIN * (1 - share) : share;
    return sum + kept * pointsOf(man.unit, man.part.companies);
  }, 0);

/** How near an army is to breaking, from 0 to 1. */
const brokenOf = (units: readonly Unit[], men: readonly Man[]): number => {
  const fighting = new Set(men.filter(({ part }) => part.routing !== true).map(({ unit }) => unit.id));
  let [gone, budget] = [0, 0];
  for (const unit of units) {
    const points = raisedOf(unit);
    budget += points;
    if (!fighting.has(unit.id)) gone += points;
  }
  const share = gone / Math.max(1, budget) / BREAKING;
  return share > 1 ? 1 : NEARLY * share * share;
};

/** What stands on the table, of both sides together. */
export const pointsOn = ({ own, foes }: Situation): number =>
  [...own, ...foes].reduce((sum, { unit, part }) => sum + pointsOf(unit, part.companies), 0);

/** How much better off the seat's side is than the other. */
export const balanceOf = ({ view, seat, own, foes }: Situation, whole: number): number => {
  const units = flat(view.units);
  const ours = brokenOf(
    units.filter(({ side }) => side === seat.side),
    own,
  );
  const theirs = brokenOf(
    units.filter(({ side }) => side !== seat.side),
    foes,
  );
  return strengthOf(own, foes) - strengthOf(foes, own) + BROKEN * whole * (theirs - ours);
};
