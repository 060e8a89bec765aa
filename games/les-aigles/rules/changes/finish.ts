/** How a part stands when what it was doing is done. */

import { changedTo } from '../../ground/shape/change.ts';
import { isColumn } from '../../ground/shape/order.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { figuresIn, type Stands, standsOf } from '../../model/stands.ts';
import type { Doing } from '../../model/under-way.ts';
import type { Unit } from '../../model/unit.ts';
import { DISORGANISED, FORMED, type Formation, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { nationFacts } from '../../tables/nations.ts';
import { afterChange, worse } from '../degradation/degradation.ts';
import { hitchedAs } from './guns.ts';
import { LEAST_IN_SQUARE } from './lawful.ts';
import { reformedAs } from './reform.ts';
import { turnedAs, turnRules } from './turn.ts';

export interface Finish {
  readonly stands: Stands;
  readonly rules: readonly string[];
}

/** What a part is doing on its own: companies that leave it or come to it are another matter. */
export type OwnDoing = Exclude<
  Doing,
  { what: 'bend' | 'deploy' | 'rejoin' | 'drag' | 'enter' | 'post' | 'leave' | 'wonder' }
>;

/** How each formation stands. */
const SHAPES: Readonly<Record<Formation, readonly string[]>> = {
  line: ['LA-U2.1-2', 'LA-U2.2-2', 'LA-U2.2-3'],
  'double line': ['LA-U2.1-3'],
  'march column': ['LA-U2.1-4', 'LA-U2.2-16', 'LA-U2.2-17'],
  'section column': ['LA-U2.1-4', 'LA-U2.2-20'],
  'division column': ['LA-U2.1-4', 'LA-U2.2-16', 'LA-U2.2-22', 'LA-U2.2-23'],
  square: ['LA-U2.2-28', 'LA-U2.2-29', 'LA-S3.8-4'],
  'full square': ['LA-U2.2-38', 'LA-U2.2-40'],
  skirmish: ['LA-U2.1-7', 'LA-S3.8-2'],
  echelon: ['LA-U2.1-9', 'LA-U2.3-2'],
  chequer: ['LA-U2.1-9', 'LA-U2.3-2'],
  limbered: ['LA-M4.2-1', 'LA-M4.2-2', 'LA-M4.2-8', 'LA-M4.2-9', 'LA-S3.8-3'],
  'in battery': ['LA-M4.3-1', 'LA-M4.3-2', 'LA-S3.8-3'],
};

/** Where each company has its place. */
const orderRules = (
  { nation, arm, companies, pooled }: Unit,
  from: Formation,
  to: Formation,
): readonly string[] => {
  if (arm === 'cavalry') return to === 'double line' ? ['LA-U2.2-6'] : [];
  const isMixed = new Set(companies.map(({ troop }) => troop)).size > 1;
  const kept = ['LA-U2.2-1', ...(isMixed ? ['LA-U1.3-1'] : []), ...(pooled === true ? ['LA-U1.3-2'] : [])];
  if (!nationFacts[nation].fixedOrder)
    return isColumn(from) && !isColumn(to) ? [...kept, 'LA-U3.2-10'] : kept;
  return [...kept, 'LA-U3.1-7', to === 'line' ? 'LA-U3.1-10' : 'LA-U3.1-9'];
};

const changed = (
  setting: Memories,
  unit: Unit,
  part: Part,
  doing: Extract<OwnDoing, { what: 'change' }>,
): Finish => {
  const figures = figuresIn(unit, part.companies);
  if (doing.to === 'square' && figures < LEAST_IN_SQUARE) {
    const line = changedTo(setting, unit, part, 'line', doing);
    return {
      stands: { ...line, degradation: worse(part.degradation, WITHOUT_FORMATION) },
      rules: ['LA-U2.2-29'],
    };
  }
  const wasDisorganised = part.degradation === DISORGANISED;
  return {
    stands: {
      ...changedTo(setting, unit, part, doing.to, doing),
      degradation: afterChange(part.degradation),
    },
    rules: [
      ...SHAPES[doing.to],
      ...orderRules(unit, part.formation, doing.to),
      ...['LA-U3.1-4', 'LA-U3.2-7', 'LA-U3.2-9'],
      ...(wasDisorganised ? ['LA-U4.1-7', 'LA-U4.2-3'] : []),
    ],
  };
};

const lostCrew = (unit: Unit): readonly string[] =>
  unit.companies.reduce((sum, { figures }) => sum + figures, 0) < unit.raised
    ? ['LA-M4.3-3', 'LA-M4.2-7']
    : [];

export const finished = (setting: Memories, unit: Unit, part: Part, doing: OwnDoing): Finish => {
  switch (doing.what) {
    case 'change':
      return changed(setting, unit, part, doing);
    case 'turn':
      return {
        stands: turnedAs(setting, unit, part, doing),
        rules: [
          ...turnRules(unit, part, doing),
          ...(part.degradation === DISORGANISED ? ['LA-U4.1-10'] : []),
        ],
      };
    case 'reform':
      return {
        stands: reformedAs(setting, unit, part, doing),
        rules: ['LA-U4.2-10', 'LA-U4.2-12', ...(doing.heading === undefined ? [] : ['LA-M3.1-8'])],
      };
    case 'reorganise':
      return {
        stands: {
          ...standsOf(part),
          degradation: part.degradation === DISORGANISED ? FORMED : part.degradation,
        },
        rules: ['LA-U4.1-5', 'LA-U4.1-9'],
      };
    case 'limber':
    case 'unlimber':
      return {
        stands: hitchedAs(setting, unit, part, doing.what),
        rules: [...SHAPES[doing.what === 'limber' ? 'limbered' : 'in battery'], ...lostCrew(unit)],
      };
  }
};
