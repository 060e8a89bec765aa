import { type Blocker, cmOf, sees, sightBetween, stoppedAt, whatStops } from '@grognard/field';
import { type BoardBlock, bodyOn, eyesOf, type Setting } from '@grognard/pub-battles';

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
  block === undefined
    ? bodyOn({ ...setting.measures, staff: 2 }, { x, y, heading: 0, arm: 'staff' })
    : bodyOn(setting.measures, block);

const outlineOf = ({ shape }: Blocker): readonly number[] =>
  shape.kind === 'polygon'
    ? [...shape.rings.points.subarray(0, shape.rings.starts[1])]
    : [...shape.pieces.points];

/** Woods come first among the blockers, then buildings, then crests, as the terrain lays them out. */
const kindOf = ({ source: { map } }: Setting, blocker: number): 'woods' | 'buildings' | 'crest' => {
  if (blocker < map.woods.length) return 'woods';
  return blocker < map.woods.length + map.buildings.length ? 'buildings' : 'crest';
};

/** Whether two see each other, all round, as spotting asks it; and if not, where the line between them breaks. */
export const sightOf = (setting: Setting, a: Looker, b: Looker): SightFound => {
  const { sight } = setting.terrain;
  const [bodyA, bodyB] = [bodyAt(setting, a), bodyAt(setting, b)];
  const [az, bz] = eyesOf(setting, bodyA, bodyB);
  const free =
    a.block === undefined && b.block === undefined
      ? sees(sight, a.x, a.y, b.x, b.y, az, bz)
        ? { ax: a.x, ay: a.y, bx: b.x, by: b.y }
        : undefined
      : sightBetween(sight, { body: bodyA, height: az }, { body: bodyB, height: bz });
  if (free !== undefined)
    return { from: { x: free.ax, y: free.ay }, to: { x: free.bx, y: free.by }, isFree: true };
  const stopper = whatStops(sight, a.x, a.y, b.x, b.y, az, bz);
  const blocker = sight.blockers[stopper];
  const ends = { from: { x: a.x, y: a.y }, to: { x: b.x, y: b.y }, isFree: false };
  if (blocker === undefined) return ends;
  const share = stoppedAt(blocker, a.x, a.y, az, b.x, b.y, bz);
  const [dx, dy] = [(b.x - a.x) * share, (b.y - a.y) * share];
  return {
    ...ends,
    broken: { x: a.x + dx, y: a.y + dy, cm: Math.round(cmOf(Math.hypot(dx, dy)) * 10) / 10 },
    blocker: { kind: kindOf(setting, stopper), outline: outlineOf(blocker) },
  };
};
