import type { Player, Refusal, SwitchValues } from '@grognard/engine';
import { view } from '../../knowledge/view.ts';
import type { Event } from '../../model/events.ts';
import { partOf } from '../../model/evolve.ts';
import type { Order, RallyOrder } from '../../model/orders.ts';
import type { Part } from '../../model/part.ts';
import type { ContactEntry, Scenario } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import { check } from '../../play/check.ts';
import { answer, companies, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';

type Entries = Parameters<typeof scene>[0];
type Wish = Omit<RallyOrder['parts'][number], 'part'>;

/** Four squadrons of three French hussars: 36 cm in column, 9 a quarter. */
export const hussars = { companies: companies(4, 3, 'hussar') } as const;
/** The others: as fast, or not. */
export const prussians = { side: 'allied', nation: 'prussia', companies: companies(4, 3, 'hussar') } as const;
export const british = {
  side: 'allied',
  nation: 'britain',
  companies: companies(4, 3, 'light-dragoon'),
} as const;
export const column = { formation: 'march column' } as const;

export const battle = (
  units: Entries,
  contacts: readonly ContactEntry[] = [],
  more: Partial<Scenario> = {},
  switches: SwitchValues = {},
): Scene => scene(units, { contacts, ...more }, switches);

const sideOf = ({ state }: Scene, id: string): string =>
  state.units.flat().find((each) => each.id === id)?.side ?? 'french';

const named = (given: Scene, { side }: Player, ids: readonly string[]): number[] =>
  ids.filter((id) => sideOf(given, id) === side).map((id) => partNamed(given, id));

export const rallyOrder = (
  given: Scene,
  seat: Player,
  wishes: Readonly<Record<string, Wish>>,
): RallyOrder => ({
  kind: 'rally',
  parts: Object.entries(wishes)
    .filter(([id]) => sideOf(given, id) === seat.side)
    .map(([id, wish]) => ({ part: partNamed(given, id), ...wish })),
});

/** What stands against an order of a side. */
export const barsTo = (given: Scene, side: string, order: Order): readonly Refusal[] =>
  check(given.setting, view(given.setting, given.state, { side }), { side }, order);

/** Rallies are announced, and followed. */
export const announce = (
  given: Scene,
  wishes: Readonly<Record<string, Wish>>,
  follows: readonly string[] = [],
): Scene => {
  if (given.state.phase !== 'rallies') throw new Error('Nobody may announce a rally now');
  let now = answer(given, (seat) => rallyOrder(given, seat, wishes));
  if (now.state.phase === 'follows')
    now = answer(now, (seat) => ({ kind: 'follow', parts: named(now, seat, follows) }));
  return now;
};

/** Both quarters of a half period, in which nobody is told to do more than these. */
export const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>> = {}): Scene =>
  noReaction(plan(given, plans));

export const halves = (given: Scene, count: number): Scene =>
  Array.from({ length: count }).reduce<Scene>((now) => half(now), given);

export const at = (now: Scene, id: string, nth = 0): Part => partOf(now.state, partNamed(now, id, nth));

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Everything of a kind that happened. */
export const all = <K extends Event['kind']>(
  { events }: Pick<Scene, 'events'>,
  kind: K,
): readonly Kind<K>[] => events.filter((event): event is Kind<K> => event.kind === kind);

/** Where a unit got to, move by move, in 0.001 cm. */
export const steps = (now: Scene, id: string, nth = 0): readonly (readonly [number, number])[] => {
  const part = partNamed(now, id, nth);
  return all(now, 'moved')
    .filter((event) => event.part === part)
    .map(({ to, way }) => {
      const from = way[0] ?? to;
      return [to.x - from.x, to.y - from.y] as const;
    });
};
