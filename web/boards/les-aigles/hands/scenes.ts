import type { Pose } from '@grognard/field';
import { turnBetween } from '@grognard/field';
import type { Told, View } from '@grognard/les-aigles/for-page';
import type { Placed } from './eyes.svelte.ts';
import type { Judge } from './judge.ts';
import { type Mark, type Picture, pictures, type Title } from './pictures.ts';

/** A moment of the playback: everything that happens at once. */
export interface Scene {
  readonly title: Title;
  readonly before: View;
  readonly after: View;
  /** Ways by `p3` (a part) or `o1` (an officer). */
  readonly ways: ReadonlyMap<string, readonly Pose[]>;
  readonly marks: readonly Mark[];
  readonly told: readonly Told[];
}

interface Making {
  readonly title: Title;
  readonly before: View;
  readonly ways: Map<string, Pose[]>;
  readonly marks: Mark[];
  readonly told: Told[];
}

const sameTitle = (a: Title, b: Title): boolean =>
  a.quarter === b.quarter &&
  ('level' in a ? 'level' in b && a.level === b.level : 'step' in b && a.step === b.step);

/** Cuts what was told into scenes; the views between are made of what was told, and of nothing else. */
export const scenesOf = (told: readonly Told[], before: View, evolve: Judge['evolve']): readonly Scene[] => {
  const scenes: Scene[] = [];
  let view = before;
  let making: Making = begun({ step: 'orders', quarter: before.quarter }, view);
  const end = (): void => {
    if (making.ways.size > 0 || making.marks.length > 0 || isWorthSeeing(making))
      scenes.push({ ...making, after: view });
  };
  for (const each of told) {
    const picture: Picture<Told> = pictures[each.kind];
    const title = picture.title?.(each, making.title) ?? making.title;
    if (!sameTitle(title, making.title)) {
      end();
      making = begun(title, view);
    }
    for (const [key, way] of picture.ways?.(each, view) ?? []) {
      const known = making.ways.get(key);
      making.ways.set(key, known === undefined ? [...way] : [...known, ...way.slice(1)]);
    }
    making.marks.push(...(picture.marks?.(each) ?? []));
    making.told.push(each);
    view = evolve(view, each);
  }
  end();
  return scenes;
};

const begun = (title: Title, before: View): Making => ({
  ...{ title, before, ways: new Map(), marks: [], told: [] },
});

const isWorthSeeing = ({ told }: Making): boolean => told.some(({ kind }) => pictures[kind].seen === true);

const eased = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

const lengthOf = (a: Pose, b: Pose): number =>
  Math.hypot(b.x - a.x, b.y - a.y) + Math.abs(turnBetween(a.heading, b.heading)) * 1.5 + 1;

/** Where somebody is on his way after a share of it; a wheel swings about its corner. */
export const placeOn = (way: readonly Pose[], share: number, even = false): Placed => {
  const [first] = way;
  const last = way[way.length - 1] as Pose;
  if (first === undefined || share >= 1) return last;
  const lengths = way.slice(1).map((pose, i) => lengthOf(way[i] as Pose, pose));
  let left = (even ? share : eased(share)) * lengths.reduce((sum, each) => sum + each, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length) return between(way[i] as Pose, way[i + 1] as Pose, left / length);
    left -= length;
  }
  return last;
};

const between = (a: Pose, b: Pose, share: number): Placed => {
  const turn = turnBetween(a.heading, b.heading);
  const heading = a.heading + turn * share;
  const straight = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, heading };
  if (Math.abs(turn) < 50) return straight;
  // The place about which the one pose is turned into the other.
  const half = (turn / 100 / 2) * (Math.PI / 180);
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const off = 1 / Math.tan(half) / 2;
  const [cx, cy] = [mx + (b.y - a.y) * off, my - (b.x - a.x) * off];
  const angle = -2 * half * share;
  const [dx, dy] = [a.x - cx, a.y - cy];
  return {
    x: cx + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: cy + dx * Math.sin(angle) + dy * Math.cos(angle),
    heading,
  };
};
