import { flat, type Outcome, type Side } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { ObjectiveData } from '../../model/scenario.ts';
import { enemyOf, type Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { hexNamed } from '../../scenario/hexes.ts';
import { hexesOf, standingUnits } from '../board.ts';
import { prizeOf } from './prizes.ts';

const held = (state: State, side: Side): number =>
  flat(state.counters)
    .filter((counter) => counter.gone === undefined && counter.side === side)
    .reduce((sum, { kind }) => sum + (prizeOf(kind, 'held')?.points ?? 0), 0);

/** How often an objective has been reached. */
const reached = ({ terrain }: Setting, state: State, objective: ObjectiveData): number => {
  const places = new Set(
    (objective.kind === 'hold' ? [objective.at] : objective.to).map((name) => hexNamed(terrain.board, name)),
  );
  if (objective.kind === 'bring')
    return flat(state.counters).filter(
      ({ kind, side, hex, gone }) =>
        gone === undefined && kind === objective.counter && side === objective.side && places.has(hex),
    ).length;
  const there = standingUnits(state, objective.side).filter((index) =>
    hexesOf(unitOf(state, index)).some((hex) => places.has(hex)),
  ).length;
  return objective.kind === 'hold' ? Math.min(1, there) : there;
};

const achieved = (setting: Setting, state: State, side: Side): number =>
  setting.source.objectives
    .filter((objective) => objective.side === side)
    .reduce((sum, objective) => sum + objective.points * reached(setting, state, objective), 0);

/** CB-B4.14-4, CB-B4.14-7: at the end what is held counts, and what a side was sent for. */
export const countUp = (story: Story): void => {
  const { setting, state } = story;
  for (const side of setting.sides) {
    const counted = [
      { points: held(state, side), rules: ['CB-B4.14-4'] },
      { points: achieved(setting, state, side), rules: ['CB-B4.14-7'] },
    ];
    for (const { points, rules } of counted)
      if (points > 0) happen(story, { kind: 'scored', side, points, rules });
  }
};

/** Whether a side has anybody left. */
export const isGone = (state: State, side: Side): boolean => standingUnits(state, side).length === 0;

export const outcome = (setting: Setting, state: State): Outcome | undefined => {
  if (state.phase !== 'over') return undefined;
  const { broken, points } = state;
  const params = { points };
  if (broken !== undefined)
    return { winner: enemyOf(setting, broken), code: 'broken', rule: 'CB-B4.14-8', params };
  const gone = setting.sides.filter((side) => isGone(state, side));
  const [beaten] = gone;
  if (beaten !== undefined && gone.length === 1)
    return { winner: enemyOf(setting, beaten), code: 'destroyed', rule: 'CB-B4.14-9', params };
  const [first = '', second = ''] = setting.sides;
  const lead = (points[first] ?? 0) - (points[second] ?? 0);
  if (lead === 0) return { code: 'drawn', rule: 'CB-B4.14-9', params };
  return { winner: lead > 0 ? first : second, code: 'points', rule: 'CB-B4.14-9', params };
};
