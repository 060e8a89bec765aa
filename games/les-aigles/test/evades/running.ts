import type { SwitchValues } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import type { Part } from '../../model/part.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Contact } from '../../model/state.ts';
import type { Task } from '../../model/tasks.ts';
import { companies, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';

type Entry = Parameters<typeof scene>[0][number];
type Placed = Partial<Entry> & Pick<UnitEntry, 'id' | 'at'>;

/** Four squadrons of three French hussars in column: 9 cm a quarter and 9 of bonus. They look north. */
export const hussars = (entry: Placed): Entry => ({
  ...{ formation: 'march column', companies: companies(4, 3, 'hussar') },
  ...entry,
});

/** Nine figures of an allied battalion that harasses: 13.5 cm of line. They look south; their edge is the north. */
export const harassers = (entry: Placed): Entry => ({
  ...{ side: 'allied', attitude: 'harass', companies: companies(3, 3) },
  ...entry,
});

export const EVADE: readonly Task[] = [{ do: 'evade' }];

export const evading = (
  units: readonly Entry[],
  switches: SwitchValues = {},
  more: Parameters<typeof scene>[1] = {},
): Scene => scene(units, more, switches);

export const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>> = {}): Scene =>
  noReaction(plan(given, plans));

export const at = (now: Scene, id: string, nth = 0): Part => {
  const part = now.state.parts.flat()[partNamed(now, id, nth)];
  if (part === undefined) throw new Error(`Nobody here is called ${id}`);
  return part;
};

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Everything of a kind that happened. */
export const all = <K extends Event['kind']>(
  { events }: Pick<Scene, 'events'>,
  kind: K,
): readonly Kind<K>[] => events.filter((event): event is Kind<K> => event.kind === kind);

/** How far a unit went, move by move, in 0.001 cm. */
export const steps = (now: Scene, id: string, nth = 0): readonly (readonly [number, number])[] => {
  const part = partNamed(now, id, nth);
  return all(now, 'moved')
    .filter((event) => event.part === part)
    .map(({ to, way }) => [to.x - (way[0]?.x ?? 0), to.y - (way[0]?.y ?? 0)] as const);
};

const contactsMade = (now: Scene): readonly Contact[] => all(now, 'met').map(({ contact }) => contact);

/** The hussars charge from so far away; gives the quarter of the contact and the contact itself, if there is one. */
export const chase = (
  distance: number,
  isDeclared: boolean,
  switches: SwitchValues = {},
): { readonly now: Scene; readonly quarter?: number; readonly contact?: Contact } => {
  const given = evading(
    [hussars({ id: 'hussars', at: [0, -50] }), harassers({ id: 'light', at: [0, -50 + distance] })],
    switches,
  );
  const charge: Task = { do: 'charge', target: partNamed(given, 'light') };
  const first = half(given, { hussars: [charge], ...(isDeclared && { light: EVADE }) });
  const now = half(first);
  const [contact] = contactsMade(now);
  return { now, ...(contact !== undefined && { contact, quarter: contact.since }) };
};
