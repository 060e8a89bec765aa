/** LA-S3.8-7: an army breaks when those lost, routing or fleeing are worth more than half of it. */
import { flat, type Side } from '@grognard/engine';
import { isThere } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { type Troop, troopOf } from '../../tables/troops.ts';

/** A battery's points are printed for the whole of it, a soldier's for each figure. */
const pointsOf = ({ arm, budget, usual: [gunners] }: Troop): number =>
  arm === 'infantry' || arm === 'cavalry' ? budget : budget / gunners;

/** What a unit was worth as it took the field: its figures at the mean of its companies. */
const worthOf = ({ nation, companies, raised }: Unit): number => {
  const sum = companies.reduce((points, { troop }) => points + pointsOf(troopOf(nation, troop)), 0);
  return companies.length === 0 ? 0 : (sum / companies.length) * raised;
};

export interface ArmyStanding {
  readonly gone: number;
  readonly budget: number;
}

/** What an army has lost for the time being, and what it was worth. */
export const standingOf = (state: State, side: Side): ArmyStanding => {
  const fighting = new Set<number>();
  for (const part of flat(state.parts)) if (isFighting(part)) fighting.add(part.unit);
  let [gone, budget] = [0, 0];
  for (const [index, unit] of flat(state.units).entries()) {
    if (unit.side !== side) continue;
    const worth = worthOf(unit);
    budget += worth;
    if (!fighting.has(index)) gone += worth;
  }
  return { gone, budget };
};

const isFighting = (part: Part): boolean => isThere(part) && part.routing !== true;

/** At the end of a half period; whether an army has broken. */
export const breakArmies = (story: Story): boolean => {
  const { setting, state } = story;
  for (const { id: side } of setting.sides) {
    const { gone, budget } = standingOf(state, side);
    if (gone > budget / 2) happen(story, { kind: 'army-broke', side, gone, budget, rules: ['LA-S3.8-7'] });
  }
  return story.state.broken !== undefined;
};
