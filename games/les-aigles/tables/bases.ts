import { unitsOf } from '@grognard/field';
import type { Arm } from '../model/vocabulary.ts';

/** A base, in 0.001 cm. */
export interface Base {
  readonly width: number;
  readonly depth: number;
}

const base = (width: number, depth: number): Base => ({ width: unitsOf(width), depth: unitsOf(depth) });

export const infantryBase = base(1.5, 2.5);
export const cavalryBase = base(2.5, 5);
/** LA-U2.1-7: a skirmisher takes up twice the front. */
const skirmisherBase = base(3, 2.5);
const mountedSkirmisherBase = base(5, 5);
/** LA-S3.8-3: guns and teams, and guns in action with their crew. */
export const limberedBase = base(3, 8);
/** LA-S3.8-3 */
export const batteryBase = base(6, 5);

/** The base of one figure in close order. */
export const figureBase = (arm: Arm): Base => (arm === 'cavalry' ? cavalryBase : infantryBase);

/** The base of one figure out as a skirmisher. */
export const skirmishBase = (arm: Arm): Base => (arm === 'cavalry' ? mountedSkirmisherBase : skirmisherBase);
