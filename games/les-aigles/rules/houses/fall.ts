/** Losses in a house: which wall, and which company, a figure comes off. */

import { ranksOf } from '../../ground/shape/ranks.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Inside } from '../../model/house.ts';
import type { Part } from '../../model/part.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Post } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { MEN } from '../../tables/loss-formula.ts';
import { endanger } from '../losses/officers-hit.ts';
import { postedAt, postedOf, strongest } from '../walls/posts.ts';
import { inTurn, wallsOf } from '../walls/walls.ts';

/** Men lost at a wall, or anywhere in the house. */
export interface Toll {
  readonly wall?: number;
  readonly men: number;
}

const total = (tolls: readonly Toll[]): number => tolls.reduce((sum, { men }) => sum + men, 0);

/** LA-O5.5-28, -29: whole figures come off where they were lost; what several fights make up together, off the worst. */
const wallsOff = (
  tolls: readonly Toll[],
  figures: number,
  choice: readonly number[],
): readonly (number | undefined)[] => {
  const placeOf = ({ wall = -1 }: Toll): number => choice.indexOf(wall);
  const worst = [...tolls].sort((a, b) => b.men - a.men || placeOf(a) - placeOf(b));
  const own = worst.flatMap(({ wall, men }) => Array.from({ length: Math.floor(men / MEN) }, () => wall));
  const rest = Array.from({ length: Math.max(0, figures - own.length) }, () => worst[0]?.wall);
  return [...own, ...rest].slice(0, figures);
};

interface Roll {
  readonly left: number[];
  posts: readonly Post[];
}

/** By which wall a garrison likes to lose figures: its owner's choice, and then those farthest from the middle of the table. */
const choiceOf = (inside: Inside, wish: number | undefined): readonly number[] => [
  ...(wish === undefined ? [] : [wish]),
  ...[...inTurn(wallsOf(inside))].reverse().filter((wall) => wall !== wish),
];

/** One figure less: at a wall one of those there, else one of the reserve, else one of the strongest wall. */
const takeOff = (roll: Roll, part: Part, wall: number | undefined, choice: readonly number[]): boolean => {
  const standsAt = (at: number): Post | undefined =>
    roll.posts
      .filter((post) => post.wall === at && post.figures > 0)
      .sort((a, b) => b.figures - a.figures || b.company - a.company)[0];
  const spare = [...part.companies]
    .reverse()
    .find((company) => postedOf(roll.posts, company) < (roll.left[company] ?? 0));
  const most = strongest({ posts: roll.posts });
  const weakened = spare === undefined ? choice.find((each) => most.includes(each)) : undefined;
  const from = wall ?? weakened;
  const post = from === undefined ? undefined : standsAt(from);
  const company = post?.company ?? (wall === undefined ? spare : undefined);
  if (company === undefined) return false;
  roll.left[company] = (roll.left[company] ?? 0) - 1;
  if (post !== undefined)
    roll.posts = roll.posts.map((each) => (each === post ? { ...each, figures: each.figures - 1 } : each));
  return true;
};

/** LA-O5.4-14: no more fall at a wall than are there. */
const bounded = (unit: Unit, part: Part, tolls: readonly Toll[]): readonly Toll[] =>
  tolls.map((toll) => {
    if (toll.wall === undefined || part.inside === undefined) return toll;
    const most = Math.max(0, postedAt(part.inside, toll.wall) * MEN - (unit.hurt ?? 0));
    return { ...toll, men: Math.min(toll.men, most) };
  });

export const sufferInside = (
  story: Story,
  index: number,
  given: readonly Toll[],
  rules: readonly string[],
): void => {
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const tolls = bounded(unit, part, given);
  const men = total(tolls);
  if (men <= 0 || part.inside === undefined) return;
  const whole = (unit.hurt ?? 0) + men;
  const roll: Roll = { left: unit.companies.map(({ figures }) => figures), posts: part.inside.posts };
  const choice = choiceOf(part.inside, part.secret?.inHouse?.wall);
  for (const wall of wallsOff(tolls, Math.floor(whole / MEN), choice))
    if (!takeOff(roll, part, wall, choice)) takeOff(roll, part, undefined, choice);
  const strengths = part.companies.map((company) => roll.left[company] ?? 0);
  const isDestroyed = strengths.every((strength) => strength === 0);
  const isSame = roll.left.join() === unit.companies.map(({ figures }) => figures).join();
  const walls = new Set(tolls.flatMap(({ wall }) => wall ?? []));
  happen(story, {
    ...{ kind: 'fell', part: index, men, hurt: whole % MEN, left: roll.left },
    ranks: ranksOf(part.formation, strengths),
    posts: roll.posts.filter(({ figures }) => figures > 0),
    ...(isDestroyed && { destroyed: true }),
    rules: [
      'LA-U1.3-7',
      ...(isSame ? [] : ['LA-U1.2-5']),
      ...(walls.size > 1 ? ['LA-O5.5-29'] : []),
      ...rules,
    ],
  });
  if (!isSame) endanger(story, part.unit);
};
