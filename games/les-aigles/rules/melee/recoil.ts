/** The beaten go back over their whole front, through friends who let them, or not at all. */
import {
  type Body,
  bodyOf,
  boxesMeet,
  depthAcross,
  eastOf,
  normalHeading,
  northOf,
  type Pose,
  roundUnit,
} from '@grognard/field';
import { blocksOf, bodyOfPart } from '../../ground/shape/blocks.ts';
import { placedAt } from '../../ground/shape/placed.ts';
import { standingAbout } from '../../ground/shape/whereabouts.ts';
import { terrainOf } from '../../ground/terrain/terrain.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { RECOIL, RECOIL_IN_WOODS } from '../../tables/melee.ts';
import { beatenRules, wayToGorge } from '../barriers/results.ts';
import { isInWood } from '../cover/woods.ts';
import { worsen } from '../degradation/worsen.ts';
import { type Thrown, thrownBack } from '../ground/driven.ts';
import { breakUp } from '../ground/tell.ts';
import { refusalOf } from '../passing-through/bystanders.ts';
import { crossInto } from '../passing-through/cross.ts';
import { roomToEdge } from '../passing-through/edge.ts';
import { awayFrom, engagements, mainEngagement } from '../rallies/engaged.ts';

/** What rounding may make two bodies share: 0.01 cm. */
const GRAZE = 10;

export interface Recoil {
  readonly part: number;
  /** Where it goes, and how far. */
  readonly way: number;
  readonly length: number;
  readonly to: Pose;
  /** Its ground once it is there, and all the ground that it goes over. */
  readonly body: Body;
  readonly swept: Body;
  readonly thrown: Thrown;
  /** The rules of the ground that say how far. */
  readonly rules: readonly string[];
}

export const isIn = (ground: Body, body: Body): boolean =>
  boxesMeet(ground, body, 0) && depthAcross(ground, body) > GRAZE;

export const movedBy = ({ x, y, heading }: Pose, way: number, length: number): Pose => ({
  x: roundUnit(x + eastOf(way) * length),
  y: roundUnit(y + northOf(way) * length),
  heading,
});

/** LA-U5.2-9: the ground of a part that goes straight along one of its own axes. */
const sweptBy = ({ setting, state }: Story, index: number, way: number, length: number): Body => {
  const part = partOf(state, index);
  const isAlong = normalHeading(way - part.heading) % 18_000 === 0;
  return bodyOf(
    blocksOf(setting, part, unitOfPart(state, index).arm).map((block) => ({
      ...block,
      ...{ x: block.x + (eastOf(way) * length) / 2, y: block.y + (northOf(way) * length) / 2 },
      ...(isAlong
        ? { halfDepth: block.halfDepth + length / 2 }
        : { halfFront: block.halfFront + length / 2 }),
    })),
  );
};

/** Away from the side on which it was beaten; straight back, if the line of those who beat it lies across that way. */
const recoilOf = (story: Story, index: number): readonly Recoil[] => {
  const { state, setting } = story;
  const { heading } = partOf(state, index);
  const main = mainEngagement(setting, state, index);
  if (main === undefined) return [];
  const toGorge = wayToGorge(setting, state, index);
  if (toGorge !== undefined) return [recoilAlong(story, index, main.enemy, toGorge, ['LA-O9.1-7'])];
  const away = recoilAlong(story, index, main.enemy, awayFrom(heading, main.side), []);
  const isBarred = (recoil: Recoil): boolean =>
    engagements(state, index).some(({ enemy }) => isInTheWay(story, recoil, enemy));
  if (!isBarred(away)) return [away];
  const back = recoilAlong(story, index, main.enemy, awayFrom(heading, 'front'), ['LA-U5.2-9']);
  return [isBarred(back) ? away : back];
};

/** LA-U5.2-9: an enemy bars the ground that it would newly come onto, not that on which it stands. */
const isInTheWay = ({ setting, state }: Story, { part: index, swept }: Recoil, other: number): boolean => {
  const [mine, theirs] = [index, other].map((each) =>
    bodyOfPart(setting, partOf(state, each), unitOfPart(state, each).arm),
  );
  if (mine === undefined || theirs === undefined || !isIn(swept, theirs)) return false;
  return depthAcross(swept, theirs) > depthAcross(mine, theirs) + GRAZE;
};

const recoilAlong = (
  story: Story,
  index: number,
  enemy: number,
  way: number,
  why: readonly string[],
): Recoil => {
  const { state, setting } = story;
  const part = partOf(state, index);
  const isWood = isInWood(setting, state, placedAt(setting, state, index));
  const wished = isWood ? RECOIL_IN_WOODS : RECOIL;
  const { arm } = unitOfPart(state, index);
  const room = Math.min(wished, roomToEdge(setting.table, bodyOfPart(setting, part, arm), way));
  const thrown = thrownBack(story, index, way, room);
  const { length } = thrown;
  const to = movedBy(part, way, length);
  const body = bodyOfPart(setting, { ...part, ...to }, arm);
  const swept = sweptBy(story, index, way, length);
  const isBroken = terrainOf(setting, state).laid.length > 0;
  const barred = isBroken ? beatenRules(setting, state, index, enemy).recoil : [];
  const rules = [...why, ...[isWood ? 'LA-O4.5-17' : 'LA-O0-15'].filter(() => isBroken), ...barred];
  return { part: index, way, length, to, body, swept, rules, thrown };
};

/** Somebody in the way: whether he lets nobody through, and by which rules. */
interface Blocker {
  readonly part: number;
  readonly refuses?: readonly string[];
}

type Going = ReadonlyMap<number, Recoil>;

/** Everybody on some ground, where he stands or will once he has recoiled, in the order of the list. */
const thoseOn = ({ setting, state }: Story, ground: Body, going: Going): readonly number[] => {
  const stay = standingAbout(setting, state, ground, 0).filter((index) => {
    const part = partOf(state, index);
    if (part.inside !== undefined || going.has(index)) return false;
    return isIn(ground, bodyOfPart(setting, part, unitOfPart(state, index).arm));
  });
  const come = [...going.values()].filter(({ body }) => isIn(ground, body)).map(({ part }) => part);
  return [...stay, ...come].sort((a, b) => a - b);
};

/** Those on the ground of a recoil. */
const blockersOf = (story: Story, recoil: Recoil, going: Going): readonly Blocker[] => {
  const { state } = story;
  const { part: index, swept } = recoil;
  const [me, own] = [partOf(state, index), unitOfPart(state, index)];
  const found: Blocker[] = [];
  for (const part of thoseOn(story, swept, going)) {
    if (part === index) continue;
    const unit = unitOfPart(state, part);
    if (unit.side !== own.side && !going.has(part) && !isInTheWay(story, recoil, part)) continue;
    const refuses =
      unit.side === own.side ? refusalOf(story, me, partOf(state, part), [own, unit]) : 'LA-U5.2-9';
    const isFriend = unit.side === own.side;
    found.push({
      part,
      ...(refuses !== undefined && { refuses: isFriend ? ['LA-U5.2-10', refuses] : [refuses] }),
    });
  }
  return found;
};

/** It goes back, and bears what the ground does to it. */
const fallBack = (story: Story, { part, to, length, thrown, rules: ground }: Recoil): void => {
  const { rules, drowns, goings, into } = thrown;
  const isFromWall = story.state.contacts.some(
    ({ attacker, wall }) => attacker === part && wall !== undefined,
  );
  const walled = isFromWall ? ['LA-O5.5-60'] : [];
  happen(story, {
    kind: 'recoiled',
    part,
    to,
    length,
    rules: ['LA-S3.5-16', ...walled, ...ground, ...rules],
  });
  if (drowns !== undefined) {
    happen(story, { kind: 'drowned', part, feature: drowns.feature, rules: [drowns.rule] });
    return;
  }
  breakUp(story, part, goings);
  if (into !== undefined)
    worsen(story, part, WITHOUT_FORMATION, [into === 'stream' ? 'LA-O6.2-11' : 'LA-O6.5-2']);
};

/** LA-S3.5-16: all of them at once; whoever is held up stays, and may hold up others by that. */
export const recoilAll = (story: Story, losers: readonly number[]): ReadonlyMap<number, Recoil> => {
  const going = new Map(losers.flatMap((index) => recoilOf(story, index)).map((each) => [each.part, each]));
  const stuck: { readonly part: number; readonly blocker: Blocker }[] = [];
  for (;;) {
    const held = [...going.values()].flatMap((recoil) => {
      const blocker = blockersOf(story, recoil, going).find(({ refuses }) => refuses !== undefined);
      return blocker === undefined ? [] : [{ part: recoil.part, blocker }];
    });
    if (held.length === 0) break;
    stuck.push(...held);
    for (const { part } of held) going.delete(part);
  }
  const crossed = [...going.values()].map((recoil) => ({
    recoil,
    through: blockersOf(story, recoil, going),
  }));
  for (const { part, blocker } of stuck)
    happen(story, {
      kind: 'stuck',
      part,
      by: blocker.part,
      rules: [...(blocker.refuses ?? []), 'LA-U5.2-9'],
    });
  for (const recoil of going.values()) fallBack(story, recoil);
  for (const { part, thrown } of [...going.values()]) if (thrown.drowns !== undefined) going.delete(part);
  for (const { recoil, through } of crossed.filter(({ recoil: { part } }) => going.has(part)))
    for (const { part } of through)
      crossInto(story, recoil.part, part, ['LA-U5.2-8', 'LA-U5.2-9', 'LA-U5.2-2']);
  return going;
};
