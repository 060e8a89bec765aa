import type { Rulebook } from '@grognard/engine';
import { movement, movementChapters } from './movement/index.ts';
import { obstacleChapters, obstacleRules } from './obstacles/index.ts';
import { supplement, supplementChapters } from './supplement/index.ts';
import { unitsChapters, unitsRules } from './units/index.ts';

/** The rules of Les Aigles, in our own words. */
export const rulebook: Rulebook = {
  prefix: 'LA-',
  chapters: [...unitsChapters, ...movementChapters, ...obstacleChapters, ...supplementChapters],
  rules: [...unitsRules, ...movement, ...obstacleRules, ...supplement],
};
