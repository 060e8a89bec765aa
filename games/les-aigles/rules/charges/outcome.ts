/** What comes of the charges of a quarter, gathered while everybody moves and told afterwards. */
import type { Pose } from '@grognard/field';
import type { Course } from '../../ground/motion/course.ts';
import type { Passage } from '../passing-through/passage.ts';
import type { Rider } from './riders.ts';

export interface Clash {
  /** Of the quarter: step first, then bonus. */
  readonly time: number;
  readonly attacker: number;
  readonly defender: number;
}

/** How far a rider came, and where that left it. */
export interface Ridden {
  readonly rider: Rider;
  readonly length: number;
  readonly to: Pose;
  readonly stoppedBy?: number;
  /** Where it stood when it met the enemy, if it came into line with him afterwards. */
  readonly at?: Pose;
  /** An obstacle that it touched on its way: the rules that make it one. */
  readonly hindered?: readonly string[];
  /** How much of the length the bonus gave. */
  readonly bonus?: number;
}

/** One that a charge goes through. */
export interface Passing {
  readonly by: number;
  readonly part: number;
  readonly time: number;
}

/** A friend, and what that does to both. */
export interface PassingFriend extends Passing {
  readonly passage: Passage;
}

export interface Outcome {
  readonly ridden: ReadonlyMap<number, Ridden>;
  readonly clashes: readonly Clash[];
  /** Enemy skirmishers ridden down on the way to another target. */
  readonly swept: readonly Passing[];
  /** Friends who let it through. */
  readonly passed: readonly PassingFriend[];
}

/** What a quarter of charging came to, and the course on which the evaders ran. */
export interface Home extends Outcome {
  readonly course: Course;
}
