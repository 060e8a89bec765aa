import type { Words } from '../words.ts';
import { asking, decisions, waiting } from './decisions.ts';
import { labels } from './labels.ts';
import { ended, outcomes } from './outcomes.ts';
import { refusals } from './refusals.ts';
import { told } from './told.ts';

export const en: Words = {
  labels,
  refusals,
  decisions,
  asking,
  waiting,
  outcomes,
  ended,
  told,
};
