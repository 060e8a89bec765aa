/** Who may be in the houses of a table, and behind which of their walls. */
import { pickFrom, type Random } from '@grognard/engine';
import { allOf, terrainOf } from '../../ground/terrain/terrain.ts';
import { hourOf, isThere } from '../../model/evolve.ts';
import type { House } from '../../model/features.ts';
import type { Inside } from '../../model/house.ts';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import { type Post, waysOut } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { fitting, wallsLeft } from '../../rules/walls/breaches.ts';
import { manning, spread } from '../../rules/walls/posts.ts';
import { placeInside, WALLS, wallsOf } from '../../rules/walls/walls.ts';

/** Some of the companies, each told to hold some wall. */
export const somePosts = (random: Random, unit: Unit, companies: readonly number[]): readonly Post[] =>
  manning(
    unit,
    companies.flatMap((company) => {
      const most = unit.companies[company]?.figures ?? 0;
      if (most === 0 || random.below(2) === 0) return [];
      return [{ wall: pickFrom(random, WALLS) ?? 0, company, figures: 1 + random.below(most) }];
    }),
  );

/** Posts that a garrison may have taken, given what is left of its walls. */
export const someManning = (
  random: Random,
  view: View,
  unit: Unit,
  { companies, inside }: { readonly companies: readonly number[]; readonly inside: Inside },
): Pick<Inside, 'posts' | 'ordered'> => {
  const walls = wallsLeft(view, inside.house, wallsOf(inside));
  const posts = spread(unit, companies, walls, fitting(walls, somePosts(random, unit, companies)));
  return { posts, ordered: posts };
};

const cornersOf = (house: House): Inside['corners'] => house.walls.map(({ from }) => from);

/** A garrison may be changing its walls, may just have done so, or be on its way out. */
const someStir = (random: Random, inside: Inside, hour: number): Pick<Part, 'inside' | 'doing'> => {
  const time = { left: 1 + random.below(2), since: Math.max(1, hour - random.below(2)) };
  switch (random.below(6)) {
    case 0:
      return { inside, doing: { ...time, what: 'post' } };
    case 1: {
      const [by, wall] = [pickFrom(random, waysOut) ?? 'column', pickFrom(random, WALLS) ?? 0];
      return { inside, doing: { ...time, what: 'leave', by, wall } };
    }
    case 2: {
      const posts = inside.posts.filter(() => random.below(2) === 0);
      return { inside: { ...inside, arrived: { hour: time.since, posts } } };
    }
    default:
      return { inside };
  }
};

/** A part in a house that nobody is known to be in; none, if there is no such house. */
export const someGarrison = (
  setting: Setting,
  view: View,
  random: Random,
  unit: Unit,
  part: Part,
  placed: readonly Part[],
): Part | undefined => {
  const taken = new Set(placed.filter(isThere).map(({ inside }) => inside?.house));
  const free = allOf(terrainOf(setting, view), 'house').filter(
    ({ id }) => !taken.has(id) && view.terrain.houses[id]?.burning !== true,
  );
  const house = pickFrom(random, free);
  if (house === undefined) return undefined;
  const corners = cornersOf(house);
  const { room, ...place } = placeInside(corners);
  const inside: Inside = {
    ...{ house: house.id, as: 'garrison', by: pickFrom(random, WALLS) ?? 0 },
    ...{ since: Math.max(1, hourOf(view) - random.below(4)), posts: [], ordered: [], corners, room },
  };
  const manned = { ...inside, ...someManning(random, view, unit, { companies: part.companies, inside }) };
  return {
    ...{ unit: part.unit, companies: part.companies, formation: part.formation, ranks: part.ranks },
    ...{ ...place, degradation: WITHOUT_FORMATION, run: 0, shelter: 'village' },
    ...(part.unseen !== undefined && { unseen: part.unseen }),
    ...someStir(random, manned, hourOf(view)),
  };
};
