import type { Order } from '@grognard/les-aigles';
import type { General } from '../../general.ts';
import { randomGeneral } from '../../random.ts';
import { type Desk, deskOf, isAccepted } from '../desk.ts';
import { byTheBook } from '../doctrine.ts';
import { halvesLeft } from '../missions.ts';
import { planOf } from '../planning.ts';
import { answerBy } from '../policy.ts';
import { nearestOf, type Situation, situationOf } from '../situation.ts';
import { type Draft, draftsFor } from './drafts.ts';
import { playedOn, visionOf } from './foresight.ts';
import { balanceOf, pointsOn } from './worth.ts';

/** How far the staff looks: parts of both sides up to which it does, half periods, and throws of the dice for the best. */
const EFFORTS = [
  { parts: 12, halves: 4, samples: 3 },
  { parts: 22, halves: 3, samples: 2 },
  { parts: 32, halves: 3, samples: 2 },
  { parts: Infinity, halves: 2, samples: 1 },
] as const;

/** While nobody is as near as this the staff has nothing to weigh, in cm. */
const FAR_OFF = 45;

const isFarOff = ({ own, foes }: Situation): boolean =>
  own.every((man) => (nearestOf(man, foes)?.cm ?? Infinity) > FAR_OFF);

/** Where places count, so many half periods before the end the staff thinks the battle through. */
const LAST = 3;

const effortFor = (situation: Situation): Effort => {
  const parts = situation.own.length + situation.foes.length;
  const effort = EFFORTS.find((each) => parts <= each.parts) ?? EFFORTS[3];
  const left = halvesLeft(situation);
  const isLate = left <= LAST && situation.setting.source.aims !== undefined;
  return isLate ? { halves: left, samples: left <= effort.halves ? effort.samples : 2 } : effort;
};

/** All drafts are played on once, and so many of them, with the book, oftener. */
const FINALISTS = 2;

/** A few throws of the dice prove little: the book is left for a gain of this share of all that stands on the table. */
const DOUBT = 0.006;

type Effort = Pick<(typeof EFFORTS)[number], 'samples'> & { readonly halves: number };

interface Weighed extends Draft {
  /** How well off it leaves the side, all throws together. */
  sum: number;
}

/** The drafts that stand a chance, each played on as often as the effort allows. */
const weighed = (desk: Desk, drafts: readonly Draft[], { halves, samples }: Effort): readonly Weighed[] => {
  const { match, seat, random } = desk;
  let left = drafts.map((draft): Weighed => ({ ...draft, sum: 0 }));
  for (let sample = 0; sample < samples; sample += 1) {
    const vision = visionOf(desk, random.below(1_000_000_007));
    for (const each of left) {
      const then = playedOn(desk, { first: each.order, doctrine: each.doctrine, halves }, vision);
      each.sum += balanceOf(match.setting, then, seat.side);
    }
    const best = [...left].sort((a, b) => b.sum - a.sum).slice(0, FINALISTS);
    left = left.filter((each, place) => place === 0 || best.includes(each));
  }
  return left;
};

const bestPlan = (desk: Desk): Order => {
  const { match, view, seat } = desk;
  const situation = situationOf(match.setting, view, seat);
  if (isFarOff(situation)) return planOf(desk, situation, byTheBook);
  const effort = effortFor(situation);
  const drafts = draftsFor(desk, situation);
  const [book = { order: planOf(desk, situation, byTheBook) }] = drafts;
  if (drafts.length === 1) return book.order;
  const [known, ...others] = weighed(desk, drafts, effort);
  const enough = (known?.sum ?? 0) + DOUBT * pointsOn(view) * effort.samples;
  const [best] = others.filter(({ sum }) => sum > enough).sort((a, b) => b.sum - a.sum);
  return best?.order ?? book.order;
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
