/** What to answer between two quarters, when charges are seen to come. */
import type { Order } from '@grognard/les-aigles';
import {
  distanceAhead,
  legsFor,
  type Reaction,
  reactionsOf,
  totalOf,
} from '@grognard/les-aigles/for-generals';
import { chargeReach, type Man, quarterStep, type Situation } from './situation.ts';

/** The charge that would come home first. */
const comingAt = ({ setting, foes }: Situation, man: Man): { foe: Man; away: number } | undefined => {
  let first: { foe: Man; away: number } | undefined;
  for (const foe of foes) {
    if (foe.part.charge === undefined) continue;
    const away = distanceAhead(setting, foe.part, foe.unit.arm, man.body) / 1_000;
    if (first === undefined || away < first.away) first = { foe, away };
  }
  return first;
};

/** A square, if it is formed before the horse is there. */
const squareInTime = (man: Man, foe: Man, away: number, choices: readonly Reaction[]): Reaction | undefined =>
  choices.find((choice) => {
    if (choice.do !== 'change' || (choice.to !== 'square' && choice.to !== 'full square')) return false;
    const quarters = totalOf(legsFor(man.unit, man.part, choice.to));
    const reach = quarters * quarterStep(foe) + chargeReach(foe) - 2 * quarterStep(foe);
    return away > reach;
  });

const chosen = (situation: Situation, man: Man, choices: readonly Reaction[]): Reaction | undefined => {
  const coming = comingAt(situation, man);
  if (coming === undefined) return undefined;
  const { foe, away } = coming;
  if (man.kind === 'horse')
    return choices.find((choice) => choice.do === 'counter-charge' && choice.target === foe.index);
  if (man.kind !== 'foot') return undefined;
  const square = foe.kind === 'horse' ? squareInTime(man, foe, away, choices) : undefined;
  // Whoever stands can fire.
  return square ?? choices.find((choice) => choice.do === 'halt' && man.part.formation === 'line');
};

export const reactionOf = (situation: Situation): Order => {
  const { setting, view, seat, own } = situation;
  const parts = reactionsOf(setting, view, seat).flatMap(({ part, reactions }) => {
    const man = own.find(({ index }) => index === part);
    const reaction = man && chosen(situation, man, reactions);
    return reaction === undefined ? [] : [{ part, reaction }];
  });
  return { kind: 'react', parts };
};
