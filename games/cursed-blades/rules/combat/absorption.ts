import type { RuleId } from '@grognard/engine';
import { counterOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Roll, Unit } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { counterFacts } from '../../tables/counters.ts';
import { lossesFor } from '../../tables/losses.ts';
import { type Attack, comesThroughFront, coverRules, protectorsOf } from '../counters/protection.ts';
import { reducePalisade } from '../counters/wreck.ts';
import { countersAt } from '../map/board.ts';

const sumOf = ({ dice }: Roll): number => dice.reduce((sum, die) => sum + die, 0);

const lossesOf = (roll: Roll): number => lossesFor(roll.against, sumOf(roll));

const LOWEST_COLUMN = -16;

/** CB-C6: the rules by which a roll is read off the loss table. */
export const tableRules = (rolls: readonly Roll[]): readonly RuleId[] =>
  rolls.some(({ against }) => against < LOWEST_COLUMN) ? ['CB-B4.7-23', 'CB-C6'] : ['CB-B4.7-23'];

export interface Absorption {
  readonly losses: number;
  readonly absorbed: number;
  readonly rules: readonly RuleId[];
}

/** CB-Q8, CB-Q9: of all the losses of one action the first is absorbed, unless any of its rolls was 1-1. */
export const absorptionOf = (
  reading: Reading,
  unit: Unit,
  attack: Attack,
  rolls: readonly Roll[],
): Absorption => {
  const { setting } = reading;
  const losses = rolls.reduce((sum, roll) => sum + lossesOf(roll), 0);
  const protectors = protectorsOf(reading, unit, attack);
  const shelter = protectors.find(
    ({ kind }) => counterFacts[kind].protection?.absorbs?.includes(attack.by) === true,
  );
  const covered = coverRules(reading, protectors, attack);
  if (shelter === undefined || losses === 0) return { losses, absorbed: 0, rules: covered };
  const spared =
    setting.switches.absorption === 'perRoll'
      ? rolls.filter((roll) => sumOf(roll) > 2 && lossesOf(roll) > 0).length
      : rolls.every((roll) => sumOf(roll) > 2)
        ? 1
        : 0;
  const rule = shelter.kind === 'palisade' ? 'CB-PALISADE-9' : 'CB-MANTLETS-7';
  const rules = [...covered, 'CB-B4.9-1', rule, spared === 0 ? 'CB-Q9' : 'CB-Q8'];
  return { losses: losses - spared, absorbed: spared, rules };
};

const WEAK = 3;

/** CB-PALISADE-10: a good roll of a supported shock, or of artillery, breaks a level out of a palisade. */
export const batter = (
  story: Story,
  { from, upon }: Pick<Attack, 'from' | 'upon'>,
  rolls: readonly Roll[],
): void => {
  if (!rolls.some((roll) => sumOf(roll) <= WEAK)) return;
  const { setting, state } = story;
  const struck = countersAt(readStory(story), upon).find((index) => {
    const counter = counterOf(state, index);
    return (
      counter.kind === 'palisade' &&
      (setting.switches.palisadeReducedBy === 'anyAttack' || comesThroughFront(setting, counter, from))
    );
  });
  if (struck !== undefined) reducePalisade(story, struck, ['CB-PALISADE-10', 'CB-Q10']);
};
