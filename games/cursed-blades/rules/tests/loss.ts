import type { Story } from '../../model/story.ts';
import { disorder } from '../units/condition.ts';
import { rolledTest } from '../units/moral.ts';

/** CB-B4.9-6: a unit that has lost steps tests its moral, the harder the more it lost. */
export const lossTest = (story: Story, index: number, steps: number): boolean => {
  const rows = [{ value: steps, rule: 'CB-B4.9-6' }];
  const passed = rolledTest(story, index, 'loss', { rows, rules: ['CB-B4.9-6'] });
  if (!passed) disorder(story, index, ['CB-B4.9-6']);
  return passed;
};
