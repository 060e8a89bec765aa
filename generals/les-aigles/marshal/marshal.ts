import type { Order } from '@grognard/les-aigles';
import type { General } from '../../general.ts';
import { randomGeneral } from '../../random.ts';
import { type Desk, deskOf, isAccepted } from '../desk.ts';
import { byTheBook, type Doctrine } from '../doctrine.ts';
import { planOf } from '../planning.ts';
import { answerBy } from '../policy.ts';
import { type Situation, situationOf } from '../situation.ts';
import { playedOn, visionOf } from './foresight.ts';
import { balanceOf, pointsOn } from './worth.ts';

/** What the staff thinks of: the book, and ways to leave it. */
const schools: readonly Doctrine[] = [
  byTheBook,
  { ...byTheBook, range: 9, caution: 2 },
  { ...byTheBook, caution: 0, wariness: -4 },
  { ...byTheBook, caution: 4, wariness: 8 },
  { ...byTheBook, skirmishes: false, deployAt: 20 },
  { ...byTheBook, caution: -2.5 },
  { ...byTheBook, stands: true, caution: 2 },
  { ...byTheBook, seizes: true },
  { ...byTheBook, storms: true },
];

/** How far the staff looks: parts of both sides up to which it does, half periods, and throws of the dice. */
const EFFORTS = [
  { parts: 16, halves: 4, samples: 3 },
  { parts: 24, halves: 3, samples: 2 },
  { parts: 32, halves: 3, samples: 1 },
  { parts: Infinity, halves: 2, samples: 1 },
] as const;

/** A few throws of the dice prove little: the book is left for a gain of this share of all that stands on the table. */
const DOUBT = 0.006;

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
  const parts = situation.own.length + situation.foes.length;
  const { halves, samples } = EFFORTS.find((effort) => parts <= effort.parts) ?? EFFORTS[3];
  let [best, most, book]: [Order | undefined, number, number] = [undefined, -Infinity, Infinity];
  const proposals = proposalsFor(desk, situation);
  if (proposals.length === 1) return proposals[0]?.order ?? planOf(desk, situation, byTheBook);
  const whole = pointsOn(view);
  const visions = Array.from({ length: samples }, () => visionOf(desk, random.below(1_000_000_007)));
  for (const { order, doctrine } of proposals) {
    const sum = visions.reduce((total, vision) => {
      const then = playedOn(desk, { first: order, doctrine, halves }, vision);
      return total + balanceOf(match.setting, then, seat.side);
    }, 0);
    const isBetter = best === undefined || sum > most + (most === book ? DOUBT * whole * samples : 0);
    if (isBetter) [best, most] = [order, sum];
    if (doctrine === byTheBook) book = sum;
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
