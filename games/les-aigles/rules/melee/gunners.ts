/** LA-S3.5-29: beaten gunners run, and their guns are the winner's. */
import {
  type Body,
  bodyOf,
  boxesMeet,
  eastOf,
  headingOf,
  normalHeading,
  northOf,
  overlapArea,
  type Pose,
  roundUnit,
  unitsOf,
} from '@grognard/field';
import { blocksOf, bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { isThere, partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Fought } from '../../model/fighting.ts';
import type { Part } from '../../model/part.ts';
import { figuresIn } from '../../model/stands.ts';
import { happen, type Story } from '../../model/story.ts';
import { IN_DISORDER, isArtillery } from '../../model/vocabulary.ts';
import { allowance } from '../../tables/allowances.ts';
import { skirmishBase } from '../../tables/bases.ts';
import { loseAll } from '../cover/thrown.ts';
import { isBarredAt } from '../ground/queries.ts';
import { leaveWreck } from '../losses/left-guns.ts';
import { degrade } from '../passing-through/cross.ts';
import { otherOf } from './pairs.ts';
import { ofMelee, partFrom } from './result.ts';

/** LA-U5.1-1: less shared ground than this is no more than touching. */
const TOUCHING = 10_000;

/** How closely a place for them is looked for. */
const STRIDE = unitsOf(0.25);

/** No wider than their guns were. */
const crowdOf = (crew: number, front: number, width: number): readonly number[] => {
  const files = Math.max(1, Math.floor(front / width));
  const ranks = Array.from({ length: Math.floor(crew / files) }, () => files);
  return crew % files === 0 ? ranks : [...ranks, crew % files];
};

const middleOf = ({ minX, maxX, minY, maxY }: Body): readonly [number, number] => [
  (minX + maxX) / 2,
  (minY + maxY) / 2,
];

/** Which way they get off: behind their guns, or else straight away from whoever has taken them. */
const waysOff = ({ heading }: Part, guns: Body, taker: Body): readonly number[] => {
  const [[x, y], [fromX, fromY]] = [middleOf(guns), middleOf(taker)];
  const away = x === fromX && y === fromY ? heading : headingOf(x - fromX, y - fromY);
  return [normalHeading(heading + 18_000), away];
};

/** Where the crew of a battery stands once it has left its guns: on nobody's ground, as near as may be. */
const placeFor = ({ setting, state }: Story, index: number, by: number, crowd: Part): Pose | undefined => {
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  const bodyIn = (each: number): Body =>
    bodyOfPart(setting, partOf(state, each), unitOfPart(state, each).arm);
  const enemies = standingOutside(state).flatMap((each) =>
    unitOfPart(state, each).side === unit.side ? [] : [bodyIn(each)],
  );
  const guns = bodyIn(index);
  const isFree = (to: Pose): boolean => {
    const body = bodyOf(blocksOf(setting, { ...crowd, ...to }, unit.arm));
    return (
      enemies.every((each) => !boxesMeet(body, each, 0) || overlapArea(body, each) <= TOUCHING) &&
      !isBarredAt(setting, state, part, unit, { ...crowd, ...to })
    );
  };
  const { depth } = extentOf(setting, part, unit.arm);
  const most = depth + allowance(unit, crowd, 'forced');
  for (const way of waysOff(part, guns, bodyIn(by)))
    for (let length = depth; length <= most; length += STRIDE) {
      const to: Pose = {
        x: roundUnit(part.x + eastOf(way) * length),
        y: roundUnit(part.y + northOf(way) * length),
        heading: part.heading,
      };
      if (isFree(to)) return to;
    }
  return undefined;
};

const leaveGuns = (story: Story, index: number, by: number): void => {
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const { front } = extentOf(story.setting, part, unit.arm);
  const ranks = crowdOf(figuresIn(unit, part.companies), front, skirmishBase(unit.arm).width);
  const to = placeFor(story, index, by, { ...part, formation: 'skirmish', ranks });
  if (to === undefined) {
    // There is nowhere to run to: they are taken with their guns.
    happen(story, { kind: 'laid-down-arms', part: index, by, rules: ['LA-S3.5-29'] });
    loseAll(story, index, ['LA-S3.5-29']);
    return;
  }
  happen(story, { kind: 'guns-taken', part: index, by, to, ranks, rules: ['LA-S3.5-29'] });
  happen(story, { kind: 'routed', part: index, rules: ['LA-S3.5-29'] });
  degrade(story, index, IN_DISORDER, ['LA-S3.6-10']);
};

export const takeGuns = (story: Story, fought: Fought): void => {
  for (const part of ofMelee(story.state, fought, 'lost')) {
    if (!isThere(partOf(story.state, part)) || !isArtillery(unitOfPart(story.state, part).arm)) continue;
    const pairs = fought.melee.pairs.filter(
      ({ attacker, defender }) => attacker === part || defender === part,
    );
    const [pair] = pairs;
    if (pair === undefined || partOf(story.state, part).routing === true) continue;
    leaveWreck(story, part);
    leaveGuns(story, part, otherOf(pair, part));
    for (const each of pairs) partFrom(story, each, ['LA-S3.5-29']);
  }
};
