import type { Chapter, Rule } from '@grognard/engine';
import { barrierChapters, barrierRules } from './barriers/index.ts';
import { groundChapters, groundRules } from './ground/index.ts';
import { villageChapters, villageRules } from './villages/index.ts';

export const obstacleChapters: readonly Chapter[] = [
  ...groundChapters,
  ...villageChapters,
  ...barrierChapters,
];

/** The chapter on obstacles, in the order of the text. */
export const obstacleRules: readonly Rule[] = [...groundRules, ...villageRules, ...barrierRules];
