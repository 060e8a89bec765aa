/** The view from a crest: everything, but for the dead ground behind what stands in the way. */
import { kept } from '@grognard/engine';
import { type Body, boxesMeet, polygonOf } from '@grognard/field';
import type { Drawer } from '../../model/memory.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { DEAD_GROUND, MASKED } from '../../tables/terrain.ts';
import type { Land, Rise } from './land.ts';
import { groundShade, overgrownShade, riseShade, type Shade } from './shade.ts';
import type { Stance } from './stance.ts';
import { type Hidden, hiddenAs } from './unseen.ts';

export interface CrestRules {
  readonly crestSeesOverHills: 'no' | 'yes';
}

const CRESTS: Drawer<Map<string, readonly Shade[]>> = { empty: () => new Map() };

const BEHIND_A_HOUSE: Hidden = { why: 'behind a house', rules: ['LA-O2.3-5', 'LA-O5.3-4'] };
const MASKED_BY_A_UNIT: Hidden = { why: 'masked', rules: ['LA-O2.3-6', 'LA-O2.3-8'] };

/** What the ground hides from those who hold or scout these crests. */
export const crestShades = (
  land: Land,
  own: readonly Rise[],
  { crestSeesOverHills }: CrestRules,
): readonly Shade[] => {
  const made = land.memory(CRESTS);
  const key = [crestSeesOverHills, ...own.map(({ id }) => id)].join('\n');
  const known = made.get(key);
  if (known !== undefined) return known;
  const others = crestSeesOverHills === 'yes' ? [] : land.rises.filter((rise) => !own.includes(rise));
  const shades = [
    ...land.covers
      .filter(({ sort }) => sort === 'wood')
      .map(({ area }) => groundShade(area, DEAD_GROUND, hiddenAs('behind a wood'))),
    ...land.houses.map(({ area }) => groundShade(area, DEAD_GROUND, BEHIND_A_HOUSE)),
    ...own.flatMap((rise) => rise.overgrown.map((area) => overgrownShade(rise, area, DEAD_GROUND))),
    ...others.map((rise) => riseShade(rise, DEAD_GROUND)),
  ];
  made.set(key, shades);
  return shades;
};

const COLUMNS: ReadonlySet<Formation | 'officer'> = new Set<Formation>([
  'march column',
  'section column',
  'division column',
]);
const LINES: ReadonlySet<Formation | 'officer'> = new Set<Formation>(['line', 'double line']);

/** The rule by which one unit never masks another, if there is one. */
export const neverMasks = (masker: Stance, target: Stance): string | undefined => {
  if (masker.formation === 'skirmish') return 'LA-O2.3-11';
  if (masker.arm === 'infantry' && target.arm === 'cavalry') return 'LA-O2.3-10';
  const isNarrower = masker.front < target.front;
  return COLUMNS.has(masker.formation) && LINES.has(target.formation) && isNarrower ? 'LA-O2.3-9' : undefined;
};

/** Whether somebody stands near enough before another to mask him from some side. */
export const couldMask = (masker: Stance, target: Stance): boolean =>
  masker !== target && masker.open !== undefined && boxesMeet(masker.open, target.body, MASKED);

/** LA-O2.3-6: a unit hides what stands right behind it. */
const shadesOfUnit = (body: Body): readonly Shade[] => {
  const { points } = body.pieces;
  return Array.from({ length: points.length / 8 }, (_, block) => {
    const corner = (n: number): readonly [number, number] => [
      points[8 * block + 2 * n] ?? 0,
      points[8 * block + 2 * n + 1] ?? 0,
    ];
    const area = polygonOf([corner(0), corner(1), corner(2), corner(3)]);
    return groundShade(area, MASKED, MASKED_BY_A_UNIT, body);
  });
};

interface Masks {
  readonly of: (body: Body) => readonly Shade[];
  readonly by: WeakMap<readonly Stance[], Map<Stance, readonly Shade[]>>;
}

const MASKS: Drawer<Masks> = { empty: () => ({ of: kept(shadesOfUnit), by: new WeakMap() }) };

/** What the target's own friends hide of it. */
export const maskShades = (land: Land, target: Stance, friends: readonly Stance[]): readonly Shade[] => {
  const masks = land.memory(MASKS);
  const made = masks.by.get(friends) ?? new Map<Stance, readonly Shade[]>();
  masks.by.set(friends, made);
  const known = made.get(target);
  if (known !== undefined) return known;
  const shades = friends.flatMap((friend) =>
    couldMask(friend, target) && neverMasks(friend, target) === undefined && friend.open !== undefined
      ? masks.of(friend.open)
      : [],
  );
  made.set(target, shades);
  return shades;
};
