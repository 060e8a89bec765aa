/** LA-O5.2-30: the reserve of a garrison makes good its losses where no enemy touches the wall. */
import { partOf, standing, unitOfPart } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Post } from '../../model/tasks.ts';
import { wallsLeft } from '../walls/breaches.ts';
import { attackedWalls, isShareable, postedAt, postedOf, reserveOf, tidy } from '../walls/posts.ts';
import { capacityOf, inTurn, wallsOf } from '../walls/walls.ts';

const refilled = (story: Story, index: number): readonly Post[] | undefined => {
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const { inside } = part;
  if (inside?.as !== 'garrison' || part.doing?.what === 'leave' || reserveOf(unit, part) === 0)
    return undefined;
  const attacked = attackedWalls(story.state, index);
  const isAnywhere = story.setting.switches.houseReserve === 'anySide';
  const walls = wallsLeft(story.state, inside.house, wallsOf(inside));
  let posts = inside.posts;
  for (const wall of inTurn(walls)) {
    if (attacked.has(wall) && !isAnywhere) continue;
    const most = Math.min(postedAt({ posts: inside.ordered }, wall), capacityOf(walls, wall));
    while (postedAt({ posts }, wall) < most) {
      const company = part.companies.find(
        (each) =>
          postedOf(posts, each) < (unit.companies[each]?.figures ?? 0) &&
          isShareable([...posts, { wall, company: each, figures: 1 }], each),
      );
      if (company === undefined) break;
      posts = tidy([...posts, { wall, company, figures: 1 }]);
    }
  }
  return posts === inside.posts ? undefined : posts;
};

export const makeGood = (story: Story): void => {
  for (const index of standing(story.state)) {
    const { inside } = partOf(story.state, index);
    const posts = inside === undefined ? undefined : refilled(story, index);
    if (inside === undefined || posts === undefined) continue;
    happen(story, {
      ...{ kind: 'posted', part: index, house: inside.house, posts, why: 'replaced' },
      rules: ['LA-O5.2-30', 'LA-O5.5-47'],
    });
  }
};
