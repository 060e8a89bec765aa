import { flat } from '@grognard/engine';
import type { Pose } from '@grognard/field';
import { turnBetween } from '@grognard/field';
import type { Level, Told, View } from '@grognard/les-aigles/for-page';
import type { Placed } from './eyes.svelte.ts';
import type { Judge } from './judge.ts';

/** Something to see in a scene besides those who move. */
type Mark =
  | { readonly kind: 'fire'; readonly part: number; readonly target: number; readonly men: number }
  | { readonly kind: 'met'; readonly attacker: number; readonly defender: number }
  | {
      readonly kind: 'fought';
      readonly attacker: number;
      readonly defender: number;
      readonly men: readonly [number, number];
    }
  | { readonly kind: 'test'; readonly part: number; readonly dice: readonly number[]; readonly score: number }
  | { readonly kind: 'fell'; readonly part: number; readonly men: number }
  | { readonly kind: 'sign'; readonly part: number; readonly told: Told['kind'] };

type Title =
  | { readonly level: Level; readonly quarter: number }
  | { readonly step: 'fire' | 'morale' | 'melee' | 'orders' | 'manoeuvres'; readonly quarter: number };

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

const poseIn = (view: View, part: number): Pose | undefined => flat(view.parts)[part];

const marksOf = (told: Told): readonly Mark[] => {
  switch (told.kind) {
    case 'fired':
      return [{ kind: 'fire', part: told.part, target: told.target, men: told.men }];
    case 'met':
      return [{ kind: 'met', attacker: told.contact.attacker, defender: told.contact.defender }];
    case 'fought': {
      const { attacker, defender } = told.strikes;
      return [
        {
          ...{ kind: 'fought', attacker: told.attacker, defender: told.defender },
          men: [defender?.men ?? 0, attacker?.men ?? 0],
        },
      ];
    }
    case 'tested':
      return [{ kind: 'test', part: told.part, dice: told.dice, score: told.score }];
    case 'fell':
      return told.men > 0 ? [{ kind: 'fell', part: told.part, men: told.men }] : [];
    case 'charges':
    case 'routed':
    case 'evades':
    case 'rallies':
    case 'retreats':
    case 'degraded':
    case 'steadied':
    case 'broke-loose':
      return [{ kind: 'sign', part: told.part, told: told.kind }];
    default:
      return [];
  }
};

/** What belongs together: a level of a quarter, or a step after it. */
const titleOf = (told: Told, last: Title): Title => {
  const { quarter } = last;
  switch (told.kind) {
    case 'moved':
      return { level: told.level, quarter };
    case 'rode':
      return { level: 'officers', quarter };
    case 'quarter':
    case 'half':
      return { step: 'orders', quarter: told.quarter };
    case 'step':
      return { step: told.step, quarter };
    case 'completed':
    case 'detached':
    case 'joined':
      return 'level' in last ? { step: 'manoeuvres', quarter } : last;
    default:
      return last;
  }
};

const sameTitle = (a: Title, b: Title): boolean =>
  a.quarter === b.quarter &&
  ('level' in a ? 'level' in b && a.level === b.level : 'step' in b && a.step === b.step);

const wayOf = (view: View, told: Told): readonly (readonly [string, readonly Pose[]])[] => {
  switch (told.kind) {
    case 'moved':
      return [[`p${told.part}`, [...told.way, told.to]]];
    case 'recoiled':
    case 'followed-up':
    case 'pushed-aside':
    case 'closed-up': {
      const from = poseIn(view, told.part);
      return from === undefined ? [] : [[`p${told.part}`, [from, told.to]]];
    }
    case 'rode': {
      const officer = view.officers[told.officer];
      if (officer === undefined) return [];
      const pose = (x: number, y: number): Pose => ({ x, y, heading: 0 });
      return [[`o${told.officer}`, [pose(officer.x, officer.y), pose(told.x, told.y)]]];
    }
    default:
      return [];
  }
};

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
    const title = titleOf(each, making.title);
    if (!sameTitle(title, making.title)) {
      end();
      making = begun(title, view);
    }
    for (const [key, way] of wayOf(view, each)) {
      const known = making.ways.get(key);
      making.ways.set(key, known === undefined ? [...way] : [...known, ...way.slice(1)]);
    }
    making.marks.push(...marksOf(each));
    making.told.push(each);
    view = evolve(view, each);
  }
  end();
  return scenes;
};

const begun = (title: Title, before: View): Making => ({
  ...{ title, before, ways: new Map(), marks: [], told: [] },
});

const isWorthSeeing = ({ told }: Making): boolean =>
  told.some(
    ({ kind }) => kind === 'completed' || kind === 'detached' || kind === 'joined' || kind === 'began',
  );

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
