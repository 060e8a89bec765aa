/** What the woods of a table may hold that is on nobody's map. */
import { pickFrom, type Random, type Side } from '@grognard/engine';
import { cmOf, whereIn } from '@grognard/field';
import type { Setting } from '../setting.ts';
import type { FeatureEntry, Point } from '../terrain/entries.ts';
import type { Wood } from '../terrain/features.ts';
import type { HiddenFeature } from '../terrain/state.ts';
import { allOf } from '../terrain/terrain.ts';
import type { View } from '../view.ts';

const someAt = (random: Random, { area, id: wood }: Wood): FeatureEntry | undefined => {
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
    return [cmOf(Math.round(cx)), cmOf(Math.round(cy))];
  };
  const id = `${wood} ${random.below(1_000)}`;
  const names = random.below(2) === 0 ? { name: { fr: `ferme ${half}`, en: `farm ${half}` } } : {};
  if (random.below(2) === 0)
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
  const more = allOf(setting.terrain, 'wood').flatMap((wood): HiddenFeature[] => {
    const entry = random.below(2) === 0 ? someAt(random, wood) : undefined;
    return entry === undefined || taken.has(entry.id) ? [] : [{ entry, known: someKnow() }];
  });
  return [...known, ...more];
};
