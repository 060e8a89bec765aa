import type { Event } from '../../model/events.ts';
import { withPart } from '../../model/evolve.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { british, fires, half } from '../fire/firing.ts';
import { partNamed, type Scene, scene } from '../scene.ts';

export type Entry = Parameters<typeof scene>[0][number];

/** So many left of a battalion. */
export const few = (figures: number, troop = 'fusilier'): UnitEntry['companies'] => [
  { troop, figures: 9, lost: 9 - figures },
];

export const on = (features: readonly FeatureEntry[], ...units: readonly Entry[]): Scene =>
  scene(units, { features });

/** Half a period of fire on such ground. */
export const fire = (features: readonly FeatureEntry[], ...units: readonly Entry[]): Scene =>
  half(on(features, ...units));

/** The same, with an aide of each side where he sees what others do not: French, then allied. */
export const scouted = (
  [french, allied]: readonly [readonly [number, number], readonly [number, number]],
  features: readonly FeatureEntry[],
  ...units: readonly Entry[]
): Scene =>
  half(
    scene(units, {
      features,
      officers: [
        { id: 'french aide', side: 'french', rank: 'aide', at: french },
        { id: 'allied aide', side: 'allied', rank: 'aide', at: allied },
      ],
    }),
  );

export const held = (given: Scene, id: string): Extract<Event, { kind: 'held-fire' }> | undefined =>
  given.events.find(
    (event): event is Extract<Event, { kind: 'held-fire' }> =>
      event.kind === 'held-fire' && event.part === partNamed(given, id),
  );

export const heldBy = (given: Scene, id: string): string | undefined => held(given, id)?.by;

export const rules = (given: Scene, id: string): readonly string[] =>
  fires(given, id).flatMap((each) => each.rules);

export const unseen = (given: Scene, id: string, side: string): Scene => ({
  ...given,
  state: withPart(given.state, partNamed(given, id), (part) => ({ ...part, unseen: [side] })),
});

/** Fifteen British above, a French line 8 cm before them. */
export const above = (y: number): Entry => british({ id: 'above', at: [0, y], fired: true });

export const below = (y: number, more: Partial<Entry> = {}): Entry => ({
  id: 'below',
  at: [0, y],
  fired: true,
  ...more,
});
