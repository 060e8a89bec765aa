import type { Words } from '../words.ts';
import { asking, decisions, waiting } from './decisions.ts';
import { labels } from './labels.ts';
import { ended, outcomes } from './outcomes.ts';
import { scenario } from './refusals/scenario.ts';
import { told } from './told.ts';

export const fr: Words = {
  labels,
  refusals: { ...scenario },
  decisions,
  asking,
  waiting,
  outcomes,
  ended,
  told,
};
