import { type Refusal, refuse } from '@grognard/engine';
import { facings, neighbourOf, OFF_BOARD, turnBetweenFacings, zoneOf } from '@grognard/field/hex';
import { counterOf, isStanding, unitNamed, unitOf } from '../../model/evolve.ts';
import type { MoveStep } from '../../model/orders.ts';
import { readStory } from '../../model/reading.ts';
import type { Counter } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Pace } from '../../model/vocabulary.ts';
import { citations } from '../counters/citations.ts';
import { hexesOf, typeOf } from '../map/board.ts';
import { engagersOf } from '../map/engagement.ts';
import { drivenAllowance } from '../movement/allowance.ts';
import { enterHexes } from '../movement/entering.ts';
import type { Halt } from '../movement/halt.ts';
import { passageOf } from '../movement/passage.ts';
import { turnCost } from '../movement/turning.ts';
import { classRule, drivenWalker } from '../movement/walker.ts';
import { nextToEnemyProblems } from './company.ts';
import { isPressed } from './pressed.ts';
import { roomProblems } from './room.ts';

/** A cart, a wagon, a crowd or a herd on its way, in a story that happens or in one that is only thought of. */
export interface Trek {
  readonly story: Story;
  readonly counter: number;
  readonly pace: Pace;
  readonly rehearsed: boolean;
  spent: number;
  turned: number;
  went: number;
  turns: number;
  /** CB-Q29: the troop that a war wagon brings along. */
  company: number | undefined;
  over: Halt | undefined;
}

export const beginTrek = (story: Story, counter: number, pace: Pace, rehearsed: boolean): Trek => ({
  ...{ story, counter, pace, rehearsed, company: undefined },
  ...{ spent: 0, turned: 0, went: 0, turns: 0, over: undefined },
});

/** The same trek in a story of its own. */
export const copyOf = (trek: Trek): Trek => ({ ...trek, story: { ...trek.story, events: [] } });

export const drivenIn = ({ story, counter }: Trek): Counter => counterOf(story.state, counter);

/** One part of a move: it happens, or it is refused and nothing has happened. */
export const roll = (trek: Trek, part: MoveStep): readonly Refusal[] => {
  if (part.do === 'bring') return bring(trek, part.unit);
  if (part.do !== 'step' && part.do !== 'turn') {
    const { activated = 'CB-B4.13-2' } = citations[drivenIn(trek).kind].driven ?? {};
    return [refuse(activated, 'nothing-but-moves', { kind: drivenIn(trek).kind })];
  }
  if (trek.over !== undefined) return [refuse('CB-B4.4-19', 'stops-when-engaged')];
  if (trek.pace === 'minimal' && trek.went + trek.turns > 0)
    return [refuse('CB-B4.4-14', 'minimal-is-one-hex')];
  return part.do === 'step' ? rollOn(trek, part.side) : turnRound(trek, part.to);
};

const rollOn = (trek: Trek, side: number): readonly Refusal[] => {
  const reading = readStory(trek.story);
  const { setting, view } = reading;
  const { kind, hex, facing } = drivenIn(trek);
  const to = neighbourOf(setting.terrain.board, hex, side);
  if (to === undefined || to === OFF_BOARD) return [refuse('CB-B4.1', 'over-the-edge')];
  if (facing !== undefined && zoneOf(facing, side) !== 'front')
    return [refuse(citations[kind].facing ?? 'CB-B4.4-13', 'not-ahead')];
  const walker = drivenWalker(kind);
  const passage = passageOf(reading, walker, hex, to, [trek.counter]);
  const left = drivenAllowance(view, kind) - trek.spent;
  const problems = [
    ...(passage.barred === undefined ? [] : [passage.barred]),
    ...(passage.minimal === undefined || trek.pace === 'minimal' ? [] : [passage.minimal]),
    ...(trek.pace === 'minimal' || passage.cost <= left
      ? []
      : [refuse(classRule[walker.class], 'too-far', { cost: passage.cost, left })]),
    ...roomProblems(reading, trek.counter, to),
    ...nextToEnemyProblems(reading, trek, to),
  ];
  if (problems.length > 0) return problems;
  goOn(trek, to, trek.pace === 'minimal' ? 0 : passage.cost, passage.rules);
  return [];
};

const goOn = (trek: Trek, hex: number, cost: number, rules: readonly string[]): void => {
  const { story, counter, company } = trek;
  const { kind, facing } = drivenIn(trek);
  const { activated = 'CB-B4.13-2', minimal = 'CB-B4.4-15' } = citations[kind].driven ?? {};
  const free = isPressed(readStory(story), counter) ? [] : ['CB-B4.13-4'];
  const because = [
    activated,
    'CB-B4.2-18',
    ...free,
    ...(trek.pace === 'minimal' ? [minimal, 'CB-B4.4-15'] : []),
    ...rules,
  ];
  happen(story, { kind: 'stepped', counter, hex, facing: facing ?? 0, cost, rules: because });
  Object.assign(trek, { spent: trek.spent + cost, turned: 0, went: trek.went + 1 });
  if (company === undefined) return;
  const unit = unitOf(story.state, company);
  happen(story, {
    ...{ kind: 'stepped', unit: company, hex, facing: facing ?? unit.facing, cost, rules: ['CB-Q29'] },
  });
  const entry = { minimal: trek.pace === 'minimal', carried: [counter], rehearsed: trek.rehearsed };
  const unhurt = enterHexes(story, company, [hex], entry);
  if (!isStanding(unitOf(story.state, company))) trek.over = { why: 'destroyed', rule: 'CB-TRAP-4' };
  else if (!unhurt) trek.over = { why: 'trap', rule: 'CB-TRAP-4' };
  else if (engagersOf(readStory(story), company).length > 0)
    trek.over = { why: 'engaged', rule: 'CB-B4.4-19' };
};

const turnRound = (trek: Trek, to: number): readonly Refusal[] => {
  const { kind, facing, hex } = drivenIn(trek);
  if (facing === undefined) return [refuse(citations[kind].facing ?? 'CB-B4.1-2', 'has-no-facing', { kind })];
  if (!facings.some((each) => each === to))
    return [refuse('CB-B4.1-2', 'no-such-facing', { unit: kind, facing: to })];
  const { class: moving } = drivenWalker(kind);
  const turned = trek.turned + turnBetweenFacings(facing, to);
  const cost = trek.pace === 'minimal' ? 0 : turnCost(moving, turned) - turnCost(moving, trek.turned);
  if (trek.spent + cost > drivenAllowance(trek.story.state, kind) && cost > 0)
    return [refuse(classRule[moving], 'turn-too-dear', { cost })];
  const { counter } = trek;
  const rules = [
    classRule[moving],
    ...(citations[kind].facing === undefined ? [] : [citations[kind].facing]),
  ];
  happen(trek.story, { kind: 'stepped', counter, hex, facing: to, cost, rules });
  Object.assign(trek, { turned, spent: trek.spent + cost, turns: trek.turns + 1 });
  return [];
};

/** CB-Q29: a war wagon sets out with a troop of its hex that is free to go. */
const bring = (trek: Trek, id: string): readonly Refusal[] => {
  const { story } = trek;
  const { kind, hex, side } = drivenIn(trek);
  if (kind !== 'war-wagon') return [refuse('CB-Q29', 'only-war-wagons-bring')];
  const index = unitNamed(story.state, id);
  const isFree = index >= 0 && trek.went === 0 && canCome(story, index, hex, side);
  if (!isFree) return [refuse('CB-Q29', 'cannot-come-along', { unit: id })];
  trek.company = index;
  return [];
};

const canCome = (story: Story, index: number, hex: number, side: string | undefined): boolean => {
  const unit = unitOf(story.state, index);
  return (
    isStanding(unit) &&
    unit.side === side &&
    !unit.activated &&
    typeOf(unit).small !== true &&
    unit.formed === undefined &&
    hexesOf(unit).includes(hex) &&
    engagersOf(readStory(story), index).length === 0
  );
};
