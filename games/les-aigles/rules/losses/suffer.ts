import { roundUnit } from '@grognard/field';
import { blocksOf } from '../../shape/blocks.ts';
import { ranksOf } from '../../shape/ranks.ts';
import { partOf, unitOfPart } from '../../state.ts';
import type { Part } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';
import type { Arm } from '../../vocabulary.ts';
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
  const before = part.companies.map((company) => unit.companies[company]?.figures ?? 0);
  const isRegular = ranksOf(part.formation, before).join() === part.ranks.join();
  const ranks = isRegular ? ranksOf(part.formation, strengths) : closedUp(part.ranks, strengths);
  happen(story, {
    ...{ kind: 'fell', part: index, men, hurt: whole % MEN, left, ranks },
    ...(isDestroyed ? {} : held(part, ranks, unit.arm)),
    ...(isDestroyed && { destroyed: true }),
    rules: [
      'LA-U1.3-7',
      ...(left.join() === unit.companies.map(({ figures: had }) => had).join() ? [] : ['LA-U1.2-5']),
      ...rules,
    ],
  });
};

/** Squadrons apart from each other do not shift because one of them closes up: the first stays where it is. */
const held = (
  part: Part,
  ranks: readonly number[],
  arm: Arm,
): { readonly at?: { readonly x: number; readonly y: number } } => {
  if (part.formation !== 'echelon' && part.formation !== 'chequer') return {};
  const [stood] = blocksOf(part, arm);
  const [stands] = blocksOf({ ...part, ranks }, arm);
  if (stood === undefined || stands === undefined) return {};
  const [dx, dy] = [stood.x - stands.x, stood.y - stands.y];
  return dx === 0 && dy === 0 ? {} : { at: { x: roundUnit(part.x + dx), y: roundUnit(part.y + dy) } };
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
