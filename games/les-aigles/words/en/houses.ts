import type { Evacuation } from '../../model/house.ts';
import type { Post } from '../../model/tasks.ts';
import type { Names } from '../names.ts';
import type { Words } from '../words.ts';

const figures = (count: number): string => (count === 1 ? 'one figure' : `${count} figures`);

const quarters = (left: number): string =>
  left === 1 ? 'a quarter of a period' : `${left} quarters of a period`;

/** So many on each side, in the order of the walls. */
const spreadOver = (posts: readonly Post[], house: string, names: Names): string => {
  const walls = [...new Set(posts.map(({ wall }) => wall))];
  return walls
    .map((wall) => {
      const count = posts.filter((post) => post.wall === wall).reduce((sum, post) => sum + post.figures, 0);
      return `${count} to the ${names.wall(house, wall)}`;
    })
    .join(', ');
};

const WHY: Readonly<Record<Evacuation, string>> = {
  few: ', too few to hold it',
  fire: ', driven out by the fire',
  retreat: ', in retreat',
  rout: ', in rout',
  flight: ', in flight',
};

export const houses: Words['houses'] = {
  told: {
    'reached-wall': ({ part, house, wall, figures: count }, names) =>
      `${names.part(part)} is at the ${names.wall(house, wall)} side of ${names.id(house)}, ${figures(count)} square against the wall`,
    'set-about': ({ part, house, doing }, names) => {
      const who = names.part(part);
      switch (doing.what) {
        case 'enter':
          return doing.relief === true
            ? `${who} begins to relieve the garrison of ${names.id(house)}: ${quarters(doing.left)}`
            : `${who} begins to enter ${names.id(house)} by the ${names.wall(house, doing.wall)} side: ${quarters(doing.left)}`;
        case 'post':
          return `${who} is to change its posts in ${names.id(house)}: ${quarters(doing.left)}, the first to react`;
        case 'leave': {
          const way = doing.by === 'column' ? 'in column by the street' : 'without formation';
          const why = doing.why === undefined ? '' : WHY[doing.why];
          return `${who} begins to leave ${names.id(house)} ${way}, to the ${names.wall(house, doing.wall)}${why}: ${quarters(doing.left)}`;
        }
        default:
          return `${who} needs ${quarters(doing.left)} to see that nobody answers its fire any more`;
      }
    },
    'got-on': ({ part, left, reacting }, names) =>
      `${names.part(part)} ${reacting === true ? 'is still able to fire' : 'carries on'}: ${quarters(left)} to go`,
    'went-in': ({ part, inside }, names) =>
      inside.as === 'streets'
        ? `${names.part(part)} meets the enemy in the streets of ${names.id(inside.house)}`
        : `${names.part(part)} is in ${names.id(inside.house)}`,
    'holds-house': ({ part, house, posts, reserve }, names) => {
      if (posts.length === 0) return `${names.part(part)} holds ${names.id(house)}`;
      const spare = reserve === 0 ? '' : `, ${figures(reserve)} in reserve`;
      return `${names.part(part)} holds ${names.id(house)}: ${spreadOver(posts, house, names)}${spare}`;
    },
    posted: ({ part, house, posts, why }, names) => {
      const where = spreadOver(posts, house, names);
      if (why === 'replaced') return `the reserve of ${names.part(part)} makes good its losses: ${where}`;
      if (why === 'breached')
        return `where the wall is gone nobody of ${names.part(part)} can stand any more: ${where}`;
      return why === 'moved'
        ? `${names.part(part)} has changed its posts: ${where}`
        : `${names.part(part)} cannot change its posts, and stays: ${where}`;
    },
    'gave-away': ({ part, house }, names) =>
      `the enemy knows that ${names.part(part)} is in ${names.id(house)}`,
    'left-house': ({ part, house, wall, why, stands }, names) => {
      const side = names.wall(house, wall);
      if (why === 'beaten') return `${names.part(part)} is thrown out of ${names.id(house)}, to the ${side}`;
      const how =
        stands.formation === 'march column'
          ? 'in column'
          : why === 'fire'
            ? 'in disorder'
            : 'without formation';
      return `${names.part(part)} is out of ${names.id(house)}, ${how}, to the ${side}`;
    },
    'shut-in': ({ part, house, wall }, names) =>
      `${names.part(part)} cannot get out of ${names.id(house)} to the ${names.wall(house, wall)}`,
    'came-out': ({ part }, names) => `${names.part(part)} is clear of the village`,
    'must-evacuate': ({ part, house, why }, names) =>
      why === 'fire'
        ? `${names.id(house)} burns: ${names.part(part)} must get out at once`
        : `${names.part(part)} is too weak to hold ${names.id(house)}, and must leave it`,
    perished: ({ part, house }, names) =>
      `${names.part(part)} has not got out of ${names.id(house)} in time: it is lost`,
    surrendered: ({ part, house, by }, names) =>
      by === undefined
        ? `${names.part(part)}, shut in ${names.id(house)}, surrenders`
        : `${names.part(part)} surrenders in ${names.id(house)} to ${names.part(by)}`,
    'fought-on': ({ part, house }, names) =>
      `${names.part(part)} refuses to surrender ${names.id(house)}, and fights on`,
    barricaded: ({ part, house }, names) =>
      `${names.part(part)} is beaten, but stays barricaded in ${names.id(house)}`,
    extended: ({ attacker, added, extra }, names) =>
      `${names.part(attacker)} brings ${figures(added)} more up to the wall, ${extra} besides its first rank`,
    'took-fire': ({ house }, names) => `${names.id(house)} is on fire`,
    'lost-target': ({ part, house, wall }, names) =>
      `nobody is left to the ${names.wall(house, wall)} of ${names.id(house)}: ${names.part(part)} ceases fire`,
  },
  refusals: {
    'no-such-house': ({ unit, house }) =>
      `${unit}: there is no house called ${house}, or it has no such side`,
    'house-burns': ({ unit, house }) => `${house} has burnt: ${unit} cannot enter it`,
    'house-of-friends': ({ unit, house }) => `friends hold ${house}: ${unit} can only relieve them`,
    'house-not-relieved': ({ unit, house }) => `no friend holds ${house} for ${unit} to relieve`,
    'house-by-detachment': ({ unit }) =>
      `skirmishers of ${unit} cannot hold a house apart from their battalion`,
    'house-arm': ({ unit }) => `only infantry enters a house, and ${unit} is none`,
    'house-square': ({ unit }) => `${unit} must leave its square before it enters a house`,
    'house-disorganised': ({ unit }) =>
      `${unit} is disorganised and must reorganise before it enters a house`,
    'house-few': ({ unit, least }) =>
      `${unit} has fewer than the ${least} figures that it takes to enter a house`,
    'house-unformed': ({ unit }) => `${unit} must reform before it enters a house`,
    'house-forced-march': ({ unit }) =>
      `${unit} has made a forced march, and must reform before it enters a house`,
    'house-not-at-wall': ({ unit }) => `${unit} is not against that side of the house`,
    'house-too-wide': ({ unit, most }) =>
      `the whole first rank of ${unit} must be against that one side, which takes ${most} figures`,
    'house-wall-full': ({ unit, figures: count, most }) =>
      `${unit}: ${count} figures on a side that takes ${most}`,
    'house-posts-absent': ({ unit }) => `${unit} has not the figures that it is to post`,
    'house-company-split': ({ unit }) =>
      `a company of ${unit} can be on two sides at most, next to each other`,
    'house-room-left': ({ unit }) =>
      `there is room at the walls for more of ${unit}: all that fit must be posted`,
    'house-nobody-moves': ({ unit }) => `nobody of ${unit} would change his post`,
    'house-wall-attacked': ({ unit }) => `${unit} cannot take figures from a side under attack`,
    'house-wall-touched': ({ unit }) => `${unit} cannot strengthen a side that the enemy touches`,
    'house-not-inside': ({ unit }) => `${unit} does not hold a house`,
    'house-in-it': ({ unit }) => `${unit} is in a house, and must leave it first`,
    'house-invaded': ({ unit }) => `the enemy is in the house: ${unit} can only fight`,
    'house-shut': ({ unit }) =>
      `${unit} cannot leave that way: the enemy is at the wall, or there is no room`,
    'house-fold': ({ unit }) => `${unit} can only fold its figures onto a side next to the one it attacks`,
    'house-extend-none': ({ unit }) =>
      `${unit} can extend its front only after a round at the wall of a house`,
    'house-extend-late': ({ unit }) => `${unit} can extend its front in the first half of a period only`,
    'house-extend-many': ({ unit, most }) => `${unit} can bring up ${most} figures at most`,
    'house-charge': ({ unit, target }) => `${target} is in a house: ${unit} cannot charge it`,
    'house-must-line': ({ unit }) =>
      `${unit} has come out of a house, and must reform in line before anything else`,
    'house-forced-out': ({ unit }) => `${unit} cannot force its march before all of it is out of the village`,
    'house-fire-exit': ({ unit }) =>
      `the house burns: ${unit} leaves it in line by the wall that most of its figures hold, and by no other`,
    'house-must-leave': ({ unit }) => `${unit} must leave the house`,
  },
};
