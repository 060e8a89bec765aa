/** What there is to choose about houses. */
import { pickFrom, type Random } from '@grognard/engine';
import { gap } from '@grognard/field';
import { bodyOfPart } from '../ground/shape/blocks.ts';
import { allOf, isOf, near, terrainOf } from '../ground/terrain/terrain.ts';
import type { House } from '../model/features.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import { type EnterTask, type Post, type Task, waysOut } from '../model/tasks.ts';
import type { Unit } from '../model/unit.ts';
import type { View } from '../model/view.ts';
import { wallContact } from '../rules/houses/front.ts';
import { wallsLeft } from '../rules/walls/breaches.ts';
import { spread, tidy } from '../rules/walls/posts.ts';
import { middleOfWall, touches, WALLS } from '../rules/walls/walls.ts';
import { BROUGHT_UP } from '../tables/terrain.ts';
import { routeTo } from './route.ts';

const housesBy = (setting: Setting, view: View, part: Part, unit: Unit, far: number): readonly House[] => {
  const terrain = terrainOf(setting, view);
  if (terrain.laid.length === 0) return [];
  return near(terrain, bodyOfPart(setting, part, unit.arm), far).filter(isOf('house'));
};

/** Every house that a seat knows of. */
export const housesKnown = (setting: Setting, view: View): readonly House[] =>
  allOf(terrainOf(setting, view), 'house');

/** Into a house by one of its walls, as many at each of them as there is room for. */
export const enterTaskOf = (
  view: View,
  { unit, part }: { readonly unit: Unit; readonly part: Part },
  house: House,
  wall: number,
): EnterTask => ({
  ...{ do: 'enter', house: house.id, wall },
  posts: spread(unit, part.companies, wallsLeft(view, house.id, house.walls)),
});

/** The same posts one wall farther round, as far as the walls are as long. */
const roundBy = (posts: readonly Post[], by: number): readonly Post[] =>
  tidy(posts.map((post) => ({ ...post, wall: (post.wall + by) % 4 })));

/** The finite choices of a part that is in a house, or at one. */
export const houseChoices = (
  setting: Setting,
  view: View,
  index: number,
  part: Part,
  unit: Unit,
): readonly Task[] => {
  const { inside } = part;
  if (inside !== undefined)
    return [
      ...waysOut.flatMap((by) => WALLS.map((wall): Task => ({ do: 'leave', by, wall }))),
      ...[1, 2, 3].map((by): Task => ({ do: 'post', posts: roundBy(inside.posts, by) })),
    ];
  if (wallContact(view, index) !== undefined)
    return WALLS.map((wall): Task => ({ do: 'extend', wall, figures: BROUGHT_UP }));
  return housesBy(setting, view, part, unit, 100).flatMap((house) =>
    house.walls.flatMap((wall, number): Task[] => {
      if (!touches(setting, part, unit, wall)) return [];
      const entry = enterTaskOf(view, { unit, part }, house, number);
      return [entry, { ...entry, do: 'relieve' }];
    }),
  );
};

/** How far from a house somebody may still think of it. */
const IN_SIGHT = 15_000;

/** Something about a house, if there is one to do it about. */
export const someHouseTasks = (
  setting: Setting,
  view: View,
  index: number,
  part: Part,
  unit: Unit,
  random: Random,
): readonly Task[] => {
  const choices = houseChoices(setting, view, index, part, unit);
  const isOutside = part.inside === undefined && choices.length === 0;
  const [house] = isOutside ? housesBy(setting, view, part, unit, IN_SIGHT) : [];
  if (house === undefined) {
    const choice = choices.length > 0 && random.below(2) === 0 ? pickFrom(random, choices) : undefined;
    return choice === undefined ? [] : [choice];
  }
  if (unit.arm !== 'infantry' || random.below(2) === 0) return [];
  const body = bodyOfPart(setting, part, unit.arm);
  const [nearest = 0] = WALLS.map((wall) => ({ wall, far: gap(body, house.walls[wall]?.course ?? body) }))
    .sort((a, b) => a.far - b.far)
    .map(({ wall }) => wall);
  const wall = house.walls[nearest];
  if (wall === undefined) return [];
  const legs = routeTo(setting, unit, part, middleOfWall(wall));
  return legs.length === 0 ? [] : [{ do: 'march', legs }, enterTaskOf(view, { unit, part }, house, nearest)];
};
