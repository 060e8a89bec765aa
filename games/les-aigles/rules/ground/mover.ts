/** Who goes over the ground. */
import { type Block, type Body, bodyOf, eastOf, northOf } from '@grognard/field';
import type { Part } from '../../model/part.ts';
import type { Unit } from '../../model/unit.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { figureBase, skirmishBase } from '../../tables/bases.ts';
import { ALLEY_FRONT, ROAD_FRONT } from '../../tables/terrain.ts';

export interface Mover {
  readonly unit: Pick<Unit, 'arm'>;
  readonly part: Pick<Part, 'formation' | 'ranks'>;
  readonly forced?: boolean;
  /** It does not go of its own will. */
  readonly isDriven?: boolean;
  /** It asks for what a road adds. */
  readonly usesRoad?: boolean;
}

/** Gunners who have lost their guns go on foot like anybody. */
export const goesAsArtillery = ({ unit: { arm }, part: { formation } }: Mover): boolean =>
  (arm === 'foot artillery' || arm === 'horse artillery') && formation !== 'skirmish';

export const isSkirmishing = ({ part }: Mover): boolean => part.formation === 'skirmish';

const RANKED: ReadonlySet<Formation> = new Set([
  ...(['line', 'double line', 'march column', 'section column', 'division column'] as const),
  ...(['skirmish', 'limbered'] as const),
]);

/** LA-O7.1-3, LA-O7.1-4, LA-O7.1-5, LA-O7.1-6: whether it is narrow enough for a road. */
export const isNarrow = ({ unit: { arm }, part: { formation, ranks } }: Mover): boolean => {
  if (!RANKED.has(formation)) return false;
  if (formation === 'limbered') return true;
  return Math.max(...ranks) <= (arm === 'cavalry' ? ROAD_FRONT.cavalry : ROAD_FRONT.infantry);
};

/** By which rule it is narrow enough. */
export const frontRules = ({ unit: { arm } }: Mover): readonly string[] => {
  if (arm === 'infantry') return ['LA-O7.1-3'];
  return [arm === 'cavalry' ? 'LA-O7.1-4' : 'LA-O7.1-5'];
};

export const fitsAlley = ({ part: { ranks } }: Mover): boolean => Math.max(...ranks) <= ALLEY_FRONT;

const MARCHES: ReadonlySet<Formation> = new Set(['march column', 'section column', 'limbered']);

/** LA-O7.1-2: whom a road lets go farther. */
export const gainsByRoad = (mover: Mover): boolean => MARCHES.has(mover.part.formation) && isNarrow(mover);

/** How deep one rank is. */
export const rankDepth = ({ unit: { arm }, part: { formation } }: Mover): number =>
  (formation === 'skirmish' ? skirmishBase(arm) : figureBase(arm)).depth;

/** The same ground rank by rank. */
export const rankBodies = (mover: Mover, blocks: readonly Block[]): readonly Body[] =>
  blocks.flatMap((block) => {
    const count =
      mover.part.formation === 'limbered'
        ? 1
        : Math.max(1, Math.round((2 * block.halfDepth) / rankDepth(mover)));
    const half = block.halfDepth / count;
    const [east, north] = [eastOf(block.heading), northOf(block.heading)];
    return Array.from({ length: count }, (_, rank) => {
      const ahead = block.halfDepth - half * (2 * rank + 1);
      return bodyOf([{ ...block, x: block.x + east * ahead, y: block.y + north * ahead, halfDepth: half }]);
    });
  });
