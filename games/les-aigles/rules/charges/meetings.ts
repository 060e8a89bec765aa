/** What comes of two meeting while chargers and evaders move. */
import type { Course, Meeting, Turnout } from '../../ground/motion/course.ts';
import { meetsWithFront } from '../../ground/shape/ahead.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Story } from '../../model/story.ts';
import { maybeWilled } from '../passing-through/passage.ts';
import { slowedWay } from '../passing-through/slow.ts';
import type { Clash, Passing, PassingFriend } from './outcome.ts';
import type { Rider } from './riders.ts';
import { type SquadronSplit, squadronsBarred } from './squadrons.ts';

/** What a course is made to tell. */
export interface Notes {
  readonly clashes: Clash[];
  readonly swept: Passing[];
  readonly passed: PassingFriend[];
  readonly splits: SquadronSplit[];
  /** When a rider stopped, and at whom. */
  readonly stops: Map<number, { readonly time: number; readonly by: number }>;
}

interface Scene {
  readonly story: Story;
  readonly riders: ReadonlyMap<number, Rider>;
  readonly notes: Notes;
  readonly meeting: Meeting;
  readonly course: Course;
}

const otherOf = ({ meeting: { parts } }: Scene, part: number): number =>
  parts[0] === part ? parts[1] : parts[0];

const halted = (part: number): Turnout => ({ part, way: [] });

export const judgeMeeting = (scene: Scene): readonly Turnout[] => {
  const { story, riders, meeting } = scene;
  const [a, b] = meeting.parts;
  const isFriendly = unitOfPart(story.state, a).side === unitOfPart(story.state, b).side;
  // Whoever evades does not run through the enemy.
  if (!riders.has(a) && !riders.has(b)) return isFriendly ? [] : [halted(a), halted(b)];
  return strikersIn(scene).flatMap((by) => (isFriendly ? meetFriend(scene, by) : meetFoe(scene, by)));
};

/** The riders whose front is in it; if none is, every rider that moves. */
const strikersIn = (scene: Scene): readonly number[] => {
  const { riders, notes, meeting, course } = scene;
  const { time, parts } = meeting;
  const moving = parts.filter((part) => riders.has(part) && !notes.stops.has(part));
  const facing = moving.filter((part) =>
    meetsWithFront(course.blocksAt(part, time), course.blocksAt(otherOf(scene, part), time)),
  );
  return facing.length > 0 ? facing : moving;
};

/** A friend in close order stops a charge, or those of its squadrons that he bars; others let it through. */
const meetFriend = (scene: Scene, by: number): readonly Turnout[] => {
  const { story, notes, meeting, course } = scene;
  const { setting, state } = story;
  const { time } = meeting;
  const part = otherOf(scene, by);
  if (state.crossings.some(({ crosser, crossed }) => crosser === by && crossed === part)) return [];
  const whoOf = (index: number) => ({ part: partOf(state, index), unit: unitOfPart(state, index) });
  const passage = maybeWilled(setting, whoOf(by), whoOf(part));
  if (typeof passage === 'string') {
    noteSplit(scene, by);
    notes.stops.set(by, { time, by: part });
    return [halted(by)];
  }
  notes.passed.push({ by, part, time, passage });
  // LA-M5.2-4: turning to the enemy takes its quarter, whatever is in the way.
  if (passage.slow !== true || scene.riders.get(by)?.turn !== undefined) return [];
  const rest = course.restOf(by, time);
  return [{ part: by, way: slowedWay(course.blocksAt(by, time), course.blocksAt(part, time), rest, time) }];
};

/** LA-M5.1-10: enemy skirmishers who are not the target are ridden down; anybody else is met. */
const meetFoe = (scene: Scene, by: number): readonly Turnout[] => {
  const { story, riders, notes, meeting } = scene;
  const { time } = meeting;
  const part = otherOf(scene, by);
  if (partOf(story.state, part).formation === 'skirmish' && riders.get(by)?.target !== part) {
    notes.swept.push({ by, part, time });
    return [];
  }
  noteSplit(scene, by);
  notes.clashes.push({ time, attacker: by, defender: part });
  notes.stops.set(by, { time, by: part });
  if (riders.has(part) && !notes.stops.has(part)) notes.stops.set(part, { time, by });
  return [halted(by), halted(part)];
};

const noteSplit = (scene: Scene, by: number): void => {
  const { story, riders, notes, meeting, course } = scene;
  const rider = riders.get(by);
  if (rider === undefined) return;
  const { time } = meeting;
  const other = otherOf(scene, by);
  const [blocks, others] = [course.blocksAt(by, time), course.blocksAt(other, time)];
  const barred = squadronsBarred(story.state, rider, other, blocks, others);
  if (barred !== undefined) notes.splits.push({ time, ...barred });
};
