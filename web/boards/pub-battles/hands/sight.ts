import { type Blocker, bodyOf, cmOf } from '@grognard/field';
import { type BoardBlock, bodyOn, type Setting, threadBetween } from '@grognard/pub-battles/for-page';

/** One end of a line of sight: a piece, or a bare place. */
export type Looker = { readonly x: number; readonly y: number; readonly block?: BoardBlock | undefined };

export interface SightFound {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly isFree: boolean;
  /** Where the thread breaks, and what breaks it. */
  readonly broken?: { readonly x: number; readonly y: number; readonly cm: number };
  readonly blocker?: { readonly kind: 'woods' | 'buildings' | 'crest'; readonly outline: readonly number[] };
}

const bodyAt = (setting: Setting, { x, y, block }: Looker) =>
  block === undefined ? bodyOf([{ x, y, heading: 0, halfFront: 1, halfDepth: 1 }]) : bodyOn(setting, block);

const outlineOf = ({ shape }: Blocker): readonly number[] =>
  shape.kind === 'polygon'
    ? [...shape.rings.points.subarray(0, shape.rings.starts[1])]
    : [...shape.pieces.points];

/** Woods come first among the blockers, then buildings, then crests, as the terrain lays them out. */
const kindOf = ({ source: { map } }: Setting, blocker: number): 'woods' | 'buildings' | 'crest' => {
  if (blocker < map.woods.length) return 'woods';
  return blocker < map.woods.length + map.buildings.length ? 'buildings' : 'crest';
};

/** Whether one sees the other, as the referee judges it; and if not, where the line between them breaks. */
export const sightOf = (setting: Setting, a: Looker, b: Looker): SightFound => {
  const { from, to, isSeen, stopped } = threadBetween(setting, bodyAt(setting, a), bodyAt(setting, b));
  const found = { from, to, isFree: isSeen };
  const blocker = stopped === undefined ? undefined : setting.terrain.sight.blockers[stopped.blocker];
  if (stopped === undefined || blocker === undefined) return found;
  const { at } = stopped;
  return {
    ...found,
    broken: { ...at, cm: Math.round(cmOf(Math.hypot(at.x - from.x, at.y - from.y)) * 10) / 10 },
    blocker: { kind: kindOf(setting, stopped.blocker), outline: outlineOf(blocker) },
  };
};
