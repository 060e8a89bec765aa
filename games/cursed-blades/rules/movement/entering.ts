import type { RuleId } from '@grognard/engine';
import { counterOf, isStanding, unitOf } from '../../model/evolve.ts';
import { readStory } from '../../model/reading.ts';
import { happen, type Story } from '../../model/story.ts';
import { counterFacts } from '../../tables/counters.ts';
import { citations, citedBy } from '../counters/citations.ts';
import { obstaclesOn } from '../counters/obstacles.ts';
import { countersAt, typeOf, unitsAt } from '../map/board.ts';
import { trapAttack } from '../traps/attack.ts';
import { looksForTraps } from '../traps/hiding.ts';
import { disorder, stopCharge } from '../units/condition.ts';

/** How a unit comes into hexes. */
export interface Entry {
  /** By a minimal move, which no trap minds. */
  readonly minimal?: boolean;
  /** What it carries along. */
  readonly carried?: readonly number[];
  /** Only thought of: nothing hidden is found, and no trap attacks. */
  readonly rehearsed?: boolean;
}

/**
 * Everything that befalls a unit because it has come into hexes, however it came there: hidden traps show themselves,
 * obstacles break charges and formations, prizes are taken, traps attack. False if it goes no further.
 */
export const enterHexes = (
  story: Story,
  index: number,
  hexes: readonly number[],
  { minimal = false, carried = [], rehearsed = false }: Entry = {},
): boolean => {
  if (!rehearsed) {
    looksForTraps(story, index, hexes);
    springTraps(story, hexes);
  }
  meetObstacles(story, index, hexes, carried);
  takePrizes(story, index, hexes);
  turnMantlets(story, index, true);
  return minimal || rehearsed || hexes.every((hex) => withstandTrap(story, index, hex));
};

/** CB-TRAP-7: whoever walks in finds it. */
const springTraps = (story: Story, hexes: readonly number[]): void => {
  for (const trap of story.state.hidden.filter(({ hex }) => hexes.includes(hex)))
    happen(story, { kind: 'sprung', trap, showed: true, rules: ['CB-TRAP-7', 'CB-Q36'] });
};

/** CB-G2 and CB-G5. */
const meetObstacles = (
  story: Story,
  index: number,
  hexes: readonly number[],
  carried: readonly number[],
): void => {
  const met = hexes.flatMap((hex) => obstaclesOn(readStory(story), hex, carried));
  if (met.length === 0) return;
  const cited = citedBy(met, 'obstacle');
  const unit = unitOf(story.state, index);
  if (unit.formed !== undefined && unit.cohesion === 'good-order')
    disorder(story, index, ['CB-G5', ...cited]);
  stopCharge(story, index, ['CB-G2', 'CB-B4.4-23', ...cited]);
};

/** CB-CART-12 and the like: what nobody guards belongs to whoever comes. */
const takePrizes = (story: Story, index: number, hexes: readonly number[]): void => {
  const { side } = unitOf(story.state, index);
  const { prizeGuardedBy, prizeUsed } = story.setting.switches;
  for (const hex of hexes) {
    const there = countersAt(readStory(story), hex);
    const prizes = there.filter((counter) => {
      const { kind, side: owner } = counterOf(story.state, counter);
      return counterFacts[kind].captured === true && owner !== side;
    });
    if (prizeGuardedBy === 'anyCounter' && prizes.length < there.length) continue;
    for (const counter of prizes) {
      const { captured = 'CB-B4.13-5' } = citations[counterOf(story.state, counter).kind];
      const rules = [captured, 'CB-B4.13-5', 'CB-Q32', 'CB-Q33'];
      const marked = prizeUsed === 'nextTurn' ? ['CB-Q34'] : [];
      happen(story, { kind: 'captured', counter, by: index, rules: [...rules, ...marked] });
      if (prizeUsed === 'atOnce')
        happen(story, { kind: 'altered', counter, to: { activated: null }, rules: ['CB-Q34'] });
    }
  }
};

/** CB-Q18: mantlets look where the front troop of their hex looks; where there is none, where whoever is there does. */
export const turnMantlets = (story: Story, index: number, entering: boolean): void => {
  const { facing, hex, and } = unitOf(story.state, index);
  for (const each of and === undefined ? [hex] : [hex, and]) {
    const units = unitsAt(readStory(story), each);
    const troops = units.filter((other) => typeOf(unitOf(story.state, other)).small !== true);
    // Whoever comes to others finds the mantlets as they look.
    if ((troops[0] ?? units[0]) !== index || (entering && troops.length > 1)) continue;
    const rules: readonly RuleId[] = [
      ...['CB-MANTLETS-3', 'CB-Q18'],
      ...(entering && units.length === 1 ? ['CB-MANTLETS-4'] : []),
    ];
    for (const counter of countersAt(readStory(story), each)) {
      const found = counterOf(story.state, counter);
      if (found.kind === 'mantlets' && found.facing !== facing)
        happen(story, { kind: 'altered', counter, to: { facing }, rules });
    }
  }
};

/** CB-Q18: once somebody has left, the mantlets look where those look who stay. */
export const leaveMantlets = (story: Story, hex: number): void => {
  const stays = unitsAt(readStory(story), hex).find(
    (other) => typeOf(unitOf(story.state, other)).small !== true,
  );
  if (stays !== undefined) turnMantlets(story, stays, false);
};

/** CB-TRAP-4: false once it has cost the unit something. */
const withstandTrap = (story: Story, index: number, hex: number): boolean => {
  const { side, steps } = unitOf(story.state, index);
  const { trapsAttack, sprungTrap } = story.setting.switches;
  const trap = countersAt(readStory(story), hex).find((counter) => {
    const found = counterOf(story.state, counter);
    return found.kind === 'trap' && (trapsAttack === 'everyone' || found.side !== side);
  });
  if (trap === undefined || !isStanding(unitOf(story.state, index))) return true;
  trapAttack(story, index);
  if (sprungTrap === 'isSpent')
    happen(story, { kind: 'altered', counter: trap, to: { gone: true }, rules: ['CB-Q36'] });
  const after = unitOf(story.state, index);
  return isStanding(after) && after.steps === steps;
};
