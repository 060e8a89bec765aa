import { flat } from '@grognard/engine';
import { turnBetween } from '@grognard/field';
import { hourOf, isThere, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Order, RallyOrder } from '../../model/orders.ts';
import { homeOf, type Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Rally } from '../../model/under-way.ts';
import { DISORGANISED } from '../../model/vocabulary.ts';
import { degrade } from '../passing-through/cross.ts';
import { quarriesOf, rallyBars } from './bars.ts';
import { leaveReserve } from './chequer.ts';
import { awayFrom, engagements, mainEngagement } from './engaged.ts';

/** LA-M3.1-9: half a period. */
const TURNING = 2;

/** Less than this, and a unit already looks where it goes. */
const ALREADY = 4_500;

const PERIOD = 4;

/** How a rally begins: whether it must turn, and where it goes first. */
const rallyFrom = (setting: Setting, state: State, index: number): Rally & { rules: readonly string[] } => {
  const part = partOf(state, index);
  const attack = mainEngagement(setting, state, index);
  const home = homeOf(setting, unitOfPart(state, index).side);
  const looksHome = Math.abs(turnBetween(part.heading, home)) <= ALREADY;
  const needsTurn = attack === undefined ? !looksHome : attack.side !== 'rear';
  const turning = needsTurn || setting.switches.rallyTurn === 'always' ? TURNING : 0;
  const kinds = attack === undefined ? ['LA-M3.2-2', 'LA-M3.2-3'] : ['LA-M3.2-4', 'LA-M3.2-5'];
  return {
    ...{ since: hourOf(state), turning, steps: 0 },
    ...(attack !== undefined && { away: awayFrom(part.heading, attack.side) }),
    rules: ['LA-M3.2-1', ...kinds, 'LA-M3.1-9', 'LA-M3.1-4'],
  };
};

type Wish = RallyOrder['parts'][number];

/** LA-M3.1-4: whatever the order of the unit, which stays as it is. */
const announce = (story: Story, { part: index, pass, engagedOnly }: Wish): void => {
  const part = engagedOnly === true ? leaveReserve(story, index) : index;
  const { obliged } = partOf(story.state, part);
  const { rules, ...rally } = rallyFrom(story.setting, story.state, part);
  happen(story, {
    ...{ kind: 'rallies', part, rally },
    ...(pass !== undefined && { secret: { pass } }),
    rules: [
      ...(obliged === undefined ? rules : [obliged, ...rules.slice(1)]),
      ...(engagedOnly === true ? ['LA-U2.3-11'] : []),
    ],
  });
};

/** Rallies are announced: those that were chosen, and at the start of a period those that a melee demands. */
export const takeRallies = (story: Story, orders: readonly Order[]): void => {
  const wishes = orders.flatMap((order) => (order.kind === 'rally' ? order.parts : []));
  const named = new Set(wishes.map(({ part }) => part));
  const obliged = flat(story.state.parts).flatMap((part, index): Wish[] =>
    isThere(part) &&
    part.obliged !== undefined &&
    !named.has(index) &&
    rallyBars(story.state, index).length === 0
      ? [{ part: index }]
      : [],
  );
  const due = story.state.quarter === 1 ? obliged : [];
  for (const wish of [...wishes, ...due].sort((a, b) => a.part - b.part)) announce(story, wish);
};

/** Whoever follows says so; it keeps on for a whole period, and its order suffers. */
export const takeFollows = (story: Story, orders: readonly Order[]): void => {
  const parts = orders.flatMap((order) => (order.kind === 'follow' ? order.parts : []));
  for (const part of [...parts].sort((a, b) => a - b)) {
    const [target] = quarriesOf(story.state, part);
    if (target === undefined) continue;
    const until = hourOf(story.state) + PERIOD;
    const rules = ['LA-M3.3-1', 'LA-M3.3-6', 'LA-M3.3-7', 'LA-M3.3-9'];
    const isWild = partOf(story.state, part).charge?.uncontrolled === true;
    happen(story, {
      ...{ kind: 'follows', part, target, until },
      ...(isWild && { uncontrolled: true }),
      rules,
    });
    degrade(story, part, DISORGANISED, ['LA-M3.3-8']);
    noteFollower(story, target, part);
  }
};

const noteFollower = (story: Story, target: number, follower: number): void => {
  const { rally } = partOf(story.state, target);
  if (rally === undefined || rally.followers?.includes(follower) === true) return;
  const followers = [...(rally.followers ?? []), follower];
  happen(story, { kind: 'rally-turned', part: target, rally: { ...rally, followers }, rules: ['LA-M3.3-1'] });
};

/** Those who still fight or follow a part. */
export const followersOf = (state: State, index: number): readonly number[] =>
  (partOf(state, index).rally?.followers ?? []).filter(
    (follower) => partOf(state, follower).follow?.target === index,
  );

export const isInContact = (state: State, one: number, other: number): boolean =>
  engagements(state, one).some(({ enemy }) => enemy === other);
