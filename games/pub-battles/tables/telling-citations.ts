import type { RuleId } from '@grognard/engine';

/**
 * Citations are evidence, and some of it is secret: who reads by which rule a piece goes back learns what it is. They decide nothing
 * but what of themselves is shown.
 */
const BY_QUALITY: ReadonlySet<RuleId> = new Set([
  'PB-R009',
  'PB-R024',
  'PB-R025',
  'PB-R026',
  'PB-R027',
  'PB-R028',
  'PB-R029',
  'PB-R125c',
  'PB-R125f',
  'PB-R125h',
  'PB-R169a',
  'PB-R169b',
  'PB-R169c',
  'PB-R170a',
  'PB-R170b',
  'PB-R170c',
  'PB-R170d',
  'PB-R171a',
  'PB-R171b',
  'PB-R171c',
  'PB-R172a',
  'PB-R172b',
  'PB-R172c',
]);

/** What hits do to each quality: to whoever does not know the quality it would tell it. */
export const tellsQuality = (rule: RuleId): boolean => BY_QUALITY.has(rule);

const BY_COMMANDER: ReadonlySet<RuleId> = new Set(['PB-R066', 'PB-R067', 'PB-R068', 'PB-R071']);

/** What would tell the enemy that it is the army commander who rolls for another. */
export const tellsCommander = (rule: RuleId): boolean => BY_COMMANDER.has(rule);
