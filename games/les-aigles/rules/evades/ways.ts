import type { Course, Stretch } from '../../motion/course.ts';
import type { Story } from '../../story.ts';

/** How each evader goes in this quarter, by the number of its part. */
export const evadeWays = (_story: Story): ReadonlyMap<number, readonly Stretch[]> => new Map();

/** Where the evaders have come to. */
export const afterEvades = (_story: Story, _course: Course): void => {};
