/** Everything of a finite kind that a part could be told, lawful or not; marches are made from where a hand points. */

import { standing, unitOfPart } from '../model/evolve.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import type { Task } from '../model/tasks.ts';
import type { Unit } from '../model/unit.ts';
import type { View } from '../model/view.ts';
import { DISORGANISED, FORMED, type Formation, flanks, isArtillery, turns } from '../model/vocabulary.ts';
import { barrierChoices } from './barriers.ts';
import { bendChoices } from './bending.ts';
import { houseChoices } from './houses.ts';

const FOOT: readonly Formation[] = [
  'line',
  'double line',
  'march column',
  'section column',
  'division column',
  'square',
  'full square',
  'skirmish',
];
const HORSE: readonly Formation[] = ['line', 'double line', 'march column', 'echelon', 'chequer', 'skirmish'];

const formationsFor = ({ arm }: Unit): readonly Formation[] =>
  arm === 'infantry' ? FOOT : arm === 'cavalry' ? HORSE : [];

const forGuns = ({ arm }: Unit): readonly Task[] =>
  isArtillery(arm) ? [{ do: 'limber' }, { do: 'unlimber' }] : [];

/** What puts a part's ranks in order again. */
const forOrder = (part: Part, unit: Unit): readonly Task[] => {
  if (part.degradation === FORMED) return [];
  if (part.degradation === DISORGANISED) return [{ do: 'reorganise' }];
  const formations = isArtillery(unit.arm) ? [part.formation] : formationsFor(unit);
  return formations.map((to): Task => ({ do: 'reform', to }));
};

const turnsFor = ({ turned, folded, faced = [] }: Part): readonly Task[] => [
  ...turns.map((by): Task => ({ do: 'turn', figures: 'all', by })),
  ...(turned === undefined && folded === undefined
    ? []
    : [{ do: 'turn', figures: 'all', by: 'back' } as const]),
  ...flanks.map((figures): Task => ({ do: 'turn', figures, by: figures === 'rear' ? 'about' : figures })),
  ...faced.map((figures): Task => ({ do: 'turn', figures, by: 'back' })),
];

/** Companies that stand beside each other. */
const neighbours = (companies: readonly number[]): readonly (readonly number[])[] =>
  companies.flatMap((_company, first) =>
    companies.slice(first).map((_last, more) => companies.slice(first, first + more + 1)),
  );

const enemiesOf = (view: View, side: string): readonly number[] =>
  standing(view).filter((index) => unitOfPart(view, index).side !== side);

export const choicesFor = (
  setting: Setting,
  view: View,
  index: number,
  part: Part,
  unit: Unit,
): readonly Task[] => [
  ...forOrder(part, unit),
  ...formationsFor(unit).map((to): Task => ({ do: 'change', to })),
  ...turnsFor(part),
  ...(unit.arm === 'infantry' ? neighbours(part.companies) : []).map(
    (companies): Task => ({ do: 'deploy', companies }),
  ),
  { do: 'rejoin' },
  ...forGuns(unit),
  { do: 'evade' },
  ...enemiesOf(view, unit.side).map((target): Task => ({ do: 'charge', target })),
  ...houseChoices(setting, view, index, part, unit),
  ...barrierChoices(setting, view, index, part, unit),
  ...bendChoices(setting, view, part, unit),
  { do: 'wait' },
  { do: 'stand' },
];
