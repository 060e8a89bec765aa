/** Whether one sees another, and by which rules. */
import { kept } from '@grognard/engine';
import {
  type Body,
  boxesMeet,
  gap,
  isUpTo,
  SAME,
  type SightIndex,
  sightBetween,
  TOUCH,
  whatStops,
} from '@grognard/field';
import type { Drawer } from '../../model/memory.ts';
import { COVER_SIGHT, DEAD_GROUND } from '../../tables/terrain.ts';
import { type Lookout, partBefore } from './before.ts';
import { type CrestRules, couldMask, crestShades, maskShades, neverMasks } from './crest.ts';
import { bodyOfLines } from './edge.ts';
import type { HidingCover, Land, Rise } from './land.ts';
import { glimpses, glimpsesPast, seesPast, whatHides } from './search.ts';
import { hillShade, plateauShade, type Shade, wallShade } from './shade.ts';
import type { Stance } from './stance.ts';
import { type Hidden, hiddenAs, type Unseen } from './unseen.ts';

export interface Look {
  readonly seen: boolean;
  /** By which rules, and why not; only if somebody asked. */
  readonly rules: readonly string[];
  readonly why?: Unseen;
}

/** Those of the target's side who may mask him, the rulings of the table, and whether anybody asks why. */
export interface Asked {
  readonly friends: readonly Stance[];
  readonly switches: CrestRules;
  readonly why: boolean;
  /** A first glance may miss somebody, and is quick. */
  readonly glance?: true;
}

/** A way in which somebody looks, or can be seen. */
interface Eye {
  readonly body: Body;
  /** The crop that he looks out of. */
  readonly crop?: HidingCover;
  /** The wall that he looks out of, or is looked at through. */
  readonly wall?: Lookout;
  readonly rules: readonly string[];
}

const NO_RULES: readonly string[] = [];
/** LA-O1.3-2: the ground hides somebody, or hinders what he sees. */
const HIDES: readonly string[] = ['LA-O1.3-2'];

const atWall = (wall: Lookout, rules: readonly string[]): Eye => ({ body: bodyOfLines([wall]), wall, rules });

/** Where somebody looks from. */
const eyesIn = ({ open, hidden, house }: Stance): readonly Eye[] => [
  ...(open === undefined ? [] : [{ body: open, rules: NO_RULES }]),
  ...hidden.flatMap(({ cover, edge }) => {
    if (edge === undefined) return [];
    return cover.sort === 'wood'
      ? [{ body: edge, rules: ['LA-O4.2-2'] }]
      : [{ body: edge, crop: cover, rules: ['LA-O9.2-8'] }];
  }),
  ...(house === undefined ? [] : house.walls.map((wall) => atWall(wall, ['LA-O5.3-1', 'LA-O5.3-2']))),
];

/** What of somebody can be seen from elsewhere; LA-O4.2-4: nothing of him in a wood, before he gives himself away. */
const shownIn = ({ open, hidden, house, betrayed }: Stance): readonly Eye[] => [
  ...(open === undefined ? [] : [{ body: open, rules: hidden.length > 0 ? ['LA-O4.2-6'] : NO_RULES }]),
  ...hidden.flatMap(({ cover, edge, body }) => {
    if (cover.id !== betrayed) return [];
    if (cover.sort === 'crop') return [{ body, rules: ['LA-O0-19'] }];
    return edge === undefined ? [] : [{ body: edge, rules: ['LA-O0-19', 'LA-O4.2-5'] }];
  }),
  ...(house === undefined || house.id !== betrayed
    ? []
    : house.shown.map((wall) => atWall(wall, ['LA-O0-19', 'LA-O5.3-5']))),
];

type Eyes = (stance: Stance) => readonly Eye[];

/** How somebody looks and how he is seen, told once as long as he stands so. */
const TOLD: Drawer<{ readonly eyes: Eyes; readonly shown: Eyes }> = {
  empty: () => ({ eyes: kept(eyesIn), shown: kept(shownIn) }),
};

const eyesOf = ({ memory }: Land, stance: Stance): readonly Eye[] => memory(TOLD).eyes(stance);
const shownOf = ({ memory }: Land, stance: Stance): readonly Eye[] => memory(TOLD).shown(stance);

/** Each of the two as far as it lies before the wall of the other, if he is in a house. */
const facing = (eye: Eye, shown: Eye): readonly [Body, Body] | undefined => {
  const from = shown.wall === undefined ? eye.body : partBefore(shown.wall, eye.body);
  const to = eye.wall === undefined ? shown.body : partBefore(eye.wall, shown.body);
  return from === undefined || to === undefined ? undefined : [from, to];
};

/** Those who touch see each other; an enemy at its wall discovers a garrison. */
const touch = (a: Stance, b: Stance): boolean => {
  const { units, terrain } = TOUCH.lesAigles;
  if (a.house !== undefined && b.house !== undefined) return a.house.id === b.house.id;
  if (a.house !== undefined) return isUpTo(gap(b.body, a.house.area), terrain);
  if (b.house !== undefined) return isUpTo(gap(a.body, b.house.area), terrain);
  return boxesMeet(a.body, b.body, units) && gap(a.body, b.body) <= units;
};

const RIDDEN: Drawer<WeakMap<Stance, Map<HidingCover, boolean>>> = { empty: () => new WeakMap() };

/** Whether somebody stands in a crop, asked once however many he looks for there. */
const isIn = (land: Land, viewer: Stance, cover: HidingCover): boolean => {
  const ridden = land.memory(RIDDEN);
  const known = ridden.get(viewer) ?? new Map<HidingCover, boolean>();
  const found = known.get(cover) ?? gap(viewer.body, cover.area) === 0;
  ridden.set(viewer, known.set(cover, found));
  return found;
};

/** LA-O4.2-3, LA-O9.2-11: how it is between two who are in the same wood or crop; undefined if they are not. */
const within = (land: Land, viewer: Stance, target: Stance): Look | undefined => {
  let look: Look | undefined;
  for (const { cover, body } of target.hidden) {
    const inside = viewer.hidden.find((each) => each.cover === cover)?.body;
    const isRider = inside === undefined && viewer.arm !== 'infantry' && cover.sort === 'crop';
    const from = isRider && isIn(land, viewer, cover) ? viewer.body : inside;
    if (from === undefined) continue;
    const rules = [cover.sort === 'wood' ? 'LA-O4.2-3' : 'LA-O9.2-11', 'LA-O0-4'];
    const reach = COVER_SIGHT[cover.sort].within;
    // Most are far apart: what lies between their boxes is no more than what lies between them.
    if (boxesMeet(from, body, reach + SAME) && isUpTo(gap(from, body), reach)) return { seen: true, rules };
    const why = cover.sort === 'wood' ? 'far off in a wood' : 'far off in crops';
    look = { seen: false, why, rules: [...rules, ...HIDES] };
  }
  return look;
};

const shadesOn = (land: Land): readonly Shade[] => [
  ...land.rises.map((rise) =>
    rise.top === undefined ? hillShade(rise) : plateauShade(rise.top, DEAD_GROUND),
  ),
  ...land.covers
    .filter(({ sort }) => sort === 'wood')
    .map(({ area }) => wallShade(area, hiddenAs('wood between'))),
  ...land.houses.map(({ area }) => wallShade(area, hiddenAs('house between'))),
];

const PLAIN: Drawer<(land: Land) => readonly Shade[]> = { empty: () => kept(shadesOn) };

/** What stops sight from plain to plain, with the dead ground about the tops of plateaus. */
export const plainShades = (land: Land): readonly Shade[] => land.memory(PLAIN)(land);

/** Whether a plateau's edge may come between: one is on its top, and the other near it below. */
const isAtPlateau = ({ rises }: Land, a: Body, b: Body): boolean =>
  rises.some(({ top }) => {
    if (top === undefined) return false;
    const isUp = (body: Body): boolean => boxesMeet(body, top, 0) && gap(body, top) === 0;
    const isBelow = (body: Body): boolean => isUpTo(gap(body, top), DEAD_GROUND);
    return (isUp(a) && isBelow(b)) || (isUp(b) && isBelow(a));
  });

const comesFirst = (a: Body, b: Body): boolean => {
  const differs = a.pieces.points.findIndex((point, place) => point !== b.pieces.points[place]);
  return (a.pieces.points[differs] ?? 0) <= (b.pieces.points[differs] ?? 0);
};

const plainlySees = (land: Land, eye: Eye, target: Eye, isGlance: boolean): boolean => {
  const two = facing(eye, target);
  if (two === undefined) return false;
  const [body, shown] = two;
  const { crop } = eye;
  const index: SightIndex = crop === undefined ? land.index : land.outOf(crop);
  if (!isAtPlateau(land, body, shown))
    return isGlance
      ? glimpses(index, body, shown)
      : sightBetween(index, { body }, { body: shown }) !== undefined;
  const shades =
    crop === undefined
      ? plainShades(land)
      : [...plainShades(land), wallShade(crop.area, hiddenAs('deep in crops'))];
  // In the same order whoever looks, so that it is the same both ways.
  const [from, to] = comesFirst(body, shown) ? [body, shown] : [shown, body];
  return isGlance ? glimpsesPast(from, to, shades) : seesPast(from, to, shades);
};

const onTop = ({ rises }: Land, body: Body): boolean =>
  rises.some(({ top }) => top !== undefined && boxesMeet(body, top, 0) && gap(body, top) === 0);

/** LA-O0-11: so near to what hides him. */
const inDeadGround = ({ why, rules }: Hidden): Hidden => ({ why, rules: [...rules, 'LA-O0-11'] });

/** Why somebody who is shown is not seen in the plain: what stands between the two middles. */
const plainlyHidden = (land: Land, eye: Body, shown: Body): Hidden => {
  const hidden = whatHides(eye, shown, plainShades(land));
  if (hidden?.why === 'below a plateau') {
    if (onTop(land, eye)) return inDeadGround(hidden);
    return onTop(land, shown) ? inDeadGround(hiddenAs('up on a plateau')) : hiddenAs('plateau between');
  }
  if (hidden !== undefined) return hidden;
  const [ax, ay, bx, by] = [
    eye.minX + eye.maxX,
    eye.minY + eye.maxY,
    shown.minX + shown.maxX,
    shown.minY + shown.maxY,
  ];
  const stopper = whatStops(land.index, ax / 2, ay / 2, bx / 2, by / 2);
  return hiddenAs(land.stops[stopper] ?? 'no free line');
};

const crestRules = (viewer: Stance, rises: readonly Rise[]): readonly string[] => {
  const plateau = rises.some(({ top }) => top !== undefined) ? ['LA-O3.2-1'] : [];
  if (viewer.crests.length > 0) return ['LA-O2.3-2', 'LA-O2.3-3', ...plateau];
  const depth = viewer.arm === 'infantry' ? ['LA-O2.3-15'] : ['LA-O2.3-16'];
  const guns = viewer.formation === 'limbered' ? ['LA-O2.3-17'] : [];
  return ['LA-O2.3-13', 'LA-O2.3-14', 'LA-O0-12', ...depth, ...guns, ...plateau];
};

/** Why a crest does not show a target: what comes between the middles. */
const hiddenFromCrest = (hidden: Hidden | undefined): Hidden =>
  hidden === undefined ? hiddenAs('masked') : inDeadGround(hidden);

/** Why nobody outside sees those who are hidden; LA-O4.2-4: in a wood. */
const hiddenLook = ({ hidden, house }: Stance): Look => {
  if (house !== undefined) return unseen(hiddenAs('hidden in a house'));
  return unseen(
    ...sortsOf(hidden).map((sort) => (sort === 'wood' ? IN_A_WOOD : hiddenAs('hidden in crops'))),
  );
};

const IN_A_WOOD: Hidden = { why: 'hidden in a wood', rules: ['LA-O4.2-4', 'LA-O4.2-5'] };

/** The kinds of cover that somebody is in. */
const sortsOf = (hidden: Stance['hidden']): readonly HidingCover['sort'][] => [
  ...new Set(hidden.map(({ cover }) => cover.sort)),
];

/** Not seen for all of this: the last is what is said of it. */
const unseen = (...all: readonly Hidden[]): Look => {
  const why = all.at(-1)?.why;
  const rules = [...all.flatMap((each) => each.rules), ...HIDES];
  return why === undefined ? { seen: false, rules } : { seen: false, why, rules };
};

/** Why somebody does not see out. */
const blindLook = ({ hidden, house }: Stance): Look => {
  if (house !== undefined) return unseen(hiddenAs('blind wall'));
  return unseen(
    ...sortsOf(hidden).map((sort) => hiddenAs(sort === 'wood' ? 'deep in a wood' : 'deep in crops')),
  );
};

/** Why those who stand before a target do not hide it. */
const maskRules = (target: Stance, friends: readonly Stance[]): readonly string[] => [
  ...new Set(
    friends
      .filter((friend) => couldMask(friend, target))
      .map((friend) => neverMasks(friend, target) ?? 'LA-O2.3-8'),
  ),
];

const crestLook = (
  land: Land,
  viewer: Stance,
  target: Stance,
  { friends, switches, why, glance }: Asked,
): Look => {
  const own = viewer.crests.length > 0 ? viewer.crests : viewer.scouted;
  const shades = [...crestShades(land, own, switches), ...maskShades(land, target, friends)];
  for (const eye of eyesOf(land, viewer))
    for (const shown of shownOf(land, target)) {
      const two = facing(eye, shown);
      if (two === undefined) continue;
      const isSeen = glance === true ? glimpsesPast(...two, shades) : seesPast(...two, shades);
      if (!isSeen) continue;
      const rules = () => [
        ...crestRules(viewer, own),
        ...maskRules(target, friends),
        ...eye.rules,
        ...shown.rules,
      ];
      return { seen: true, rules: why ? rules() : NO_RULES };
    }
  if (!why) return { seen: false, rules: NO_RULES };
  return unseen(hiddenFromCrest(whatHides(viewer.body, target.body, shades)));
};

const plainLook = (land: Land, viewer: Stance, target: Stance, { why, glance }: Asked): Look => {
  const eyes = eyesOf(land, viewer);
  const shown = shownOf(land, target);
  for (const eye of eyes)
    for (const each of shown)
      if (plainlySees(land, eye, each, glance === true))
        return { seen: true, rules: why ? [...eye.rules, ...each.rules] : NO_RULES };
  const [from, to] = [eyes[0], shown[0]];
  if (!why || from === undefined || to === undefined) return { seen: false, rules: NO_RULES };
  if (eyes.every((eye) => shown.every((each) => facing(eye, each) === undefined)))
    return viewer.house === undefined ? hiddenLook(target) : blindLook(viewer);
  return unseen(hiddenAs('no free line'), plainlyHidden(land, from.body, to.body));
};

/** LA-O1.3-2: what a viewer sees of a target, and what the ground hides of it. */
export const lookAt = (land: Land, viewer: Stance, target: Stance, asked: Asked): Look => {
  if (touch(viewer, target))
    return { seen: true, rules: target.house === undefined ? NO_RULES : ['LA-O5.3-5'] };
  const inside = within(land, viewer, target);
  if (inside?.seen === true) return inside;
  if (shownOf(land, target).length === 0) return inside ?? hiddenLook(target);
  if (eyesOf(land, viewer).length === 0) return blindLook(viewer);
  if (viewer.crests.length > 0) return crestLook(land, viewer, target, asked);
  const plain = plainLook(land, viewer, target, asked);
  return plain.seen || viewer.scouted.length === 0 ? plain : crestLook(land, viewer, target, asked);
};
