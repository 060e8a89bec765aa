import { flat, type Side } from '@grognard/engine';
import { hexNamed } from '../../ground/hexes.ts';
import { unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { ObjectiveData } from '../../model/scenario.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { prizeOf } from '../../tables/prizes.ts';
import { hexesOf, standingUnits } from '../map/board.ts';

const pointsHeld = (state: State, side: Side): number =>
  flat(state.counters)
    .filter((counter) => counter.gone === undefined && counter.side === side)
    .reduce((sum, { kind }) => sum + (prizeOf(kind, 'held')?.points ?? 0), 0);

/** How often an objective has been reached. */
const timesReached = (reading: Reading, objective: ObjectiveData): number => {
  const { view } = reading;
  const { terrain } = reading.setting;
  const places = new Set(
    (objective.kind === 'hold' ? [objective.at] : objective.to).map((name) => hexNamed(terrain.board, name)),
  );
  if (objective.kind === 'bring')
    return flat(view.counters).filter(
      ({ kind, side, hex, gone }) =>
        gone === undefined && kind === objective.counter && side === objective.side && places.has(hex),
    ).length;
  const there = standingUnits(reading, objective.side).filter((index) =>
    hexesOf(unitOf(view, index)).some((hex) => places.has(hex)),
  ).length;
  return objective.kind === 'hold' ? Math.min(1, there) : there;
};

const pointsAchieved = (reading: Reading, side: Side): number =>
  reading.setting.source.objectives
    .filter((objective) => objective.side === side)
    .reduce((sum, objective) => sum + objective.points * timesReached(reading, objective), 0);

/** CB-B4.14-4, CB-B4.14-7: at the end what is held counts, and what a side was sent for. */
export const countUp = (story: Story): void => {
  const { setting, state } = story;
  for (const side of setting.sides) {
    const counted = [
      { points: pointsHeld(state, side), rules: ['CB-B4.14-4'] },
      { points: pointsAchieved(readStory(story), side), rules: ['CB-B4.14-7'] },
    ];
    for (const { points, rules } of counted)
      if (points > 0) happen(story, { kind: 'scored', side, points, rules });
  }
};

/** Whether a side has anybody left. */
export const isGone = (reading: Reading, side: Side): boolean => standingUnits(reading, side).length === 0;
