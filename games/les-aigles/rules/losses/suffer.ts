import { ranksOf } from '../../shape/ranks.ts';
import { partOf, unitOfPart } from '../../state.ts';
import { happen, type Story } from '../../story.ts';
import { endanger } from '../command/hit.ts';
import { MEN } from './formula.ts';

/**
 * So many men of a part fall. Each forty take a figure, from the last company that still has one: the rear of a column,
 * the end of a line; what is left over is remembered.
 */
export const suffer = (story: Story, index: number, men: number, rules: readonly string[]): void => {
  if (men <= 0) return;
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const whole = (unit.hurt ?? 0) + men;
  const left = unit.companies.map(({ figures }) => figures);
  let figures = Math.floor(whole / MEN);
  for (const company of [...part.companies].reverse()) {
    const taken = Math.min(figures, left[company] ?? 0);
    left[company] = (left[company] ?? 0) - taken;
    figures -= taken;
  }
  const strengths = part.companies.map((company) => left[company] ?? 0);
  const isDestroyed = strengths.every((strength) => strength === 0);
  const isSame = left.join() === unit.companies.map(({ figures: had }) => had).join();
  happen(story, {
    ...{ kind: 'fell', part: index, men, hurt: whole % MEN, left },
    ranks: part.turned === undefined ? ranksOf(part.formation, strengths) : closedUp(part.ranks, strengths),
    ...(isDestroyed && { destroyed: true }),
    rules: ['LA-U1.3-7', ...(isSame ? [] : ['LA-U1.2-5']), ...rules],
  });
  if (!isSame) endanger(story, part.unit);
};

/** Figures that stand as no drill book has it fall from the rear. */
const closedUp = (ranks: readonly number[], strengths: readonly number[]): readonly number[] => {
  let left = strengths.reduce((sum, strength) => sum + strength, 0);
  return ranks.flatMap((rank) => {
    const stay = Math.min(rank, left);
    left -= stay;
    return stay > 0 ? [stay] : [];
  });
};
