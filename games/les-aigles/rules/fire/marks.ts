/** Whom a fire order chooses, and what of it a fire has followed. */
import type { AimedFire, FireOrder, Mark } from '../../model/fire-order.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import { saysAnything } from '../planning/fire-order.ts';
import { isMassed } from './factor.ts';
import type { Standing } from './ground.ts';

const KINDS: Readonly<Record<Mark, (foe: Pick<Standing, 'part' | 'unit'>) => boolean>> = {
  foot: ({ unit }) => unit.arm === 'infantry',
  horse: ({ unit }) => unit.arm === 'cavalry',
  guns: ({ unit }) => isArtillery(unit.arm),
  skirmishers: ({ part }) => part.formation === 'skirmish' && part.inside === undefined,
  massed: isMassed,
};

/** LA-S3.4-42: the named one first, then those of the kind, then all others. */
export const choiceOf = ({ target, prefer }: AimedFire, foe: Standing): number => {
  if (foe.index === target) return 0;
  return prefer !== undefined && KINDS[prefer](foe) ? 1 : 2;
};

/** Whether it may be fired at at all. */
export const isAllowed = (order: AimedFire, foe: Standing): boolean =>
  order.only !== true || choiceOf(order, foe) < 2;

/** The rules of an order that a fire has followed; only its own side learns them. */
export const orderRules = (order: FireOrder, target: Standing, isPartCovered: boolean): readonly string[] => {
  if (order === 'hold') return ['LA-S3.4-38', 'LA-S3.4-40'];
  if (!saysAnything(order)) return [];
  return [
    'LA-S3.4-38',
    ...(order.within === undefined ? [] : ['LA-S3.4-41']),
    ...(choiceOf(order, target) < 2 ? ['LA-S3.4-42'] : []),
    ...(order.shot === undefined ? [] : ['LA-S3.4-44']),
    ...(order.at !== undefined && isPartCovered ? ['LA-S3.4-45'] : []),
  ];
};
