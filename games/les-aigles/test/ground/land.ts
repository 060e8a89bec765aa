import type { Refusal } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import type { Leg, Task } from '../../model/tasks.ts';
import type { FeatureEntry, Outline } from '../../model/terrain-entries.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';

type Entries = Parameters<typeof scene>[0];

export const on = (
  features: readonly FeatureEntry[],
  units: Entries,
  switches: Parameters<typeof scene>[2] = {},
): Scene => scene(units, { features }, switches);

/** A rectangle from its south-west corner to its north-east corner. */
export const box = (west: number, south: number, east: number, north: number): Outline => [
  [west, south],
  [west, north],
  [east, north],
  [east, south],
];

export const wood = (outline: Outline, more: object = {}): FeatureEntry => ({
  ...{ kind: 'wood', id: 'wood', sort: 'wood', outline },
  ...more,
});

export const hill = (outline: Outline, crest: readonly (readonly [number, number])[], more: object = {}) =>
  ({ kind: 'hill', id: 'hill', outline, crest, ...more }) as FeatureEntry;

export const water = (
  sort: 'stream' | 'ditch' | 'river' | 'big river',
  north: number,
  width: number,
  more: object = {},
): FeatureEntry => ({
  ...{ kind: 'water', id: sort, sort, width },
  way: [
    [-120, north],
    [120, north],
  ],
  ...more,
});

export const road = (east: number, more: object = {}): FeatureEntry => ({
  ...{ kind: 'road', id: 'road' },
  way: [
    [east, -60],
    [east, 60],
  ],
  ...more,
});

export const crop = (sort: 'tall' | 'vines' | 'ploughland', outline: Outline): FeatureEntry => ({
  ...{ kind: 'crop', id: 'field', sort, outline },
});

export const line = (material: 'hedge' | 'stone wall', north: number, from = -60, to = 60): FeatureEntry => ({
  ...{ kind: 'line', id: material, material },
  way: [
    [from, north],
    [to, north],
  ],
});

export const ahead = (length: number): Leg => ({ go: 'ahead', length });
export const go = (...legs: readonly Leg[]): readonly Task[] => [{ do: 'march', legs }];
export const force = (length: number): readonly Task[] => [
  { do: 'march', legs: [ahead(length)], forced: true },
];

/** Half a period in which these do something. */
export const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>>): Scene =>
  noReaction(plan(given, plans));

export const partAt = (now: Scene, id: string) => {
  const part = now.state.parts.flat()[partNamed(now, id)];
  if (part === undefined) throw new Error(`Nobody here is called ${id}`);
  return part;
};

/** How far north the front of a unit is, in 0.001 cm. */
export const northOf = (now: Scene, id: string): number => partAt(now, id).y;

export const levelOf = (now: Scene, id: string): number => partAt(now, id).degradation;

export const whyNot = (given: Scene, id: string, tasks: readonly Task[]): readonly string[] =>
  refusalsOf(given, id, tasks).map(({ rule, code }) => `${rule} ${code}`);

/** The same, shown to the proof. */
export const denied = (
  saw: (shown: readonly Refusal[]) => unknown,
  given: Scene,
  id: string,
  tasks: readonly Task[],
): readonly string[] => {
  saw(refusalsOf(given, id, tasks));
  return whyNot(given, id, tasks);
};

export const toldOf = <Kind extends Event['kind']>(
  { events }: Scene,
  kind: Kind,
): readonly Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

export const column = { formation: 'march column' } as const;
/** Two squadrons of four hussars, in line. */
export const hussars = { companies: companies(2, 4, 'hussar') } as const;
export const skirmishers = { formation: 'skirmish', companies: companies(3, 3, 'voltigeur') } as const;
export const horseGuns = { formation: 'limbered', companies: companies(1, 3, 'horse-6pdr') } as const;
export const footGuns = { formation: 'limbered', companies: companies(1, 4, 'foot-8pdr') } as const;

export const plateau = (outline: Outline, crest: Outline): FeatureEntry => ({
  ...{ kind: 'plateau', id: 'plateau', outline, crest },
});

export const marsh = (outline: Outline): FeatureEntry => ({
  ...{ kind: 'marsh', id: 'marsh', sort: 'marsh', outline },
});
