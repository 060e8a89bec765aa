import type { Chance, JudgedAnswers } from '@grognard/engine';
import type { Event } from '../model/events.ts';
import { isStanding, unitNamed, unitOf } from '../model/evolve.ts';
import type { Finding } from '../model/finding.ts';
import type { Order } from '../model/orders.ts';
import { readStory } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { beginStory, happen, type Story } from '../model/story.ts';
import { loseLastStep, recoilAsLastLoss } from '../rules/combat/losses.ts';
import { drive, driving, staying } from '../rules/driving/drive.ts';
import { standingUnits } from '../rules/map/board.ts';
import { endActivation } from '../rules/turn/end.ts';
import { startActivation } from '../rules/turn/start.ts';
import { endIfGone, endSide } from '../rules/turn/turn.ts';
import { type ActionOrder, isPossible, resolveAction } from './actions.ts';

/** What follows from an order, until somebody owes a decision again. */
export const resolve = (
  setting: Setting,
  state: State,
  { given }: JudgedAnswers<Order, Finding>,
  chance: Chance,
): readonly Event[] => {
  const story = beginStory(setting, state, chance);
  const [first] = given;
  if (first !== undefined) answer(story, first.order, first.finding);
  endIfGone(story);
  return story.events;
};

const answer = (story: Story, order: Order, found: Finding | undefined): void => {
  switch (order.kind) {
    case 'activate':
      activate(story, unitNamed(story.state, order.unit));
      break;
    case 'drive':
      drive.resolve(story, order);
      break;
    case 'end':
      endSide(story);
      break;
    case 'lose-step':
    case 'recoil':
      takeLast(story, order);
      break;
    default:
      act(story, order, found);
  }
};

const activate = (story: Story, index: number): void => {
  if (index >= 0 && !startActivation(story, index)) endActivation(story, index, 'nothing');
};

const takeLast = (story: Story, order: Extract<Order, { readonly kind: 'lose-step' | 'recoil' }>): void => {
  const action = story.state.blow?.by === 'fire' ? 'fire' : 'shock';
  if (order.kind === 'recoil') recoilAsLastLoss(story, order.side);
  else loseLastStep(story);
  finish(story, action);
};

const act = (story: Story, order: ActionOrder, found: Finding | undefined): void => {
  const { unit, counter } = story.state.active ?? {};
  if (unit !== undefined) {
    resolveAction(story, unit, order, found);
    if (order.kind === 'nothing') endActivation(story, unit, order.kind);
    else finish(story, order.kind);
  } else if (counter !== undefined) {
    if (order.kind === 'move') driving.resolve(story, counter, order);
    else staying.resolve(story, counter);
    happen(story, { kind: 'acted', counter, action: order.kind, rules: ['CB-B4.13-2'] });
  }
};

/** The action is over, unless losses are to be taken, a formation has another hex to strike from, or a unit must run. */
const finish = (story: Story, action: string): void => {
  const { active, phase } = story.state;
  if (phase !== 'action' || active?.unit === undefined) return;
  if (action === 'rally' && active.fleeing === true && mustRun(story, active.unit)) return;
  if ((active.struck?.length ?? 0) > 0 && strikesAgain(story, active.unit)) return;
  endActivation(story, active.unit, action);
};

const mustRun = ({ state }: Story, index: number): boolean => {
  const unit = unitOf(state, index);
  return isStanding(unit) && unit.cohesion === 'routed';
};

/** CB-B4.7-4: a formation strikes once from each of its hexes. */
const strikesAgain = (story: Story, index: number): boolean =>
  unitOf(story.state, index).formed !== undefined &&
  standingUnits(readStory(story)).includes(index) &&
  isPossible(readStory(story), index, 'shock');
