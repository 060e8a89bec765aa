/** What comes of a change that ends on ground where somebody stands. All are judged on the same situation. */

import { type Body, type Box, boxesMeet, overlapArea } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { hourOf, nameOf, partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { type Degradation, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { isMass } from '../degradation/degradation.ts';
import { disorder, worsen } from '../degradation/worsen.ts';
import { isOnGroundOf, pushedClear, TOUCHING } from './pushing.ts';

/** One that stands on the table. */
interface Stander {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  readonly body: Body;
}

const standerAt = (setting: Memories, state: State, index: number): Stander => {
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  return { index, part, unit, body: bodyOfPart(setting, part, unit.arm) };
};

/** LA-U5.1-3, LA-U5.1-4: whoever lets nobody through. */
const refusesPassage = ({ part, unit }: Stander): boolean =>
  part.formation === 'square' ||
  part.formation === 'full square' ||
  (isMass(part) && (unit.status === 'elite' || unit.status === 'guard'));

/** LA-U5.4-6: a front that skirmishers can let through by opening. */
const isNarrow = ({ part, unit }: Stander): boolean =>
  part.formation === 'limbered' || (part.ranks[0] ?? 0) <= (unit.arm === 'cavalry' ? 3 : 4);

interface Outcome {
  readonly part: number;
  readonly to: Degradation;
  readonly rules: readonly string[];
}

const ends = (index: number, to: Degradation, ...rules: readonly string[]): Outcome => ({
  part: index,
  ...{ to, rules },
});

/** A change that ends among friends who let it through. */
const amongFriends = (changer: Stander, friend: Stander): readonly Outcome[] => {
  if (friend.part.formation === 'in battery')
    return isMass(changer.part) ? [ends(changer.index, WITHOUT_FORMATION, 'LA-U5.4-16')] : [];
  const loose = [changer, friend].filter(({ part }) => !isMass(part));
  const [mass] = [changer, friend].filter(({ part }) => isMass(part));
  if (mass === undefined) return [];
  if (loose.length === 1)
    return isNarrow(mass) ? [] : loose.map(({ index }) => ends(index, IN_DISORDER, 'LA-U5.4-5'));
  return [changer, friend].map(({ index }) =>
    ends(index, IN_DISORDER, 'LA-U4.2-15e', 'LA-U5.2-3', 'LA-U5.1-2', 'LA-U3.2-8e'),
  );
};

interface Clash {
  readonly changer: Stander;
  readonly other: Stander;
}

/** Those whose boxes can meet a box, found along the x axis. */
const nearIn = (all: readonly Stander[]): ((box: Box) => readonly Stander[]) => {
  const sorted = [...all].sort((a, b) => a.body.minX - b.body.minX || a.index - b.index);
  const widest = sorted.reduce((most, { body }) => Math.max(most, body.maxX - body.minX), 0);
  return (box) => {
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle]?.body.minX ?? Infinity) < box.minX - widest) from = middle + 1;
      else to = middle;
    }
    const near: Stander[] = [];
    for (let place = from; place < sorted.length; place += 1) {
      const other = sorted[place];
      if (other === undefined || other.body.minX > box.maxX) break;
      if (boxesMeet(other.body, box, 0)) near.push(other);
    }
    return near;
  };
};

/** Everybody whose ground a finished change has come to share, whoever is listed first. */
const clashesOf = (setting: Memories, state: State, done: readonly number[]): readonly Clash[] => {
  const near = nearIn(standingOutside(state).map((index) => standerAt(setting, state, index)));
  const known = new Set(state.crossings.map(({ crosser, crossed }) => `${crosser} ${crossed}`));
  const isNew = (a: number, b: number): boolean => !known.has(`${a} ${b}`) && !known.has(`${b} ${a}`);
  return done.flatMap((index) => {
    const changer = standerAt(setting, state, index);
    return near(changer.body)
      .filter(
        (other) =>
          other.index !== index &&
          overlapArea(changer.body, other.body) > TOUCHING &&
          isNew(index, other.index),
      )
      .sort((a, b) => a.index - b.index)
      .map((other) => ({ changer, other }));
  });
};

const isEnemy = ({ changer, other }: Clash): boolean => changer.unit.side !== other.unit.side;

/** Whether one who was slid aside had nowhere to go but onto the enemy. */
const isAmongEnemies = (setting: Memories, state: State, index: number): boolean => {
  const { body, unit } = standerAt(setting, state, index);
  const others = standingOutside(state).map((other) => standerAt(setting, state, other));
  return isOnGroundOf(
    body,
    others.filter((other) => other.unit.side !== unit.side).map((other) => other.body),
  );
};

/** LA-U5.2-4, LA-U5.2-5: into the enemy's ranks: no fight, but a rout. */
const runFrom = (story: Story, index: number): void => {
  disorder(story, index, 'LA-U5.2-4', 'LA-U3.1-12');
  happen(story, { kind: 'routed', part: index, rules: ['LA-U5.2-5'] });
};

/** LA-U5.1-6: it ends beside those who let nobody through; two of them each give half the way. */
const pushAside = (
  story: Story,
  changer: number,
  clashes: readonly Clash[],
  done: readonly number[],
  foes: readonly Stander[],
): void => {
  const others = clashes.map(({ other }) => other);
  const [first] = others;
  if (first === undefined) return;
  const before = standerAt(story.setting, story.state, changer);
  const isMutual = refusesPassage(before) && others.every(({ index }) => done.includes(index));
  const to = pushedClear(
    before.part,
    before.body,
    others.map(({ body }) => body),
    isMutual,
    foes.filter(({ unit }) => unit.side !== before.unit.side).map(({ body }) => body),
  );
  happen(story, { kind: 'pushed-aside', part: changer, by: first.index, to, rules: ['LA-U5.1-6'] });
  disorder(story, changer, 'LA-U5.1-6', 'LA-U3.1-12');
};

const crossed = (story: Story, { changer, other }: Clash): void => {
  happen(story, {
    ...{ kind: 'crossing', crosser: changer.index, crossed: other.index, since: hourOf(story.state) },
    rules: ['LA-U5.2-3'],
  });
  const loose = [changer, other].find(({ part }) => part.formation === 'skirmish');
  const mass = loose === changer ? other : changer;
  if (loose !== undefined && isMass(mass.part) && isNarrow(mass))
    happen(story, { kind: 'opened', part: loose.index, for: mass.index, rules: ['LA-U5.4-6'] });
};

/** Whoever ends its change on another's ground bears the consequences. */
export const settleGround = (story: Story, done: readonly number[]): void => {
  if (done.length === 0) return;
  const clashes = clashesOf(story.setting, story.state, done);
  const routed = new Set(clashes.filter(isEnemy).map(({ changer }) => changer.index));
  const friendly = clashes.filter((clash) => !isEnemy(clash));
  const isHeldOff = ({ changer, other }: Clash): boolean =>
    refusesPassage(other) && isMass(changer.part) && other.part.formation !== 'in battery';
  const barred = friendly.filter(isHeldOff);
  // One that refuses is not crossed by a friend who comes to stand there at the same time: the friend gives way.
  const passed = friendly.filter(
    (clash) => !isHeldOff(clash) && !(refusesPassage(clash.changer) && done.includes(clash.other.index)),
  );
  // Of two who come to stand there at once either may be said to cross: the one first by name, whoever is listed first.
  const isFirst = ({ changer, other }: Clash): boolean =>
    nameOf(story.state, changer.index) < nameOf(story.state, other.index);
  const once = passed.filter((clash) => !done.includes(clash.other.index) || isFirst(clash));
  const pushed = new Set(barred.map((clash) => clash.changer.index));
  // Where everybody stood before anybody gave way: no one of them is the first.
  const all =
    pushed.size === 0
      ? []
      : standingOutside(story.state).map((index) => standerAt(story.setting, story.state, index));
  for (const changer of pushed)
    pushAside(
      story,
      changer,
      barred.filter((clash) => clash.changer.index === changer),
      done,
      all,
    );
  for (const changer of pushed) if (isAmongEnemies(story.setting, story.state, changer)) routed.add(changer);
  for (const clash of once) {
    for (const { part, to, rules } of amongFriends(clash.changer, clash.other))
      worsen(story, part, to, rules);
    crossed(story, clash);
  }
  for (const index of routed) runFrom(story, index);
};
