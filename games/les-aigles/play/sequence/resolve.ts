import type { Answers, Chance } from '@grognard/engine';
import type { Step } from '../../model/events/sequence.ts';
import type { Event } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Phase } from '../../model/vocabulary.ts';
import { takeNewOrders } from '../../rules/command/level.ts';
import { fireAll } from '../../rules/fire/phase.ts';
import { settleHouses } from '../../rules/houses/aftermath.ts';
import { takeOver } from '../../rules/losses/officers-hit.ts';
import { fightMelees } from '../../rules/melee/phase.ts';
import { rallyRouters } from '../../rules/morale/giving-way.ts';
import { type Sights, startle, testMorale, testSights } from '../../rules/morale/phase.ts';
import { setAsideWhatIsLeft } from '../../rules/planning/aside.ts';
import { takeFollows, takeRallies } from '../../rules/rallies/announce.ts';
import { endFollows } from '../../rules/rallies/level.ts';
import { mayFollow, mayRally } from '../../rules/rallies/who.ts';
import { takeReactions } from '../../rules/reactions/take.ts';
import { isAsked } from '../../rules/reactions/who.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { watched } from '../../rules/sight/watch.ts';
import { countAims } from '../../rules/victory/aims.ts';
import { breakArmies } from '../../rules/victory/breaking.ts';
import { declare } from './declare.ts';
import { playQuarter } from './quarter.ts';
import { takePlans } from './take-plans.ts';

/** What follows from the answers, until somebody owes a decision again. */
export const resolve = (
  setting: Setting,
  state: State,
  { given }: Answers<Order>,
  chance: Chance,
): readonly Event[] => {
  const story = beginStory(setting, state, chance);
  const orders = given.map(({ order }) => order);
  switch (state.phase) {
    case 'rallies':
      takeRallies(story, orders);
      ask(story, 'follows');
      break;
    case 'follows':
      takeFollows(story, orders);
      ask(story, 'plans');
      break;
    case 'plans':
      takePlans(story, orders);
      declare(story);
      quarterAndOn(story);
      break;
    case 'reactions':
      takeReactions(story, orders);
      quarterAndOn(story);
      break;
    case 'over':
      break;
  }
  return story.events;
};

const phaseRules = ({ setting }: Story, phase: Phase): readonly string[] => {
  if (phase === 'reactions') return ['LA-M1-8'];
  return phase === 'over' && setting.source.periods === undefined ? ['LA-S3.8-8'] : [];
};

const enter = (story: Story, phase: Phase): void => {
  happen(story, { kind: 'phase', phase, rules: phaseRules(story, phase) });
};

/** The next question that anybody has to answer; those that nobody can are passed over. */
const ask = (story: Story, phase: 'rallies' | 'follows' | 'plans'): void => {
  const { setting, state } = story;
  if (phase === 'rallies' && mayRally(setting, state).length === 0) ask(story, 'follows');
  else if (phase === 'follows' && mayFollow(setting, state).length === 0) ask(story, 'plans');
  else enter(story, phase);
};

/** LA-M1-8: plays the quarter that is due, then asks for reactions or opens the next half. */
const quarterAndOn = (story: Story): void => {
  startle(
    story,
    watched(story, () => playQuarter(story)),
  );
  const { period, quarter } = story.state;
  if (quarter === 4) {
    const appeared = watched(story, () => {
      const sights = fireAndTest(story);
      step(story, 'melee', 'LA-S3.1-10');
      fightMelees(story);
      testSights(story, sights);
    });
    startle(story, appeared);
    openHalf(story, period + 1, 1);
  } else if (quarter === 2) {
    startle(
      story,
      watched(story, () => fireAndTest(story)),
    );
    openHalf(story, period, 3);
  } else {
    const ground = story.setting.terrain.laid.length > 0 ? ['LA-O0-1'] : [];
    happen(story, { kind: 'quarter', period, quarter: quarter + 1, rules: ['LA-M1-9', ...ground], ...SHOWN });
    takeNewOrders(story);
    takeOver(story);
    endFollows(story);
    if (isAsked(story.setting, story.state)) enter(story, 'reactions');
    else quarterAndOn(story);
  }
};

/** A quarter that was played has shown what the others had planned for it. */
const SHOWN = { showed: true } as const;

const step = (story: Story, name: Step, rule: string): void => {
  happen(story, { kind: 'step', step: name, rules: [rule] });
};

const fireAndTest = (story: Story): Sights => {
  step(story, 'fire', 'LA-S3.1-8');
  fireAll(story);
  step(story, 'morale', 'LA-S3.1-9');
  const sights = testMorale(story);
  settleHouses(story);
  return sights;
};

const openHalf = (story: Story, period: number, quarter: number): void => {
  setAsideWhatIsLeft(story);
  const isBroken = breakArmies(story);
  if (isBroken || period > story.setting.periods) {
    if (!isBroken) countAims(story);
    happen(story, { kind: 'phase', phase: 'over', rules: phaseRules(story, 'over'), ...SHOWN });
    return;
  }
  happen(story, { kind: 'half', period, quarter, rules: ['LA-M1-7', 'LA-S3.1-1'], ...SHOWN });
  takeNewOrders(story);
  takeOver(story);
  if (quarter === 1) rallyRouters(story);
  endFollows(story);
  ask(story, 'rallies');
};
