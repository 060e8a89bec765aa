import type { RuleId } from '@grognard/engine';
import { eastOf, northOf, roundUnit } from '@grognard/field';
import { type BoardBlock, bodyOn } from '../../board.ts';
import type { Setting } from '../../setting.ts';
import { groundOf, levelOf } from '../ground.ts';

type Placed = Pick<BoardBlock, 'x' | 'y' | 'heading'> & Partial<BoardBlock>;

/** Woods and buildings: PB-R236a, PB-R236b. */
const groundCover = (setting: Setting, block: Placed): readonly RuleId[] => {
  const ground = groundOf(setting, bodyOn(setting.measures, block));
  if (ground === 'woods') return ['PB-R236a'];
  return ground === 'buildings' ? ['PB-R236b'] : [];
};

/** PB-R236c: higher than the other. */
const hillCover = (setting: Setting, block: Placed, from: Placed): readonly RuleId[] =>
  levelOf(setting, bodyOn(setting.measures, block)) > levelOf(setting, bodyOn(setting.measures, from))
    ? ['PB-R236c', 'PB-R168k']
    : [];

/** Every reason why a block has cover from another that looks at it from where it stands; none in the open. */
export const coverFrom = (setting: Setting, block: Placed, from: Placed): readonly RuleId[] => [
  ...groundCover(setting, block),
  ...hillCover(setting, block, from),
];

export const isInBuildings = (setting: Setting, block: Placed): boolean =>
  groundOf(setting, bodyOn(setting.measures, block)) === 'buildings';

/** PB-R168k: the attacker is looked at a block's depth back, where it stood before it was drawn up flush. */
export const whenceCame = ({ measures, switches }: Setting, attacker: BoardBlock): BoardBlock =>
  switches.hillJudged === 'inContact'
    ? attacker
    : {
        ...attacker,
        x: roundUnit(attacker.x - eastOf(attacker.heading) * measures.depth),
        y: roundUnit(attacker.y - northOf(attacker.heading) * measures.depth),
      };
