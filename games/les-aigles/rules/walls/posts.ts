/** Where the figures of a garrison are: at which walls, company by company, and who is in reserve. */

import type { Wall } from '../../model/features.ts';
import type { Inside } from '../../model/house.ts';
import type { Part } from '../../model/part.ts';
import { figuresIn } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { Post } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { areAdjacent, capacityOf, inTurn, WALLS } from './walls.ts';

const sum = (posts: readonly Post[]): number => posts.reduce((total, { figures }) => total + figures, 0);

/** How many figures are at a wall. */
export const postedAt = ({ posts }: Pick<Inside, 'posts'>, wall: number): number =>
  sum(posts.filter((post) => post.wall === wall));

export const postedOf = (posts: readonly Post[], company: number): number =>
  sum(posts.filter((post) => post.company === company));

/** The same posts, one entry for each wall and company, in their order. */
export const tidy = (posts: readonly Post[]): readonly Post[] => {
  const found = new Map<string, Post>();
  for (const post of posts) {
    const key = `${post.wall} ${post.company}`;
    found.set(key, { ...post, figures: post.figures + (found.get(key)?.figures ?? 0) });
  }
  return [...found.values()]
    .filter(({ figures }) => figures > 0)
    .sort((a, b) => a.wall - b.wall || a.company - b.company);
};

/** LA-O5.2-26: a company is on one wall, or on two that are next to each other. */
export const isShareable = (posts: readonly Post[], company: number): boolean => {
  const walls = [
    ...new Set(posts.filter((post) => post.company === company && post.figures > 0).map(({ wall }) => wall)),
  ];
  const [one = 0, other = 0] = walls;
  return walls.length < 2 || (walls.length === 2 && areAdjacent(one, other));
};

export const brokenCompany = (posts: readonly Post[]): number | undefined =>
  posts.map(({ company }) => company).find((company) => !isShareable(posts, company));

/** How full a wall is. */
const fillOf = (walls: readonly Wall[], posts: readonly Post[], wall: number): number =>
  postedAt({ posts }, wall) / Math.max(1, capacityOf(walls, wall));

/** LA-O5.2-28: somebody who could still be posted, and where: at the first wall in turn that is emptiest for its length. */
export const roomLeft = (
  unit: Unit,
  companies: readonly number[],
  walls: readonly Wall[],
  posts: readonly Post[],
): Post | undefined => {
  const turn = inTurn(walls);
  for (const company of companies) {
    if (postedOf(posts, company) >= (unit.companies[company]?.figures ?? 0)) continue;
    const open = turn
      .map((wall) => ({ wall, company, figures: 1 }))
      .filter(
        (post) =>
          postedAt({ posts }, post.wall) < capacityOf(walls, post.wall) &&
          isShareable([...posts, post], company),
      );
    const [best] = open.sort((a, b) => fillOf(walls, posts, a.wall) - fillOf(walls, posts, b.wall));
    if (best !== undefined) return best;
  }
  return undefined;
};

/** As many as fit, spread over the walls one after the other, each company where it still has room. */
export const spread = (
  unit: Unit,
  companies: readonly number[],
  walls: readonly Wall[],
  given: readonly Post[] = [],
): readonly Post[] => {
  let posts = given;
  for (;;) {
    const post = roomLeft(unit, companies, walls, posts);
    if (post === undefined) return tidy(posts);
    posts = [...posts, post];
  }
};

/** Posts that no more figures take than there are. */
export const manning = (unit: Unit, posts: readonly Post[]): readonly Post[] => {
  const left = new Map(unit.companies.map(({ figures }, company) => [company, figures] as const));
  return tidy(
    posts.map((post) => {
      const figures = Math.min(post.figures, left.get(post.company) ?? 0);
      left.set(post.company, (left.get(post.company) ?? 0) - figures);
      return { ...post, figures };
    }),
  );
};

/** Everybody in the house: at the walls, and in reserve. */
export const strengthInside = (unit: Unit, part: Part): number => figuresIn(unit, part.companies);

export const reserveOf = (unit: Unit, { companies, inside }: Part): number =>
  figuresIn(unit, companies) - sum(inside?.posts ?? []);

/** Those walls of a house at which an enemy of its garrison has a base: LA-O5.5-10. */
export const attackedWalls = (
  state: Pick<State, 'contacts' | 'parts' | 'units'>,
  index: number,
): ReadonlySet<number> => {
  const part = state.parts.flat()[index];
  const { inside } = part ?? {};
  const walls = new Set<number>();
  if (part === undefined || inside === undefined) return walls;
  for (const { defender, wall } of state.contacts)
    if (defender === index && wall !== undefined) walls.add(wall);
  const units = state.units.flat();
  for (const other of state.parts.flat())
    if (
      other.gone === undefined &&
      other.doing?.what === 'enter' &&
      other.doing.house === inside.house &&
      units[other.unit]?.side !== units[part.unit]?.side
    )
      walls.add(other.doing.wall);
  return walls;
};

/** Whether an enemy has got in: LA-O5.4-6, LA-O5.6-2. */
export const intruderIn = ({ contacts }: Pick<State, 'contacts'>, index: number): number | undefined => {
  const contact = contacts.find(
    (each) => each.inside === true && (each.attacker === index || each.defender === index),
  );
  if (contact === undefined) return undefined;
  return contact.attacker === index ? contact.defender : contact.attacker;
};

/** The walls that most hold. */
export const strongest = (inside: Pick<Inside, 'posts'>): readonly number[] => {
  const most = Math.max(...WALLS.map((wall) => postedAt(inside, wall)));
  return WALLS.filter((wall) => postedAt(inside, wall) === most);
};
