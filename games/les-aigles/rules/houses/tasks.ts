/** What stands against entering, holding and leaving a house, from the view alone. */
import { at, flat, type Refusal, refuse } from '@grognard/engine';
import { isThere } from '../../model/evolve.ts';
import type { Wall } from '../../model/features.ts';
import type { HouseOrders, Inside } from '../../model/house.ts';
import type { Part } from '../../model/part.ts';
import { figuresIn } from '../../model/stands.ts';
import type { EnterTask, Post, Task, WayOut } from '../../model/tasks.ts';
import { DISORGANISED, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { BROUGHT_UP, ENTERING, HOUSE_REACTION, IN_AND_OUT } from '../../tables/terrain.ts';
import { bodyFor } from '../changes/home.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { firstOf, isBusy, isInMelee } from '../planning/hindrance.ts';
import { wallsLeft } from '../walls/breaches.ts';
import {
  attackedWalls,
  brokenCompany,
  intruderIn,
  postedAt,
  postedOf,
  roomLeft,
  spread,
  strongest,
} from '../walls/posts.ts';
import { capacityOf, houseNamed, isWhollyAt, placeInside, touches, WALLS, wallsOf } from '../walls/walls.ts';
import type { HouseCode } from './codes.ts';
import { isOpen } from './exits.ts';
import { broughtTo, roomAt, wallContact } from './front.ts';

const no = (rule: string, code: HouseCode, params: Refusal['params']): readonly Refusal[] => [
  refuse(rule, code, params),
];

/** Whoever is in a house, as far as the seat knows. */
const holderOf = ({ view }: Pick<Glance, 'view'>, house: string): number | undefined => {
  const found = flat(view.parts).findIndex(
    (part) => isThere(part) && part.inside?.house === house && part.inside.as === 'garrison',
  );
  return found < 0 ? undefined : found;
};

const isFriendly = ({ view, unit }: Glance, index: number): boolean => {
  const part = at(view.parts, index);
  return part !== undefined && at(view.units, part.unit)?.side === unit.side;
};

/** The rules by which whoever has lost his formation, or is in disorder, stays out. */
interface Unformed {
  readonly unformed: string;
  readonly disordered: string;
}

/** Whoever is out of order attacks no house that is held. */
const ASSAULTS: Unformed = { unformed: 'LA-OX-8', disordered: 'LA-OX-8' };
const ENTERS: Unformed = { unformed: 'LA-O5.2-7', disordered: 'LA-U4.1-17' };
const RELIEVES: Unformed = { unformed: 'LA-O5.2-63', disordered: 'LA-U4.1-17' };

/** LA-O5.2-4 to -9: who may enter a house at all. */
const unfitToEnter = (glance: Glance, { unformed, disordered }: Unformed): readonly Refusal[] => {
  const { setting, view, index, part, unit } = glance;
  const who = { unit: unit.id };
  return firstOf(
    () => (unit.arm === 'infantry' ? [] : no('LA-O5.2-4', 'house-arm', who)),
    () => (part.formation.endsWith('square') ? no('LA-O5.2-4', 'house-square', who) : []),
    () => (part.cameBy === 'forced march' ? no('LA-O5.2-9', 'house-forced-march', who) : []),
    () => (part.degradation === IN_DISORDER ? no(disordered, 'house-unformed', who) : []),
    () => (part.degradation === WITHOUT_FORMATION ? no(unformed, 'house-unformed', who) : []),
    () =>
      part.degradation === DISORGANISED && setting.switches.disorganisedEntersHouse === 'no'
        ? no('LA-O5.2-4', 'house-disorganised', who)
        : [],
    () =>
      figuresIn(unit, part.companies) < ENTERING
        ? no('LA-O5.2-5', 'house-few', { ...who, least: ENTERING })
        : [],
    // Nobody else of a unit is ever in a house: only its body gets into one, and sends nobody out of it.
    () => (bodyFor(view, index) === undefined ? [] : no('LA-O5.2-17', 'house-by-detachment', who)),
  );
};

/** LA-O5.2-18, -24, -26, -28: whether so many can stand so. */
const illPosted = (
  { unit, part }: Glance,
  walls: readonly Wall[],
  posts: readonly Post[],
): readonly Refusal[] => {
  const who = { unit: unit.id };
  const full = WALLS.find((wall) => postedAt({ posts }, wall) > capacityOf(walls, wall));
  if (full !== undefined)
    return no('LA-O5.5-2', 'house-wall-full', {
      ...who,
      figures: postedAt({ posts }, full),
      most: capacityOf(walls, full),
    });
  const absent = posts.some(
    ({ company, wall }) =>
      !part.companies.includes(company) ||
      !(wall in WALLS) ||
      postedOf(posts, company) > (unit.companies[company]?.figures ?? 0),
  );
  if (absent) return no('LA-O5.2-24', 'house-posts-absent', who);
  if (brokenCompany(posts) !== undefined) return no('LA-O5.2-26', 'house-company-split', who);
  return [];
};

const isFull = (
  { unit, part }: Glance,
  walls: readonly Wall[],
  posts: readonly Post[],
): readonly Refusal[] =>
  roomLeft(unit, part.companies, walls, posts) === undefined
    ? []
    : no('LA-O5.2-28', 'house-room-left', { unit: unit.id });

/** Whether a part still stands where it stood when the plan was written: only then can its wall be judged. */
const hasNotMoved = ({ view, index, part }: Glance): boolean => {
  const now = at(view.parts, index);
  return now?.x === part.x && now.y === part.y && now.heading === part.heading;
};

/** LA-O5.2-13: its whole first rank at one wall; against an enemy, any of it. */
export const notAtWall = (
  { setting, part, unit }: Glance,
  wall: Wall,
  isAssault: boolean,
): readonly Refusal[] => {
  const who = { unit: unit.id };
  if (!touches(setting, part, unit, wall)) return no('LA-O5.2-13', 'house-not-at-wall', who);
  if (isAssault || isWhollyAt(part, unit, wall)) return [];
  return no('LA-O5.2-13', 'house-too-wide', { ...who, most: wall.capacity });
};

type Enters = Pick<EnterTask, 'house' | 'wall' | 'posts'>;

const judgeEntry = (
  glance: Glance,
  { house: id, wall, posts }: Enters,
  isRelief: boolean,
): readonly Refusal[] => {
  const { setting, view, unit } = glance;
  const who = { unit: unit.id, house: id };
  const house = houseNamed(setting, view, id);
  const side = house?.walls[wall];
  if (house === undefined || side === undefined) return no('LA-O5.2-3', 'no-such-house', who);
  const walls = wallsLeft(view, id, house.walls);
  const holder = holderOf(glance, id);
  const isHeldByFriend = holder !== undefined && isFriendly(glance, holder);
  return firstOf(
    () => isBusy(glance),
    () => isInMelee(glance, 'LA-T-2'),
    () => unfitToEnter(glance, isRelief ? RELIEVES : holder === undefined ? ENTERS : ASSAULTS),
    () => (view.terrain.houses[id]?.burning === true ? no('LA-O5.2-62', 'house-burns', who) : []),
    () => (isHeldByFriend && !isRelief ? no('LA-O5.2-40', 'house-of-friends', who) : []),
    () => (isRelief && !isHeldByFriend ? no('LA-O5.2-41', 'house-not-relieved', who) : []),
    () => (posts === undefined ? [] : illPosted(glance, walls, posts)),
    () => (posts === undefined ? [] : isFull(glance, walls, posts)),
    () => (hasNotMoved(glance) ? notAtWall(glance, side, holder !== undefined && !isHeldByFriend) : []),
  );
};

/** What the part will be, if nobody comes between. */
const foreseenIn = ({ setting, view, part, unit }: Glance, { house: id, wall, posts }: Enters): Part => {
  const house = houseNamed(setting, view, id);
  if (house === undefined) return part;
  const corners = house.walls.map(({ from }) => from);
  const { room, ...pose } = placeInside(corners);
  const taken = posts ?? spread(unit, part.companies, wallsLeft(view, id, house.walls));
  const inside: Inside = {
    ...{ house: id, as: 'garrison', by: wall, since: 0 },
    posts: taken,
    ordered: taken,
    corners,
    room,
  };
  return { ...part, ...pose, inside, degradation: WITHOUT_FORMATION };
};

const enter: TaskRule<'enter'> = {
  judge: (glance, task) => {
    const found = judgeEntry(glance, task, false);
    if (found.length > 0 || task.fold === undefined) return found;
    const { fold, wall } = task;
    const isNext = fold.wall in WALLS && (fold.wall - wall + 4) % 2 === 1;
    const isLineOrColumn = glance.part.formation !== 'skirmish';
    return isNext && isLineOrColumn && fold.figures > 0
      ? []
      : no('LA-O5.5-12', 'house-fold', { unit: glance.unit.id });
  },
  foresee: (glance, task) => ({ part: foreseenIn(glance, task), takes: IN_AND_OUT }),
};

const relieve: TaskRule<'relieve'> = {
  judge: (glance, task) => judgeEntry(glance, task, true),
  foresee: (glance, task) => ({ part: foreseenIn(glance, task), takes: IN_AND_OUT }),
};

const notHolding = ({ part, unit }: Glance): readonly Refusal[] =>
  part.inside?.as === 'garrison' ? [] : no('LA-O5.2-45', 'house-not-inside', { unit: unit.id });

const isInvaded = ({ view, index, unit }: Glance): readonly Refusal[] =>
  intruderIn(view, index) === undefined ? [] : no('LA-O5.6-2', 'house-invaded', { unit: unit.id });

/** Walls that give figures, and walls that get some. */
const changesOf = (before: readonly Post[], after: readonly Post[]) => {
  const by = (wall: number): number => postedAt({ posts: after }, wall) - postedAt({ posts: before }, wall);
  const isChanged = (wall: number): boolean => {
    const at = (posts: readonly Post[], company: number) =>
      postedAt({ posts: posts.filter((post) => post.company === company) }, wall);
    return [...before, ...after].some(({ company }) => at(before, company) !== at(after, company));
  };
  return {
    from: WALLS.filter((wall) => by(wall) < 0 || (by(wall) === 0 && isChanged(wall))),
    to: WALLS.filter((wall) => by(wall) > 0 || (by(wall) === 0 && isChanged(wall))),
  };
};

/** LA-O5.2-33 to -36: what stands against other posts now. */
export const illMoved = (glance: Glance, posts: readonly Post[]): readonly Refusal[] => {
  const { view, index, part, unit } = glance;
  const { inside } = part;
  if (inside === undefined) return notHolding(glance);
  const who = { unit: unit.id };
  const { from, to } = changesOf(inside.posts, posts);
  const attacked = attackedWalls(view, index);
  const walls = wallsLeft(view, inside.house, wallsOf(inside));
  const overfull = WALLS.find((wall) => postedAt({ posts }, wall) > capacityOf(walls, wall));
  const isOthers = part.companies.some(
    (company) => postedOf(posts, company) !== postedOf(inside.posts, company),
  );
  return firstOf(
    () => (from.length + to.length === 0 ? no('LA-O5.2-31', 'house-nobody-moves', who) : []),
    () => (from.some((wall) => attacked.has(wall)) ? no('LA-O5.2-33', 'house-wall-attacked', who) : []),
    () =>
      overfull === undefined
        ? []
        : no('LA-O5.2-34', 'house-wall-full', {
            ...who,
            ...{ figures: postedAt({ posts }, overfull), most: capacityOf(walls, overfull) },
          }),
    () => (to.some((wall) => attacked.has(wall)) ? no('LA-O5.2-35', 'house-wall-touched', who) : []),
    () => (isOthers ? no('LA-O5.2-29', 'house-posts-absent', who) : []),
    () => (brokenCompany(posts) === undefined ? [] : no('LA-O5.2-36', 'house-company-split', who)),
  );
};

const post: TaskRule<'post'> = {
  judge: (glance, { posts }) =>
    firstOf(
      () => notHolding(glance),
      () => isInvaded(glance),
      () => illMoved(glance, posts),
    ),
  foresee: ({ part }, { posts }) => ({
    part: part.inside === undefined ? part : { ...part, inside: { ...part.inside, posts, ordered: posts } },
    takes: HOUSE_REACTION + IN_AND_OUT,
  }),
};

/** Why a garrison must get out, as far as its own side knows. */
const whyOut = ({ view, part: { inside } }: Glance): 'few' | 'fire' | undefined => {
  if (inside === undefined) return undefined;
  return view.terrain.houses[inside.house]?.burning === true ? 'fire' : inside.evacuate?.why;
};

/** LA-O5.2-59: out of a burning house by the wall that most hold, in line, and in no other way. */
const isNoWayOut = (glance: Glance, by: WayOut, wall: number): readonly Refusal[] => {
  const { inside } = glance.part;
  if (inside === undefined || whyOut(glance) !== 'fire') return [];
  return by === 'line' && strongest(inside).includes(wall)
    ? []
    : no('LA-O5.2-59', 'house-fire-exit', { unit: glance.unit.id });
};

/** LA-O5.2-59: the wall that its owner would rather leave by. */
export const illMinded = (glance: Glance, orders: HouseOrders | undefined): readonly Refusal[] =>
  orders?.wall === undefined ? [] : isNoWayOut(glance, 'line', orders.wall);

const leave: TaskRule<'leave'> = {
  judge: (glance, { by, wall }) =>
    firstOf(
      () => notHolding(glance),
      () => isInvaded(glance),
      () => isNoWayOut(glance, by, wall),
      () =>
        isOpen(glance.setting, glance.view, glance.index, by, wall)
          ? []
          : no('LA-O5.2-54', 'house-shut', { unit: glance.unit.id }),
    ),
  // Nothing can be planned on from where nobody can tell yet whether it comes out.
  foresee: ({ part }) => ({ part, takes: HOUSE_REACTION + IN_AND_OUT }),
};

const FIRST_HALF = 2;

const extend: TaskRule<'extend'> = {
  judge: (glance, { wall, figures }) => {
    const { view, index, unit, part } = glance;
    const who = { unit: unit.id };
    const contact = wallContact(view, index);
    if (contact === undefined || (contact.rounds ?? 0) === 0)
      return no('LA-O5.5-37', 'house-extend-none', who);
    if (view.quarter > FIRST_HALF) return no('LA-O5.5-41', 'house-extend-late', who);
    if (figures > BROUGHT_UP * glance.quarters || figures < 1)
      return no('LA-O5.5-44', 'house-extend-many', { ...who, most: BROUGHT_UP * glance.quarters });
    const room = roomAt(view, contact.defender, wall);
    const left = figuresIn(unit, part.companies) - broughtTo(view, index);
    if (figures > room) return no('LA-O5.5-2', 'house-wall-full', { ...who, figures, most: room });
    return figures > left ? no('LA-O5.5-39', 'house-extend-many', { ...who, most: left }) : [];
  },
  foresee: ({ part }, { figures }) => ({ part, takes: Math.ceil(figures / BROUGHT_UP) }),
};

export const houseTasks = { enter, relieve, post, leave, extend };

const INSIDE: ReadonlySet<Task['do']> = new Set(['stand', 'wait', 'post', 'leave'] as const);

/** What those in a house, or just out of it, cannot be told. */
export const boundByHouse = (glance: Glance, task: Task): readonly Refusal[] => {
  const { part, unit } = glance;
  const who = { unit: unit.id };
  if (part.inside !== undefined && !INSIDE.has(task.do)) return no('LA-O5.2-45', 'house-in-it', who);
  const why = whyOut(glance);
  if (why !== undefined && task.do !== 'leave')
    return no(why === 'fire' ? 'LA-O5.2-58' : 'LA-O5.2-55', 'house-must-leave', who);
  const isLining = task.do === 'stand' || task.do === 'wait' || (task.do === 'reform' && task.to === 'line');
  if (part.mustLine !== undefined && !isLining) return no(part.mustLine, 'house-must-line', who);
  if (part.comingOut !== undefined && task.do === 'march' && task.forced === true)
    return no('LA-O5.2-48', 'house-forced-out', who);
  return [];
};
