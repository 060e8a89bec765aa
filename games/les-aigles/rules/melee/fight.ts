/** One round of a melee, reckoned for everybody at once. */

import { type Side, total } from '@grognard/engine';
import { placedAt } from '../../ground/shape/placed.ts';
import { nameOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Bout, Fought, Group, Melee, Pair, Strike } from '../../model/fighting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { aTenthMore, lossesOf, wholeMen } from '../../tables/loss-formula.ts';
import { chanceRow } from '../../tables/melee.ts';
import { boutRules } from '../cover/melee-rules.ts';
import { houseFighters } from '../houses/fight.ts';
import { pursuitOf } from '../rallies/combat.ts';
import { engagedIn } from './engaged.ts';
import { type Blow, worthOf } from './factor.ts';
import { otherOf, roundOf } from './pairs.ts';

const isRouting = (state: State, part: number): boolean => partOf(state, part).routing === true;

/** The first quarter of the second half of the period that is played, in quarters of the whole game. */
const secondHalf = ({ period }: State): number => (period - 1) * 4 + 3;

/** LA-O0-14: on any ground. */
const isHalved = (state: State, pair: Pair): boolean =>
  roundOf(pair) === 1 && Math.min(...pair.contacts.map(({ since }) => since)) >= secondHalf(state);

/** A rally and the follower at its heels. */
const pursuitIn = (state: State, { attacker, defender }: Pair, index: number): Blow['pursuit'] => {
  const follower = [attacker, defender].find((part) => {
    const other = part === attacker ? defender : attacker;
    return partOf(state, part).follow?.target === other && partOf(state, other).rally !== undefined;
  });
  if (follower === undefined) return undefined;
  const target = follower === attacker ? defender : attacker;
  return { ...pursuitOf(state, follower, target), isFollower: follower === index };
};

const menOf = (groups: readonly Group[], quarters: number): number =>
  wholeMen(
    groups.reduce((sum, { figures, rows, tenth }) => {
      const men = lossesOf(figures, total(rows), quarters);
      return sum + (tenth === true ? aTenthMore(men) : men);
    }, 0),
  );

interface Struck extends Strike {
  readonly rules: readonly string[];
}

/** What a part of a pair does to the other; nothing, if it runs. */
const strike = (
  { setting, state }: Pick<Story, 'setting' | 'state'>,
  pair: Pair,
  index: number,
  enemies: readonly number[],
  die: number,
): Struck | undefined => {
  if (isRouting(state, index)) return undefined;
  const pursuit = pursuitIn(state, pair, index);
  const engaged =
    houseFighters(setting, state, setting.switches, pair.contacts[0], index) ??
    engagedIn(setting, state, pair, index, enemies, pursuit !== undefined);
  const worth = worthOf(
    {
      setting,
      state,
      pair,
      index,
      figures: engaged.figures,
      ...(pursuit !== undefined && { pursuit }),
      isRunDown: isRouting(state, otherOf(pair, index)),
    },
    chanceRow(die),
  );
  const quarters = isHalved(state, pair) ? 2 : 4;
  return {
    figures: engaged.figures.length,
    die,
    groups: worth.groups,
    men: menOf(worth.groups, quarters),
    rules: [...engaged.rules, ...(pursuit?.rules ?? []), ...worth.rules],
  };
};

const bare = ({ figures, die, groups, men }: Struck): Strike => ({ figures, die, groups, men });

type Dice = ReadonlyMap<Side, number>;

const boutOf = (story: Pick<Story, 'setting' | 'state'>, { pairs }: Melee, pair: Pair, dice: Dice): Bout => {
  const { setting, state } = story;
  const enemiesOf = (index: number): readonly number[] =>
    pairs
      .filter(({ attacker, defender }) => attacker === index || defender === index)
      .map((each) => otherOf(each, index));
  const [attacker, defender] = [pair.attacker, pair.defender].map((index) =>
    strike(story, pair, index, enemiesOf(index), dice.get(unitOfPart(state, index).side) ?? 1),
  );
  const both = [pair.attacker, pair.defender].map((index) => placedAt(setting, state, index));
  const isForHouse = pair.contacts.some(({ wall, inside }) => wall !== undefined || inside === true);
  const rules = [
    ...(attacker?.rules ?? []),
    ...(defender?.rules ?? []),
    ...(isForHouse ? ['LA-O5.5-51'] : []),
    ...boutRules(setting, state, both, roundOf(pair)),
  ];
  return {
    pair,
    round: roundOf(pair),
    halved: isHalved(state, pair),
    ...(attacker !== undefined && { attacker: bare(attacker) }),
    ...(defender !== undefined && { defender: bare(defender) }),
    rules: [...new Set(['LA-S3.5-21', 'LA-S3.5-26', 'LA-S3.5-15', ...rules])],
  };
};

/** LA-S3.5-15: one die a side, whatever its units. */
const throwDice = ({ state, chance }: Story, { parts }: Melee): Dice => {
  const sides = [...new Set(parts.map((part) => unitOfPart(state, part).side))].sort();
  return new Map(
    sides.map((side) => {
      const names = parts.filter((part) => unitOfPart(state, part).side === side);
      const [first = ''] = names.map((part) => nameOf(state, part)).sort();
      return [side, chance.roll('melee', first)];
    }),
  );
};

const sums = (bouts: readonly Bout[], from: 'own' | 'other'): ReadonlyMap<number, number> => {
  const sum = new Map<number, number>();
  const add = (part: number, men: number): void => {
    sum.set(part, (sum.get(part) ?? 0) + men);
  };
  for (const { pair, attacker, defender } of bouts) {
    add(from === 'own' ? pair.attacker : pair.defender, attacker?.men ?? 0);
    add(from === 'own' ? pair.defender : pair.attacker, defender?.men ?? 0);
  }
  return sum;
};

const winnerOf = (state: State, inflicted: ReadonlyMap<number, number>): Side | undefined => {
  const bySide = new Map<Side, number>();
  for (const [part, men] of inflicted) {
    const { side } = unitOfPart(state, part);
    bySide.set(side, (bySide.get(side) ?? 0) + men);
  }
  const ranked = [...bySide].sort((a, b) => b[1] - a[1]);
  return ranked[0] !== undefined && ranked[0][1] > (ranked[1]?.[1] ?? 0) ? ranked[0][0] : undefined;
};

export const fight = (story: Story, melee: Melee): Fought => {
  const { state } = story;
  const dice = throwDice(story, melee);
  const bouts = melee.pairs.map((pair) => boutOf(story, melee, pair, dice));
  const inflicted = sums(bouts, 'own');
  const winner = winnerOf(state, inflicted);
  return { melee, bouts, inflicted, suffered: sums(bouts, 'other'), ...(winner !== undefined && { winner }) };
};
