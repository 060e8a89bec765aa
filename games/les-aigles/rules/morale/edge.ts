import type { Story } from '../../model/story.ts';
import { PASSES } from '../../tables/morale.ts';
import { tryMorale } from './test.ts';

/** LA-M7.2-10: whether an evader at its own edge of the table stays. */
export const testAtEdge = (story: Story, index: number): EdgeTest =>
  tryMorale(story, index, ['edge']).score >= PASSES ? 'stays' : 'leaves';

/** What a morale test at the edge of the table says. */
export type EdgeTest = 'stays' | 'leaves';
