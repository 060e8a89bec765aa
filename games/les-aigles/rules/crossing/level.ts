import { eastOf, northOf, type Pose } from '@grognard/field';
import { type Course, type Meeting, runCourse, type Turnout } from '../../motion/course.ts';
import { bendsOf, runnersOf } from '../../motion/runners.ts';
import type { Part } from '../../part-types.ts';
import { homeOf, type Setting } from '../../setting.ts';
import { bodyOfPart } from '../../shape/blocks.ts';
import { hourOf, isEngaged, partOf, standing, unitOfPart } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';
import { allowance } from '../../tables/allowances.ts';
import { IN_DISORDER, WITHOUT_FORMATION } from '../../vocabulary.ts';
import { crossInto, degrade, overlap } from './cross.ts';
import { roomToEdge } from './edge.ts';
import { refusesCrossing } from './passage.ts';
import { slowedWay, straightWay } from './slow.ts';

/** The first level: whoever routs runs for his own edge, and whoever retreats away from the enemy, through friends who do not refuse him. */
export const routs = (story: Story, parts: readonly number[] = standing(story.state)): void => {
  const { setting, state } = story;
  const running = parts.filter((part) => isGivingWay(partOf(state, part)));
  if (running.length === 0) return;
  const ways = new Map(
    running.map((part) => {
      const { way, far } = flightOf(setting, state, part);
      return [part, straightWay(eastOf(way) * far, northOf(way) * far)] as const;
    }),
  );
  const met: { time: number; crosser: number; crossed: number }[] = [];
  const refused = new Map<number, string>();
  const course = runCourse(runnersOf(state, ways), (meeting, now) =>
    judge(story, meeting, now, met, refused),
  );
  for (const part of running) ran(story, part, course, refused.get(part));
  for (const { crosser, crossed } of met.sort((a, b) => a.time - b.time))
    crossInto(story, crosser, crossed, ['LA-U5.2-11', 'LA-U5.3-8']);
};

const isGivingWay = ({ routing, retreat }: Part): boolean => routing === true || retreat !== undefined;

/** LA-S3.6-9 to -11: a rout at one and a half times the pace of a column, a retreat at its pace and not off the table. */
const flightOf = (
  setting: Setting,
  state: State,
  index: number,
): { readonly way: number; readonly far: number } => {
  const unit = unitOfPart(state, index);
  const part = partOf(state, index);
  if (part.retreat === undefined)
    return { way: homeOf(setting, unit.side), far: allowance(unit, part, 'forced') };
  const { away } = part.retreat;
  const room = roomToEdge(setting.table, bodyOfPart(part, unit.arm), away);
  return { way: away, far: Math.min(room, allowance(unit, part, 'rally')) };
};

const judge = (
  { state }: Story,
  { time, parts: [a, b] }: Meeting,
  course: Course,
  met: { time: number; crosser: number; crossed: number }[],
  refused: Map<number, string>,
): readonly Turnout[] =>
  [a, b]
    .filter((part) => course.isMovingAt(part, time))
    .flatMap((crosser): Turnout[] => {
      const crossed = crosser === a ? b : a;
      const other = unitOfPart(state, crossed);
      const isFriend = other.side === unitOfPart(state, crosser).side;
      const refusal = isFriend ? refusesCrossing(partOf(state, crossed), other) : undefined;
      if (refusal !== undefined) refused.set(crosser, refusal);
      if (!isFriend || refusal !== undefined) return [{ part: crosser, way: [] }];
      if (partOf(state, crossed).routing === true) return [];
      met.push({ time, crosser, crossed });
      const rest = course.restOf(crosser, time);
      return [
        {
          part: crosser,
          way: slowedWay(course.blocksAt(crosser, time), course.blocksAt(crossed, time), rest, time),
        },
      ];
    });

const ran = (story: Story, part: number, course: Course, refusal?: string): void => {
  const before = partOf(story.state, part);
  const way = bendsOf(before, course.goneBy(part));
  const to = way[way.length - 1] as Pose;
  happen(story, {
    kind: 'moved',
    part,
    level: 'compulsory',
    way,
    to,
    run: 0,
    rules: [
      'LA-M1-1',
      'LA-U5.2-11',
      'LA-S3.1-3',
      ruleOf(before),
      ...(refusal === undefined ? [] : [refusal]),
    ],
  });
  leaveMelees(story, part);
  if (before.retreat !== undefined) {
    degrade(story, part, WITHOUT_FORMATION, ['LA-S3.6-9']);
    return;
  }
  degrade(story, part, IN_DISORDER, ['LA-U5.2-5', ruleOf(before)]);
  const { table } = story.setting;
  const isOff = to.x <= table.minX || to.x >= table.maxX || to.y <= table.minY || to.y >= table.maxY;
  if (isOff) happen(story, { kind: 'left-table', part, rules: ['LA-M1-1', ruleOf(before)] });
};

/** Whoever runs is out of the melee that had caught him. */
const leaveMelees = (story: Story, part: number): void => {
  for (const { attacker, defender } of story.state.contacts)
    if (attacker === part || defender === part)
      happen(story, { kind: 'parted', attacker, defender, rules: ['LA-M1-1'] });
};

const ruleOf = ({ retreat, flees }: Part): string => {
  if (retreat !== undefined) return 'LA-S3.6-9';
  return flees === true ? 'LA-S3.6-11' : 'LA-S3.6-10';
};

/**
 * Those who are out of each other's ground have crossed; skirmishers close up behind them. LA-U5.4-8: they wait for as
 * long as whoever came through is fighting.
 */
export const endCrossings = (story: Story): void => {
  for (const { crosser, crossed } of story.state.crossings) {
    const isHeld = partOf(story.state, crossed).opened === true && isEngaged(story.state, crosser);
    if (isHeld || overlap(story.state, crosser, crossed)) continue;
    const isBattery = partOf(story.state, crossed).formation === 'in battery';
    happen(story, {
      ...{ kind: 'cleared', crosser, crossed },
      ...(isBattery && { silent: hourOf(story.state) + 1 }),
      rules: isBattery ? ['LA-U5.4-18', 'LA-U5.4-19'] : ['LA-U5.3-6'],
    });
  }
  for (const part of standing(story.state)) close(story, part);
};

const close = (story: Story, part: number): void => {
  const { state } = story;
  if (partOf(state, part).opened !== true) return;
  const isWanted = state.crossings.some(({ crossed }) => crossed === part);
  if (!isWanted) happen(story, { kind: 'closed', part, rules: ['LA-U5.4-7'] });
};
