import { beginStory, type Chance, happen, type JudgedAnswers, type Story } from '@grognard/engine';
import { type Event, evolve } from '../model/events.ts';
import type { Finding } from '../model/finding.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { answerEvents } from './carrying-out.ts';
import { decisions } from './decisions.ts';
import { withWhatIsSeen } from './looking.ts';
import { isOver } from './outcome.ts';
import { turnSteps } from './turn.ts';

type BattleStory = Story<Setting, State, Event>;

export const battleStory = (setting: Setting, state: State, chance: Chance): BattleStory =>
  beginStory({ evolve }, setting, state, chance);

/** What follows when every seat's answer is known: its own doing, and then whatever needs nobody's choice. */
export const resolve = (
  setting: Setting,
  state: State,
  { given }: JudgedAnswers<Order, Finding>,
  chance: Chance,
): readonly Event[] => {
  const story = battleStory(setting, state, chance);
  tell(story, answerEvents(setting, state, given, chance));
  runOn(story);
  return story.events;
};

const tell = (story: BattleStory, happened: readonly Event[]): void => {
  const { setting, state, chance } = story;
  for (const event of withWhatIsSeen(setting, state, happened, chance)) happen(story, event);
};

/** Many steps follow from each other at the end of a turn, but never this many. */
const ENOUGH = 500;

/** Goes on, step by step of the turn, until somebody owes a decision or the battle is over. */
export const runOn = (story: BattleStory): void => {
  for (let step = 0; step < ENOUGH; step += 1) {
    const { setting, state } = story;
    if (isOver(state) || decisions(setting, state).length > 0) return;
    const before = story.events.length;
    tell(story, following(story));
    if (story.events.length === before)
      throw new Error(`nothing follows in phase ${state.phase} of turn ${state.turn}`);
  }
  throw new Error(`the turn ${story.state.turn} does not come to an end`);
};

/** What the next step of the turn does. */
const following = ({ setting, state, chance }: BattleStory): readonly Event[] => {
  for (const { when, does } of turnSteps) {
    const events = when(state) ? does(setting, state, chance) : [];
    if (events.length > 0) return events;
  }
  return [];
};
