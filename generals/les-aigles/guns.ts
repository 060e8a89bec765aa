/** Guns: come up limbered to good range with a clear field, unlimber, and stay while they have somebody to fire at. */
import { foreseePlan, type Task } from '@grognard/les-aigles/for-generals';
import { bestPlansFor, type Ideas, isLawful } from './choosing.ts';
import type { Doctrine } from './doctrine.ts';
import { routeTo } from './ground/route.ts';
import { marchesOf } from './marches.ts';
import { crowd, marchIdeas, undressed } from './marching.ts';
import { searchPlace } from './searching.ts';
import {
  cmBetween,
  degreesOff,
  glanceAt,
  isAfield,
  isInHand,
  type Man,
  nearestOf,
  placed,
  type Situation,
} from './situation.ts';

/** How far off the axis guns fire, in degrees. */
const ARC = 22;
const ROUND_SHOT = 75;

/** So much farther off than it likes a battery still unlimbers, in cm. */
const IN_RANGE = 8;

/** Whether guns that have no room to wheel would bear after a quarter turn or two in battery. */
const bearsTurned = (man: Man, mark: Man): boolean => {
  const off = degreesOff(man, mark);
  return Math.min(Math.abs(off - 90), 180 - off) <= ARC;
};

const isMarkFor = (man: Man, foe: Man): boolean =>
  cmBetween(man, foe) <= ROUND_SHOT && degreesOff(man, foe) <= ARC;

/** Friends who stand in the field of fire before a mark. */
const masked = ({ own }: Situation, then: Man, mark: Man): number =>
  own.filter(
    (friend) =>
      friend.index !== then.index &&
      degreesOff(then, friend) <= ARC / 2 &&
      cmBetween(then, friend) < cmBetween(then, mark),
  ).length;

const siteWorth =
  (situation: Situation, mark: Man, wanted: number) =>
  (then: Man): number => {
    const cm = cmBetween(then, mark);
    return (
      -Math.abs(cm - wanted) * (cm < wanted ? 2 : 1) -
      degreesOff(then, mark) / 4 -
      5 * masked(situation, then, mark)
    );
  };

const inBattery = (situation: Situation, man: Man, marks: readonly Man[]): Ideas => {
  if (marks.some((mark) => isMarkFor(man, mark))) return [];
  const near = marks.filter((mark) => cmBetween(man, mark) <= ROUND_SHOT);
  const turns = (['left', 'right', 'about'] as const).map((by): readonly Task[] => [
    { do: 'turn', figures: 'all', by },
  ]);
  const limber: readonly Task[] = [{ do: 'limber' }];
  if (near.length === 0) return [limber].filter((plan) => isLawful(situation, man, plan));
  const facing = turns.filter((plan) => {
    const then = placed(situation.setting, man, foreseePlan(glanceAt(situation, man), plan));
    return near.some((mark) => isMarkFor(then, mark));
  });
  return [...facing, limber].filter((plan) => isLawful(situation, man, plan));
};

export const gunIdeas = (situation: Situation, man: Man, { gunRange }: Doctrine): Ideas => {
  const afield = situation.foes.filter(isAfield);
  const marks = afield.length > 0 ? afield : situation.foes.filter(isInHand);
  const near = nearestOf(man, marks);
  if (near === undefined)
    return man.part.formation === 'in battery'
      ? []
      : marchIdeas(situation, man, searchPlace(situation, man), Infinity);
  if (man.part.formation === 'in battery') return inBattery(situation, man, marks);
  const isHere = near.cm <= gunRange + IN_RANGE && degreesOff(man, near.man) <= ARC;
  if (isHere) return [[{ do: 'unlimber' }]];
  if (near.cm > gunRange + 12 && !routeTo(situation, man, near.man.middle).isStraight)
    return marchIdeas(situation, man, near.man.middle, near.cm);
  const marches = marchesOf(situation, man);
  const worth = siteWorth(situation, near.man, gunRange);
  const ideas = bestPlansFor(
    situation,
    man,
    [[], ...marches],
    (then) => worth(then) - undressed(man, then) - crowd(situation, man, then),
  );
  const isStuck = ideas[0]?.length === 0 && near.cm <= gunRange + IN_RANGE;
  return isStuck && bearsTurned(man, near.man) ? [[{ do: 'unlimber' }]] : ideas;
};
