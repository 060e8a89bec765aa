/** Into a house, and its posts. */

import { hourOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Inside } from '../../model/house.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Post } from '../../model/tasks.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { worsen } from '../degradation/worsen.ts';
import { fitting, wallsLeft } from '../walls/breaches.ts';
import { manning, spread } from '../walls/posts.ts';
import { capacityOf, houseNamed, placeInside, wallsOf } from '../walls/walls.ts';

/** A part gets into the house that it is entering, or attacks. */
export const goIn = (
  story: Story,
  index: number,
  as: Inside['as'],
  rules: readonly string[],
  into?: { readonly house: string; readonly wall: number },
): void => {
  const { setting, state } = story;
  const part = partOf(state, index);
  const { doing } = part;
  const where = into ?? (doing?.what === 'enter' ? doing : undefined);
  const house = where === undefined ? undefined : houseNamed(setting, state, where.house);
  if (where === undefined || house === undefined) return;
  const corners = house.walls.map(({ from }) => from);
  const { room, ...to } = placeInside(corners);
  const inside: Inside = {
    ...{ house: house.id, as, by: where.wall, since: hourOf(state), posts: [], ordered: [], corners, room },
    ...(as !== 'garrison' && { shown: true as const }),
  };
  happen(story, { kind: 'went-in', part: index, inside, to, rules: ['LA-O5.2-8', ...rules] });
  worsen(story, index, WITHOUT_FORMATION, ['LA-O5.2-8']);
};

/** LA-O5.2-19, -24, -28: it takes its posts as it was told; whoever does not fit is in reserve. */
export const occupy = (story: Story, index: number, rules: readonly string[]): void => {
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const { inside } = part;
  if (inside === undefined) return;
  const built = wallsOf(inside);
  const walls = wallsLeft(story.state, inside.house, built);
  const isSmaller = built.some(({ capacity }, wall) => capacityOf(walls, wall) < capacity);
  const ordered: readonly Post[] = fitting(walls, manning(unit, part.secret?.posts ?? []));
  const posts = spread(unit, part.companies, walls, ordered);
  const posted = posts.reduce((sum, { figures }) => sum + figures, 0);
  const strength = part.companies.reduce((sum, company) => sum + (unit.companies[company]?.figures ?? 0), 0);
  const isShared = new Set(posts.map(({ company }) => company)).size < posts.length;
  const reserve = strength - posted;
  happen(story, {
    ...{ kind: 'holds-house', part: index, house: inside.house, posts, reserve },
    rules: [
      ...['LA-O5.1-5', 'LA-O5.2-18', 'LA-O5.2-19', 'LA-O5.2-20', 'LA-O5.2-21', 'LA-O5.2-23', 'LA-O5.2-24'],
      ...(isShared ? ['LA-O5.2-26'] : []),
      ...(reserve > 0 ? ['LA-O5.2-28', 'LA-O5.5-2'] : []),
      ...(isSmaller ? ['LA-O8.7-11'] : []),
      ...rules,
    ],
  });
};
