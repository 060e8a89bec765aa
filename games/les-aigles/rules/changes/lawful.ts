/** Which formations a part may take at all. */
import type { Refusal } from '@grognard/engine';
import { columnUnder } from '../../ground/shape/change.ts';
import { isColumn } from '../../ground/shape/order.ts';
import type { Part } from '../../model/part.ts';
import { figuresIn, manned } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import type { Arm, Formation } from '../../model/vocabulary.ts';
import { formationsOf, nationFacts } from '../../tables/nations.ts';
import { troopOf } from '../../tables/troops.ts';
import { no } from './refusing.ts';

export const LEAST_IN_SQUARE = 6;

/** Whether each of these companies may go out as skirmishers. */
export const canSkirmish = (unit: Unit, companies: readonly number[]): boolean =>
  manned(unit, companies).every(
    (number) => troopOf(unit.nation, unit.companies[number]?.troop ?? '').skirmishes === true,
  );

/** The rule that keeps a formation from an arm; none, if the arm has it. */
const barredTo = (arm: Arm, to: Formation): string | undefined => {
  if (to === 'limbered' || to === 'in battery') return 'LA-M4.1-1';
  if (arm === 'infantry') return to === 'echelon' ? 'LA-U6-17' : to === 'chequer' ? 'LA-U2.1-9' : undefined;
  if (arm !== 'cavalry') return 'LA-M4.1-1';
  if (to === 'square') return 'LA-U2.1-6';
  if (to === 'division column') return 'LA-U6-15';
  if (to === 'full square') return 'LA-U6-16';
  return to === 'section column' ? 'LA-U2.3-2' : undefined;
};

/** The rule that keeps a formation from a nation's infantry. */
const UNKNOWN: Partial<Readonly<Record<Formation, string>>> = {
  'double line': 'LA-U2.2-7',
  'section column': 'LA-U2.2-20',
  'division column': 'LA-U2.2-26',
  'full square': 'LA-U2.2-38',
};

const isUnknown = (unit: Unit, part: Part, to: Formation): readonly Refusal[] => {
  const params = { unit: unit.id, to };
  if (to === 'skirmish' && unit.arm === 'cavalry' && !canSkirmish(unit, part.companies))
    return no('LA-U2.1-8', 'not-for-arm', params);
  if (unit.arm === 'infantry' && !formationsOf(unit.nation, unit.arm).includes(to))
    return no(UNKNOWN[to] ?? 'LA-U2.1-1', 'not-for-nation', params);
  return [];
};

/** What stands against a formation, whoever asks for it: arm, nation, strength. */
export const isUnlawful = (unit: Unit, part: Part, to: Formation): readonly Refusal[] => {
  const barred = barredTo(unit.arm, to);
  if (barred !== undefined) return no(barred, 'not-for-arm', { unit: unit.id, to });
  const unknown = isUnknown(unit, part, to);
  if (unknown.length > 0) return unknown;
  const figures = figuresIn(unit, part.companies);
  if (to === 'square' && figures < LEAST_IN_SQUARE)
    return no('LA-U2.1-5', 'too-few-for-square', { unit: unit.id, figures, least: LEAST_IN_SQUARE });
  if (to === 'full square') return isNoFullSquare(unit, part);
  return [];
};

const isNoFullSquare = (unit: Unit, part: Part): readonly Refusal[] =>
  isColumn(part.formation) && nationFacts[unit.nation].fullSquare.includes(part.formation)
    ? []
    : no('LA-U2.2-38', 'full-square-from-column', { unit: unit.id, from: part.formation });

/** The column that a full square goes back to, or its own formation. */
export const formationUnder = (unit: Unit, part: Part): Formation =>
  part.formation === 'full square' ? columnUnder(unit, part) : part.formation;
