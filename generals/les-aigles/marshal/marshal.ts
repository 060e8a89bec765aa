import type { Order } from '@grognard/les-aigles';
import type { General } from '../../general.ts';
import { randomGeneral } from '../../random.ts';
import { type Desk, deskOf, isAccepted } from '../desk.ts';
import { byTheBook } from '../doctrine.ts';
import { answerBy } from '../policy.ts';
import { type Situation, situationOf } from '../situation.ts';
import { bestDraft } from './council.ts';
import { visionOf } from './foresight.ts';
import { ledBy } from './schemes.ts';
import { mended, trialOf } from './trials.ts';

/** How many changes are tried in the mind: fewer, the more stand on the table, for each takes the longer. */
const WORK = 280;
const MOST = 40;
const LEAST = 8;

/** How often the dice are thrown for what matters. */
const VISIONS = 3;

const trialsFor = ({ own, foes }: Situation): number =>
  Math.max(LEAST, Math.min(MOST, Math.round(WORK / Math.max(1, own.length + foes.length))));

const bestPlan = (desk: Desk): Order => {
  const { match, view, seat, random } = desk;
  const table = situationOf(match.setting, view, seat);
  const visions = Array.from({ length: VISIONS }, () => visionOf(desk, random.below(1_000_000_007)));
  const { scheme, plan } = bestDraft(desk, table, visions);
  if (plan.kind !== 'plan') return plan;
  const situation = ledBy(scheme, table);
  return mended(trialOf(desk, situation, scheme, visions), plan, trialsFor(situation));
};

/**
 * The strong player of Les Aigles: it follows several ways to lead its army in the mind, against an enemy who goes by the
 * book, takes the plan of the best, and mends it where somebody would be better off with something else.
 */
export const marshalGeneral: General = (turn) => {
  const desk = deskOf(turn);
  const order = desk.view.phase === 'plans' ? bestPlan(desk) : answerBy(desk, byTheBook);
  return isAccepted(desk, order) ? order : randomGeneral(turn);
};
