/** What the tests of houses have in common. */
import type { SwitchValues } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { partOf } from '../../model/evolve.ts';
import type { Inside } from '../../model/house.ts';
import type { Part } from '../../model/part.ts';
import type { Scenario, UnitEntry } from '../../model/scenario.ts';
import type { Post, Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { companies, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';

/** The walls of the mill. */
export const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

/** A house of 12 by 6 cm about the middle of the table, by a road along its western wall. */
export const mill = (width = 12, depth = 6): readonly FeatureEntry[] => [
  {
    kind: 'house',
    id: 'mill',
    corners: [
      [-width / 2, depth / 2],
      [width / 2, depth / 2],
      [width / 2, -depth / 2],
      [-width / 2, -depth / 2],
    ],
  },
  {
    kind: 'road',
    id: 'road',
    way: [
      [-width / 2 - 2.25, -60],
      [-width / 2 - 2.25, 60],
    ],
  },
];

type Entry = Parameters<typeof scene>[0][number];

export const hamlet = (
  units: readonly Entry[],
  more: Partial<Scenario> = {},
  switches: SwitchValues = {},
): Scene => scene(units, { features: mill(), ...more }, switches);

/** Four French companies of three in a column three wide, facing north from so far south. */
export const column = (entry: Partial<Entry> & Pick<UnitEntry, 'id' | 'at'>): Entry => ({
  formation: 'march column',
  companies: companies(4, 3),
  ...entry,
});

/** The same in the mill, on whatever side. */
export const garrison = (
  posts: readonly (readonly [wall: number, company: number, figures: number])[] | undefined,
  entry: Partial<Entry> = {},
): Entry => ({
  ...{ id: 'garrison', side: 'allied', formation: 'line', companies: companies(4, 3), at: [0, 0] },
  inside: {
    house: 'mill',
    ...(posts !== undefined && {
      posts: posts.map(([wall, company, figures]) => ({ wall, company, figures })),
    }),
  },
  ...entry,
});

export const posted = (
  ...posts: readonly (readonly [wall: number, company: number, figures: number])[]
): Post[] => posts.map(([wall, company, figures]) => ({ wall, company, figures }));

export const enter = (wall: number, posts?: readonly Post[]): Task => ({
  ...{ do: 'enter', house: 'mill', wall },
  ...(posts !== undefined && { posts }),
});

export const ahead = (cm: number): Task => ({ do: 'march', legs: [{ go: 'ahead', length: cm * 1_000 }] });

/** Half a period. */
export const half = (
  given: Scene,
  plans: Readonly<Record<string, readonly Task[]>> = {},
  dice: readonly number[] = [],
): Scene => noReaction(plan(given, plans, dice));

/** Half periods in which everybody stands. */
export const wait = (given: Scene, halves = 1): Scene =>
  Array.from({ length: halves }).reduce((now: Scene) => half(now), given);

export const partOfUnit = (given: Scene, id: string): Part => partOf(given.state, partNamed(given, id));

export const insideOf = (given: Scene, id: string): Inside | undefined => partOfUnit(given, id).inside;

/** Figures at each wall. */
export const atWalls = (given: Scene, id: string): readonly number[] =>
  [NORTH, EAST, SOUTH, WEST].map((wall) =>
    (insideOf(given, id)?.posts ?? [])
      .filter((post) => post.wall === wall)
      .reduce((sum, { figures }) => sum + figures, 0),
  );

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>;

export const all = <K extends Event['kind']>(given: Pick<Scene, 'events'>, kind: K): readonly Kind<K>[] =>
  given.events.filter((event): event is Kind<K> => event.kind === kind);

/** Figures that fought at a wall, attackers and defenders. */
export const boutAt = (given: Scene, wall: number): readonly (number | undefined)[] => {
  const bouts = all(given, 'fought').filter((event) => event.wall === wall);
  const bout = bouts[bouts.length - 1];
  return [bout?.strikes.attacker?.figures, bout?.strikes.defender?.figures];
};
