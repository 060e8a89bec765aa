import type { RuleId } from '@grognard/engine';
import { eastOf, northOf, roundUnit } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { groundFacts, levelOf } from '../../ground/under.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { Setting } from '../../model/setting.ts';

type Placed = Pick<BoardBlock, 'x' | 'y' | 'heading'> & Partial<BoardBlock>;

const facts = (setting: Setting, block: Placed) => groundFacts(setting, bodyOn(setting, block), block.ground);

/** A reason for which a block has cover. */
export interface Cover {
  readonly of: 'ground' | 'scenario' | 'hill';
  readonly rule: RuleId;
}

/** Woods and buildings: PB-R236a, PB-R236b; what else the scenario makes cover: PB-R003. */
const groundCover = (setting: Setting, block: Placed): readonly Cover[] => {
  const { name, covers, special } = facts(setting, block);
  if (!covers) return [];
  const printed = name === 'woods' ? WOODS : name === 'buildings' ? BUILDINGS : [];
  return special ? [...printed, { of: 'scenario', rule: 'PB-R003' }] : printed;
};

const WOODS: readonly Cover[] = [{ of: 'ground', rule: 'PB-R236a' }];
const BUILDINGS: readonly Cover[] = [{ of: 'ground', rule: 'PB-R236b' }];
const HILL: readonly Cover[] = [
  { of: 'hill', rule: 'PB-R236c' },
  { of: 'hill', rule: 'PB-R168k' },
];

/** PB-R236c: higher than the other. */
const hillCover = (setting: Setting, block: Placed, from: Placed): readonly Cover[] =>
  setting.terrain.chart.some(({ name, covers }) => name === 'slope' && covers) &&
  levelOf(setting, bodyOn(setting, block)) > levelOf(setting, bodyOn(setting, from))
    ? HILL
    : [];

/** Every reason why a block has cover from another that looks at it from where it stands; none in the open. */
export const coverFrom = (setting: Setting, block: Placed, from: Placed): readonly Cover[] => [
  ...groundCover(setting, block),
  ...hillCover(setting, block, from),
];

/** PB-R158: where nobody can be flanked, which is among buildings. */
export const isSheltered = (setting: Setting, block: Placed): boolean => facts(setting, block).shelters;

/** The same of whoever attacked it, by how he came: what has turned since looks from elsewhere, but came from there. */
export const coverFromAttack = (
  setting: Setting,
  block: BoardBlock,
  attacker: BoardBlock,
  uphill: boolean | undefined,
): readonly Cover[] => {
  if (uphill === undefined || setting.switches.hillJudged === 'inContact')
    return coverFrom(setting, block, whenceCame(setting, attacker));
  return [...groundCover(setting, block), ...(uphill ? HILL : [])];
};

/** PB-R168k: whether a block attacks another from below. */
export const isUphill = (setting: Setting, attacker: BoardBlock, target: BoardBlock): boolean =>
  hillCover(setting, target, aDepthBack(setting, attacker)).length > 0;

/** PB-R168k: the attacker is looked at a block's depth back, where it stood before it was drawn up flush. */
const whenceCame = (setting: Setting, attacker: BoardBlock): BoardBlock =>
  setting.switches.hillJudged === 'inContact' ? attacker : aDepthBack(setting, attacker);

const aDepthBack = ({ measures }: Setting, attacker: BoardBlock): BoardBlock => ({
  ...attacker,
  x: roundUnit(attacker.x - eastOf(attacker.heading) * measures.depth),
  y: roundUnit(attacker.y - northOf(attacker.heading) * measures.depth),
});
