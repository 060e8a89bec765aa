/** The formations from which a nation's infantry charges; its cavalry charges from every one of its own. */
import type { Formation, Nation } from '../vocabulary.ts';

const infantry: Readonly<Record<Nation, readonly Formation[]>> = {
  france: ['line', 'march column', 'division column'],
  britain: ['line', 'double line'],
  prussia: ['line', 'march column', 'division column'],
  austria: ['line', 'march column'],
  russia: ['line', 'march column', 'division column'],
};

/** Where each nation's row stands. */
export const formationRules: Readonly<Record<Nation, string>> = {
  france: 'LA-S3.7-63',
  britain: 'LA-S3.7-64',
  prussia: 'LA-S3.7-65',
  austria: 'LA-S3.7-66',
  russia: 'LA-S3.7-67',
};

export const isCombatFormation = (nation: Nation, arm: string, formation: Formation): boolean =>
  arm === 'cavalry' || infantry[nation].includes(formation);
