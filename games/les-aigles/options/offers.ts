/** Everything of a finite kind that a part could be told next, with what stands against it. */
import { at, type Refusal } from '@grognard/engine';
import type { Part } from '../part-types.ts';
import type { Setting } from '../setting.ts';
import { standing, unitOfPart } from '../state.ts';
import type { Task } from '../tasks.ts';
import type { Unit } from '../unit-types.ts';
import type { View } from '../view.ts';
import { DISORGANISED, FORMED, type Formation, flanks, turns } from '../vocabulary.ts';
import { barrierChoices } from './barriers.ts';
import { bendChoices } from './bending.ts';
import { judgeTasks, stagesOf } from './foresee.ts';
import { houseChoices } from './houses.ts';

/** Something that a part could be told after what is planned for it. */
export interface Offer {
  readonly task: Task;
  /** Nothing, if it may. */
  readonly refusals: readonly Refusal[];
  /** Whole quarters that it takes. */
  readonly takes: number;
}

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
const HORSE: readonly Formation[] = ['line', 'march column', 'echelon', 'chequer', 'skirmish'];

const formationsFor = ({ arm }: Unit): readonly Formation[] =>
  arm === 'infantry' ? FOOT : arm === 'cavalry' ? HORSE : [];

/** Companies from either end of a line, from the head of a column. */
const groupsOf = (companies: readonly number[]): readonly (readonly number[])[] =>
  companies.flatMap((_company, place) => [
    companies.slice(0, place + 1),
    ...(place + 1 < companies.length ? [companies.slice(companies.length - place - 1)] : []),
  ]);

const forGuns = ({ arm }: Unit): readonly Task[] =>
  arm === 'foot artillery' || arm === 'horse artillery' ? [{ do: 'limber' }, { do: 'unlimber' }] : [];

/** What puts a part's ranks in order again. */
const forOrder = (part: Part, unit: Unit): readonly Task[] => {
  if (part.degradation === FORMED) return [];
  if (part.degradation === DISORGANISED) return [{ do: 'reorganise' }];
  const guns = forGuns(unit).length > 0;
  return (guns ? [part.formation] : formationsFor(unit)).map((to): Task => ({ do: 'reform', to }));
};

const enemiesOf = (view: View, side: string): readonly number[] =>
  standing(view).filter((index) => unitOfPart(view, index).side !== side);

const candidates = (setting: Setting, view: View, index: number, part: Part, unit: Unit): readonly Task[] => [
  ...forOrder(part, unit),
  ...formationsFor(unit).map((to): Task => ({ do: 'change', to })),
  ...turns.map((by): Task => ({ do: 'turn', figures: 'all', by })),
  ...flanks.map((figures): Task => ({ do: 'turn', figures, by: figures === 'rear' ? 'about' : figures })),
  ...(part.faced ?? []).map((figures): Task => ({ do: 'turn', figures, by: 'back' })),
  ...(unit.arm === 'infantry' ? groupsOf(part.companies) : []).map(
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

/** What one's own part could do next, lawful or not; marches are made from where a hand points. */
export const offersFor = (
  setting: Setting,
  view: View,
  index: number,
  before: readonly Task[],
): readonly Offer[] => {
  const now = at(view.parts, index);
  const unit = now === undefined ? undefined : at(view.units, now.unit);
  if (now === undefined || unit === undefined) return [];
  const part = stagesOf(setting, view, index, before).at(-1)?.to ?? now;
  const offers = candidates(setting, view, index, part, unit).map((task): Offer => {
    const tasks = [...before, task];
    const refusals = judgeTasks(setting, view, index, tasks);
    const takes = refusals.length > 0 ? 0 : (stagesOf(setting, view, index, tasks).at(-1)?.takes ?? 0);
    return { task, refusals, takes };
  });
  // What an arm or a nation does not know at all is no choice.
  return offers.filter(({ refusals }) => !refusals.some(({ code }) => UNKNOWN.has(code)));
};

const UNKNOWN: ReadonlySet<string> = new Set([
  'not-for-arm',
  'not-for-nation',
  'not-guns',
  'evade-arm',
  'charge-arm',
]);
