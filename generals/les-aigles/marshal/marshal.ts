import type { Order } from '@grognard/les-aigles';
import type { General } from '../../general.ts';
import { randomGeneral } from '../../random.ts';
import { type Desk, deskOf, isAccepted } from '../desk.ts';
import { byTheBook, type Doctrine } from '../doctrine.ts';
import { planOf } from '../planning.ts';
import { answerBy } from '../policy.ts';
import { type Situation, situationOf } from '../situation.ts';
import { playedOn } from './foresight.ts';
import { balanceOf } from './worth.ts';

/** What the staff thinks of: the book, and ways to leave it. */
const schools: readonly Doctrine[] = [
  byTheBook,
  { ...byTheBook, range: 9, caution: 2 },
  { ...byTheBook, caution: 0, wariness: -4 },
  { ...byTheBook, caution: 4, wariness: 8 },
  { ...byTheBook, skirmishes: false, deployAt: 20 },
];

const HALVES = 4;
const SAMPLES = 3;
/** Parts of both sides beyond which the staff looks less far. */
const MANY = 24;

interface Proposal {
  readonly order: Order;
  readonly doctrine: Doctrine;
}

/** Different plans only: where two schools agree there is nothing to choose. */
const proposalsFor = (desk: Desk, situation: Situation): readonly Proposal[] => {
  const seen = new Set<string>();
  return schools.flatMap((doctrine): Proposal[] => {
    const order = planOf(desk, situation, doctrine);
    const key = JSON.stringify(order);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ order, doctrine }];
  });
};

const bestPlan = (desk: Desk): Order => {
  const { match, view, seat, random } = desk;
  const situation = situationOf(match.setting, view, seat);
  const isCrowded = situation.own.length + situation.foes.length > MANY;
  const seeds = Array.from({ length: isCrowded ? 1 : SAMPLES }, () => random.below(1_000_000_007));
  const halves = isCrowded ? 2 : HALVES;
  let [best, most]: [Order | undefined, number] = [undefined, -Infinity];
  for (const { order, doctrine } of proposalsFor(desk, situation)) {
    const sum = seeds.reduce((total, seed) => {
      const then = playedOn(desk, { first: order, doctrine, halves }, seed);
      return total + balanceOf(match.setting, then, seat.side);
    }, 0);
    if (sum > most) [best, most] = [order, sum];
  }
  return best ?? planOf(desk, situation, byTheBook);
};

/**
 * The strong player of Les Aigles: its staff drafts several plans, plays each on in the mind against an enemy who goes by
 * the book, and gives the one that leaves it best off.
 */
export const marshalGeneral: General = (turn) => {
  const desk = deskOf(turn);
  const order = desk.view.phase === 'plans' ? bestPlan(desk) : answerBy(desk, byTheBook);
  return isAccepted(desk, order) ? order : randomGeneral(turn);
};
