/** What a side has on the table, in the points of the army lists: men, and the order that they are in. */
import { flat, type Side } from '@grognard/engine';
import type { Setting, State } from '@grognard/les-aigles';
import { holdersOf, type Part, standing, troopOf, type Unit } from '@grognard/les-aigles/insight';

/** Formed, disorganised, without formation, in disorder. */
const ORDER = [1, 0.96, 0.85, 0.75] as const;
const ROUTING = 0.25;
const FLEEING = 0.1;
const RETREATING = 0.7;
/** What a broken army is worth to its enemy, in shares of an army. */
const BROKEN = 0.8;
/** What a battle is worth that is won by the places held, and what it is worth to hold them all on the way. */
const AT_THE_END = 0.6;
const HELD = 0.35;

const shareOf = (part: Part): number => {
  if (part.flees === true) return FLEEING;
  if (part.routing === true) return ROUTING;
  return ORDER[part.degradation] * (part.retreat === undefined ? 1 : RETREATING);
};

const pointsOf = ({ nation, companies }: Unit, numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => {
    const { troop = '', figures = 0 } = companies[number] ?? {};
    const { budget, calibre, usual } = troopOf(nation, troop);
    return sum + figures * (calibre === undefined ? budget : budget / usual[0]);
  }, 0);

/** What the places that count come to for a side, in shares of an army: all the more, the nearer the end is. */
const heldBy = ({ source, periods }: Setting, state: State, side: Side): number => {
  const { aims = [] } = source;
  if (aims.length === 0 || state.broken !== undefined) return 0;
  const held = holdersOf(state, aims);
  let [points, most] = [0, 0];
  for (const aim of aims) {
    const worth = Math.max(...Object.values(aim.points));
    const holder = held[aim.id];
    most += worth;
    if (holder !== undefined) points += (holder === side ? 1 : -1) * (aim.points[holder] ?? 0);
  }
  const isOver = state.phase === 'over';
  const late = Math.min(1, state.period / Math.max(1, periods));
  const share = Math.max(-1, Math.min(1, points / Math.max(1, most)));
  return isOver ? AT_THE_END * Math.sign(points) : HELD * late * late * share;
};

/** What stands on the table, of both sides together. */
export const pointsOn = (state: Pick<State, 'parts' | 'units'>): number => {
  const [parts, units] = [flat(state.parts), flat(state.units)];
  return parts.reduce((sum, part) => {
    const unit = units[part.unit];
    return sum + (unit === undefined || part.gone !== undefined ? 0 : pointsOf(unit, part.companies));
  }, 0);
};

/** How much better off a side is than the other. */
export const balanceOf = (setting: Setting, state: State, side: Side): number => {
  const [parts, units] = [flat(state.parts), flat(state.units)];
  let [balance, whole] = [0, 0];
  for (const index of standing(state)) {
    const part = parts[index];
    const unit = part === undefined ? undefined : units[part.unit];
    if (part === undefined || unit === undefined) continue;
    const points = pointsOf(unit, part.companies);
    whole += points;
    balance += (unit.side === side ? 1 : -1) * points * shareOf(part);
  }
  const beaten = (state.broken ?? []).reduce((sum, each) => sum + (each === side ? -1 : 1), 0);
  return balance + (beaten * BROKEN + heldBy(setting, state, side)) * whole;
};
