import { type Refusal, refuse } from '@grognard/engine';
import { keepsDressing } from '../../ground/motion/pace.ts';
import type { Leg } from '../../model/tasks.ts';
import type { Formation } from '../../model/vocabulary.ts';
import type { Glance } from '../planning/glance.ts';

/** LA-M2.3-4: how far a march can slant off the heading. */
export const MOST_SLANT = 4_500;

const LINES: ReadonlySet<Formation> = new Set(['line', 'double line']);

/** What stands against one leg of a march, wherever it leads. */
export const judgeLeg = (glance: Glance, leg: Leg): readonly Refusal[] => {
  switch (leg.go) {
    case 'ahead':
      return [];
    case 'wheel':
      return judgeWheel(glance);
    case 'oblique':
      return judgeOblique(glance, leg.slant);
    case 'back':
      return judgeBack(glance);
    case 'sideways':
      return glance.part.formation === 'square'
        ? []
        : [refuse('LA-U2.2-32', 'only-a-square', { unit: glance.unit.id })];
  }
};

const judgeWheel = ({ part, unit }: Glance): readonly Refusal[] =>
  part.formation === 'square' ? [refuse('LA-M2.1-11', 'square-wheels', { unit: unit.id })] : [];

/** Whether a double line marches as a line does: LA-M2.3-1. */
const isLine = ({ setting, part }: Glance): boolean =>
  part.formation === 'line' ||
  (part.formation === 'double line' && setting.switches.doubleLineMarches === 'asLine');

const judgeOblique = (glance: Glance, slant: number): readonly Refusal[] => {
  const { unit } = glance;
  const who = { unit: unit.id };
  return [
    ...(unit.arm === 'infantry' && isLine(glance) ? [] : [refuse('LA-M2.3-1', 'oblique-formation', who)]),
    ...(keepsDressing(unit) ? [] : [refuse('LA-M2.3-2', 'oblique-status', who)]),
    ...(Math.abs(slant) <= MOST_SLANT && slant !== 0
      ? []
      : [refuse('LA-M2.3-4', 'oblique-angle', { ...who, degrees: Math.abs(slant) / 100 })]),
  ];
};

const judgeBack = (glance: Glance): readonly Refusal[] => {
  const { part, unit } = glance;
  const who = { unit: unit.id };
  if (part.formation === 'square') return [];
  const isAble = unit.arm === 'infantry' && (isLine(glance) || part.formation === 'skirmish');
  return [
    ...(keepsDressing(unit) ? [] : [refuse('LA-M2.4-1', 'back-status', who)]),
    ...(isAble ? [] : [refuse('LA-M2.4-2', 'back-formation', who)]),
  ];
};

/** LA-M4.2-9: guns that have just been limbered drive off straight before they wheel. */
export const judgeDeparture = ({ part, unit }: Glance, [first]: readonly Leg[]): readonly Refusal[] =>
  part.hitched === true && first?.go === 'wheel'
    ? [refuse('LA-M4.2-9', 'drive-off-first', { unit: unit.id })]
    : [];

const FORCED: ReadonlySet<Formation> = new Set(['march column', 'section column', 'limbered']);

/** LA-M2.5-5: three periods in a row. */
export const MOST_FORCED = 12;

export const judgeForced = ({ part, unit, quarters }: Glance): readonly Refusal[] => {
  const who = { unit: unit.id };
  if (part.formation === 'skirmish') return [refuse('LA-M2.5-8', 'forced-skirmishers', who)];
  if (!FORCED.has(part.formation) || LINES.has(part.formation))
    return [refuse('LA-M2.5-2', 'forced-formation', who)];
  const left = MOST_FORCED - (part.forced ?? 0);
  return left >= Math.min(1, quarters) ? [] : [refuse('LA-M2.5-5', 'forced-too-long', who)];
};
