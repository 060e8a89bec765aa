import { at, type Refusal, type RuleId, refuse } from '@grognard/engine';
import { counterOf, isStanding, unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import { STAYS_ON } from '../../tables/counters.ts';
import { citations } from '../counters/citations.ts';
import { isNextToEnemy } from '../map/engagement.ts';
import { rehearsal } from '../movement/course.ts';
import { setAside } from '../movement/halt.ts';
import { fallIn, meetEnemies } from '../movement/rest.ts';
import { restingProblems } from '../movement/stacking.ts';
import type { OrderOf } from '../units/action.ts';
import { mustGetAway } from './escape.ts';
import { isEngaged, isPressed } from './pressed.ts';
import { beginTrek, drivenIn, roll, type Trek } from './trek.ts';

type MoveOrder = OrderOf<'move'>;

/** The order `drive`: a cart, a wagon, a crowd or a herd of one's own is activated. */
export const drive = {
  check: (view: State, { counter }: OrderOf<'drive'>): readonly Refusal[] => {
    const found = at(view.counters, counter);
    if (found === undefined || found.gone === true) return [refuse('CB-B4.13-2', 'nothing-to-drive')];
    const { kind, side, activated } = found;
    const cited = citations[kind];
    if (cited.driven === undefined)
      return [refuse(cited.still ?? 'CB-B4.13-2', 'never-moves-alone', { kind })];
    return [
      ...(side === view.moving ? [] : [refuse('CB-B4.13-2', 'not-your-counter', { kind })]),
      ...(activated === true ? [refuse('CB-B4.13-2', 'counter-has-moved', { kind })] : []),
    ];
  },
  resolve: (story: Story, { counter }: OrderOf<'drive'>): void => {
    const { activated = 'CB-B4.13-2' } = citations[counterOf(story.state, counter).kind].driven ?? {};
    happen(story, { kind: 'activated', counter, rules: ['CB-B4.13-2', activated] });
  },
};

/** What a counter that is being driven does: it moves, or it stays. */
export const driving = {
  check: (reading: Reading, counter: number, order: MoveOrder): readonly Refusal[] => {
    const { view } = reading;
    const { kind } = counterOf(view, counter);
    const { minimal = 'CB-B4.4-16' } = citations[kind].driven ?? {};
    if (order.pace === 'supplementary') return [refuse(minimal, 'never-supplementary', { kind })];
    if (order.steps.length === 0) return [refuse('CB-B4.4-13', 'no-move-at-all')];
    const trek = beginTrek(rehearsal(reading), counter, order.pace, true);
    for (const part of order.steps) {
      const refusals = roll(trek, part);
      if (refusals.length > 0) return refusals;
    }
    return [
      ...(trek.company === undefined ? [] : restingProblems(readStory(trek.story), trek.company)),
      ...(mustGetAway(reading, counter) && !isAway(trek) ? awayProblems(view, counter) : []),
    ];
  },
  resolve: (story: Story, counter: number, order: MoveOrder): void => {
    const leaves = order.steps.some((part) => part.do === 'step');
    if (!leaves || !isEngaged(readStory(story), counter) || getsOff(story, counter))
      rollAlong(beginTrek(story, counter, order.pace, false), order.steps);
    else setAside(story, { counter }, order.steps.length, { why: 'held', rule: rollsRule(story, counter) });
    rest(story, counter);
  },
};

/** The order `nothing` for a counter: only one that is not pressed may stay where it is. */
export const staying = {
  check: (reading: Reading, counter: number): readonly Refusal[] =>
    mustGetAway(reading, counter) ? awayProblems(reading.view, counter) : [],
  resolve: (story: Story, counter: number): void =>
    rest(story, counter, isStuck(story, counter) ? ['CB-Q31'] : []),
};

/** What can no longer be done is set aside. */
const rollAlong = (trek: Trek, parts: MoveOrder['steps']): void => {
  const { story, counter } = trek;
  for (const [place, part] of parts.entries()) {
    const [refusal] = roll(trek, part);
    if (refusal === undefined) continue;
    setAside(
      story,
      { counter },
      parts.length - place,
      trek.over ?? { why: 'in-the-way', rule: refusal.rule },
    );
    break;
  }
  settleCompany(trek);
};

const awayProblems = (view: State, counter: number): readonly Refusal[] => {
  const { kind } = counterOf(view, counter);
  return [refuse(citations[kind].driven?.leaves ?? 'CB-B4.13-3', 'must-move-away', { kind })];
};

const isAway = (trek: Trek): boolean => {
  const { hex, side = '' } = drivenIn(trek);
  return trek.went > 0 && !isNextToEnemy(readStory(trek.story), hex, side);
};

const rollsRule = ({ state }: Story, counter: number): RuleId =>
  citations[counterOf(state, counter).kind].driven?.rolls ?? 'CB-B4.13-3';

/** CB-CART-11 and the like. */
const getsOff = (story: Story, counter: number): boolean => {
  const dice = twoDice(story, 'get-away', `counter-${counter}`);
  const away = dice[0] + dice[1] < STAYS_ON;
  const rules = [rollsRule(story, counter), 'CB-B4.13-3', 'CB-Q30'];
  happen(story, { kind: 'fled', drew: true, counter, dice, away, rules });
  return away;
};

/** CB-Q29: the troop that came along has acted, and meets whoever it has come next to. */
const settleCompany = ({ story, company, went }: Trek): void => {
  if (company === undefined || !isStanding(unitOf(story.state, company))) return;
  happen(story, { kind: 'changed', unit: company, to: { activated: true }, rules: ['CB-Q29'] });
  if (went === 0) return;
  fallIn(story, company);
  meetEnemies(story, company, 0);
};

const rest = (story: Story, counter: number, because: readonly RuleId[] = []): void =>
  happen(story, { kind: 'altered', counter, to: { activated: true }, rules: ['CB-B4.13-2', ...because] });

/** CB-Q31: one that would have to go and cannot stays, without dice. */
const isStuck = (story: Story, counter: number): boolean =>
  isPressed(readStory(story), counter) && !mustGetAway(readStory(story), counter);
