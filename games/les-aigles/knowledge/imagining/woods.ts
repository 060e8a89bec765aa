/** What the woods of a table may hold that is on nobody's map. */
import { pickFrom, type Random, type Side } from '@grognard/engine';
import { cmOf, roundUnit, whereIn } from '@grognard/field';
import { allOf } from '../../ground/terrain/terrain.ts';
import type { Wood } from '../../model/features.ts';
import type { Setting } from '../../model/setting.ts';
import type { FeatureEntry, Point } from '../../model/terrain-entries.ts';
import type { HiddenFeature } from '../../model/terrain-state.ts';
import type { View } from '../../model/view.ts';

const someAt = (
  random: Random,
  { area, id: wood }: Wood,
  kind: 'house' | 'marsh',
): FeatureEntry | undefined => {
  const [wide, deep] = [area.maxX - area.minX, area.maxY - area.minY];
  const [x, y] = [area.minX + random.next() * wide, area.minY + random.next() * deep];
  const half = 500 + random.below(2_000);
  const corners = [
    [x - half, y - half],
    [x - half, y + half],
    [x + half, y + half],
    [x + half, y - half],
  ] as const;
  if (!corners.every(([cx, cy]) => whereIn(area, cx, cy) === 'inside')) return undefined;
  const corner = (n: number): Point => {
    const [cx, cy] = corners[n] ?? [x, y];
    return [cmOf(roundUnit(cx)), cmOf(roundUnit(cy))];
  };
  const id = `${wood} ${random.below(1_000)}`;
  const names = random.below(2) === 0 ? { name: { fr: `ferme ${half}`, en: `farm ${half}` } } : {};
  if (kind === 'house')
    return {
      kind: 'house',
      id,
      hiddenIn: wood,
      ...names,
      corners: [corner(0), corner(1), corner(2), corner(3)],
    };
  const outline = [corner(0), corner(1), corner(2), corner(3)];
  const sort = pickFrom(random, ['marsh', 'pond'] as const) ?? 'pond';
  return { kind: 'marsh', id, sort, hiddenIn: wood, ...names, outline };
};

const TRIES = 8;

/** What a wood may hold: a house, some water, both or neither. */
const someIn = (random: Random, wood: Wood): readonly FeatureEntry[] =>
  (['house', 'marsh'] as const).flatMap((kind) => {
    if (random.below(3) === 0) return [];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const entry = someAt(random, wood, kind);
      if (entry !== undefined) return [entry];
    }
    return [];
  });

/** Some more than the seat knows of, known to others or to nobody. */
export const someHidden = (
  setting: Setting,
  { terrain }: View,
  others: readonly Side[],
  random: Random,
): readonly HiddenFeature[] => {
  const someKnow = (): readonly Side[] => others.filter(() => random.below(3) === 0);
  const known = terrain.hidden.map((hidden) => ({
    ...hidden,
    known: [...new Set([...hidden.known, ...someKnow()])].sort(),
  }));
  const taken = new Set([...setting.terrain.byId.keys(), ...terrain.hidden.map(({ entry }) => entry.id)]);
  const more = allOf(setting.terrain, 'wood')
    .flatMap((wood) => someIn(random, wood))
    .filter(({ id }) => !taken.has(id))
    .map((entry): HiddenFeature => ({ entry, known: someKnow() }));
  const ids = more.map(({ entry }) => entry.id);
  return [...known, ...more.filter(({ entry }, place) => ids.indexOf(entry.id) === place)];
};
