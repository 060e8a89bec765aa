/** Over a bridge: first square before it, then straight on. */
import { eastOf, normalHeading, northOf, turnBetween } from '@grognard/field';
import {
  type Bridge,
  bridgesKnown,
  costOf,
  type Leg,
  type Memories,
  stepOf,
  type Task,
} from '@grognard/les-aigles/for-generals';
import { cutTo, QUARTERS } from '../marches.ts';
import type { Man, Situation } from '../situation.ts';
import { chartFor, type Place, squareAt } from './chart.ts';
import { costsTo, type Goal } from './route.ts';

/** Bridges farther off than this are not yet lined up for, in cm. */
const IN_SIGHT = 40;
/** So much of the way beyond a bridge is gone straight on, in 0.001 cm. */
const BEYOND = 3_000;

/** A place as whoever goes over a bridge sees it: how far past its first bank, and how far to the right. */
const along = ({ from, heading }: Bridge, { x, y }: Place): { ahead: number; right: number } => {
  const [dx, dy] = [x - from.x, y - from.y];
  const [east, north] = [eastOf(heading), northOf(heading)];
  return { ahead: dx * east + dy * north, right: dx * north - dy * east };
};

const lengthOf = ({ from, to }: Bridge): number =>
  Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));

/** Whether a place beyond a bridge is nearer to a goal than one before it. */
const isOnTheWay = ({ setting, view }: Situation, man: Man, bridge: Bridge, goal: Goal): boolean => {
  const chart = chartFor(setting, view, man);
  if (chart === undefined) return false;
  const costs = costsTo(chart, goal);
  const costAt = ({ x, y }: Place): number => costs[squareAt(chart, x, y)] ?? Infinity;
  return costAt(bridge.to) < costAt(bridge.from);
};

const FIRST_TURNS: readonly number[] = Array.from({ length: 37 }, (_, step) => (step - 18) * 500);
const TRIAL = 10_000;
const LONGEST = 60_000;

const wheel = (turn: number): readonly Leg[] => (turn === 0 ? [] : [{ go: 'wheel', turn }]);
const ahead = (length: number): readonly Leg[] => (length < 1 ? [] : [{ go: 'ahead', length }]);

/** Wheel, go and wheel, so that a column stands on the line of a bridge and looks along it. */
const linedUp = (setting: Memories, { unit, part }: Man, bridge: Bridge): readonly Leg[] | undefined => {
  let [best, least]: [readonly Leg[] | undefined, number] = [undefined, Infinity];
  for (const first of FIRST_TURNS) {
    const last = turnBetween(normalHeading(part.heading + first), bridge.heading);
    const by = (length: number): readonly Leg[] => [...wheel(first), ...ahead(length), ...wheel(last)];
    const [near, far] = [
      along(bridge, costOf(setting, unit, part, by(0)).to),
      along(bridge, costOf(setting, unit, part, by(TRIAL)).to),
    ];
    const drift = (far.right - near.right) / TRIAL;
    const length =
      Math.abs(near.right) < 1 ? 0 : Math.abs(drift) < 0.01 ? -1 : Math.round(-near.right / drift);
    if (length < 0 || length > LONGEST) continue;
    const legs = by(length);
    const { cost, to } = costOf(setting, unit, part, legs);
    if (along(bridge, to).ahead <= 0 && cost < least) [best, least] = [legs, cost];
  }
  return best;
};

/** The next half period of the way over a bridge that leads to a goal; nothing, if there is none at hand. */
export const overBridge = (situation: Situation, man: Man, goal: Goal): readonly Task[] | undefined => {
  const { setting, view } = situation;
  const { unit, part } = man;
  for (const bridge of bridgesKnown(setting, view)) {
    const { ahead: past, right } = along(bridge, part);
    const length = lengthOf(bridge);
    const isBefore = past < length && past > -IN_SIGHT * 1_000 && Math.abs(right) < IN_SIGHT * 1_000;
    if (!isBefore || !isOnTheWay(situation, man, bridge, goal)) continue;
    const legs = past > 0 ? [] : linedUp(setting, man, bridge);
    if (legs === undefined) continue;
    const on = length + BEYOND - along(bridge, costOf(setting, unit, part, legs).to).ahead;
    const cut = cutTo(
      setting,
      unit,
      part,
      [...legs, ...ahead(Math.round(on))],
      QUARTERS * stepOf(unit, part),
    );
    if (cut.length > 0) return [{ do: 'march', legs: cut }];
  }
  return undefined;
};
