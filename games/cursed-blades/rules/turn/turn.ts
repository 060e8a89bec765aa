import { flat, type Side } from '@grognard/engine';
import { readStory } from '../../model/reading.ts';
import { happen, type Story } from '../../model/story.ts';
import { remove } from '../counters/wreck.ts';
import { stirElements } from '../elements/elements.ts';
import { hasCounter } from '../map/board.ts';
import { armyTest } from '../victory/army.ts';
import { countUp, isGone } from '../victory/score.ts';

/** CB-Q26: crowds and herds in a blaze are lost at the end of their owner's turn. */
const perish = (story: Story, side: Side): void => {
  flat(story.state.counters).forEach(({ kind, gone, side: owner, hex }, index) => {
    const alive = kind === 'civilians' || kind === 'herd';
    if (alive && gone === undefined && owner === side && hasCounter(readStory(story), hex, 'blaze'))
      remove(story, index, ['CB-Q26']);
  });
};

/** CB-B4.2-15: what a side activated in its last turn can act again. */
const refresh = (story: Story, side: Side): void => {
  const rules = ['CB-B4.2-15'];
  flat(story.state.units).forEach((unit, index) => {
    if (unit.side === side && unit.activated && unit.lost === undefined)
      happen(story, { kind: 'changed', unit: index, to: { activated: false }, rules });
  });
  flat(story.state.counters).forEach((counter, index) => {
    if (counter.side === side && counter.activated === true && counter.gone === undefined)
      happen(story, { kind: 'altered', counter: index, to: { activated: null }, rules });
  });
};

const end = (story: Story, rules: readonly string[]): void => {
  countUp(story);
  happen(story, { kind: 'ended', turn: story.state.turn, rules });
};

/** CB-B4.3-3: the next turn begins with the elements. */
const beginTurn = (story: Story, turn: number): void => {
  const [first = ''] = story.setting.sides;
  stirElements(story);
  const rules = ['CB-B4.3-2', 'CB-B4.3-3'];
  happen(story, { kind: 'passed-on', turn, moving: first, phase: 'activation', rules });
  refresh(story, first);
};

/** When both have played victory is checked. */
const endTurn = (story: Story): void => {
  const { setting, state } = story;
  if (!setting.sides.every((side) => armyTest(story, side))) end(story, ['CB-B4.14-8']);
  else if (state.turn >= setting.source.turns) end(story, ['CB-B4.14-7']);
  else beginTurn(story, state.turn + 1);
};

const passOn = (story: Story, moving: Side): void => {
  const { turn } = story.state;
  happen(story, { kind: 'passed-on', turn, moving, phase: 'activation', rules: ['CB-B4.3-2'] });
  refresh(story, moving);
};

/** A side has done: the other plays, or the turn is over. */
export const endSide = (story: Story): void => {
  const { sides } = story.setting;
  const { moving } = story.state;
  perish(story, moving);
  const next = sides[sides.indexOf(moving) + 1];
  if (next === undefined) endTurn(story);
  else passOn(story, next);
};

/** A side of which nobody is left has lost. */
export const endIfGone = (story: Story): void => {
  const { state, setting } = story;
  if (state.phase !== 'over' && setting.sides.some((side) => isGone(readStory(story), side)))
    end(story, ['CB-B4.14-9']);
};
