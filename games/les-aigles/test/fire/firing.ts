/** What the tests of fire have in common. */
import { total } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { unitOfPart } from '../../model/evolve.ts';
import type { FireOrder } from '../../model/fire-order.ts';
import type { PartPlan } from '../../model/orders.ts';
import type { Part } from '../../model/part.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import { answer, atPlans, companies, noReaction, partNamed, plan, type Scene, type scene } from '../scene.ts';

type Entry = Parameters<typeof scene>[0][number];
type Named = Partial<Entry> & Pick<UnitEntry, 'id' | 'at'>;

/** Fifteen British in line, on the allied side, facing south unless it is said otherwise. */
export const british = (entry: Named): Entry => ({
  ...{ side: 'allied', nation: 'britain', formation: 'line' },
  companies: companies(5, 3, 'line'),
  ...entry,
});

/** Eighteen French in a column of divisions, 9 cm wide, facing north. */
export const column = (entry: Named): Entry => ({ formation: 'division column', ...entry });

/** Four medium guns' crews of the French, in battery. */
export const battery = (entry: Named): Entry => ({
  formation: 'in battery',
  companies: companies(1, 4, 'foot-8pdr'),
  ...entry,
});

/** Half a period in which the plans are carried out and nobody reacts. */
export const half = (
  given: Scene,
  plans: Readonly<Record<string, readonly Task[]>> = {},
  dice: readonly number[] = [],
): Scene => noReaction(plan(given, plans, dice));

/** The same, with fire orders beside the tasks. */
export const ordered = (
  given: Scene,
  orders: Readonly<Record<string, FireOrder>>,
  plans: Readonly<Record<string, readonly Task[]>> = {},
): Scene => {
  const sideOf = (id: string): string => unitOfPart(given.state, partNamed(given, id)).side;
  const ids = [...new Set([...Object.keys(orders), ...Object.keys(plans)])];
  const partsFor = (side: string): readonly PartPlan[] =>
    ids
      .filter((id) => sideOf(id) === side)
      .map((id) => {
        const fire = orders[id];
        return { part: partNamed(given, id), tasks: plans[id] ?? [], ...(fire !== undefined && { fire }) };
      });
  return noReaction(
    answer(atPlans(given), ({ side }) => ({ kind: 'plan', parts: partsFor(side), officers: [] })),
  );
};

export type Fired = Extract<Event, { kind: 'fired' }>;

export const fires = (given: Scene, by: string): readonly Fired[] =>
  given.events.filter(
    (event): event is Fired => event.kind === 'fired' && event.part === partNamed(given, by),
  );

/** Figures, factor, quarters and men of every fire of a unit, one line for each group of figures. */
export const reckoned = (given: Scene, by: string): readonly string[] =>
  fires(given, by).map(({ groups, quarters, men }) => {
    const volleys = groups.map(({ figures, rows }) => `${figures} x ${total(rows)}`);
    return `${volleys.join(' and ')}, ${quarters} quarters: ${men}`;
  });

export const rowsOf = (given: Scene, by: string): readonly number[] =>
  fires(given, by)[0]?.groups[0]?.rows.map(({ value }) => value) ?? [];

export const partOfUnit = (given: Scene, id: string, nth = 0): Part => {
  const part = given.state.parts.flat()[partNamed(given, id, nth)];
  if (part === undefined) throw new Error(`Nobody here is called ${id}`);
  return part;
};

/** Men whom a unit has lost. */
export const lost = (given: Scene, id: string): number =>
  given.events.reduce(
    (sum, event) =>
      event.kind === 'fell' && event.part === partNamed(given, id) && !event.rules.includes('LA-S3.5-26')
        ? sum + event.men
        : sum,
    0,
  );
