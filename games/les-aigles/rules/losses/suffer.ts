import type { Pose } from '@grognard/field';
import { extentOf } from '../../ground/shape/blocks.ts';
import { columnUnder, shifted } from '../../ground/shape/change.ts';
import { closedUp, ranksOf } from '../../ground/shape/ranks.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { MEN } from '../../tables/loss-formula.ts';
import { leaveWreck } from './left-guns.ts';
import { endanger } from './officers-hit.ts';

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
  const formation = part.formation === 'full square' ? columnUnder(unit, part) : part.formation;
  const before = part.companies.map((company) => unit.companies[company]?.figures ?? 0);
  const isRegular = ranksOf(formation, before).join() === part.ranks.join();
  const ranks = isRegular ? ranksOf(formation, strengths) : closedUp(part.ranks, sum(strengths));
  const to = keptPlace(story.setting, part, unit, ranks);
  const isDestroyed = strengths.every((strength) => strength === 0);
  const isSame = left.join() === unit.companies.map(({ figures: had }) => had).join();
  if (isDestroyed) leaveWreck(story, index);
  happen(story, {
    kind: 'fell',
    part: index,
    men,
    hurt: whole % MEN,
    left,
    ranks,
    ...(to !== undefined && !isDestroyed && { to }),
    ...(isDestroyed && { destroyed: true }),
    rules: ['LA-U1.3-7', ...(isSame ? [] : ['LA-U1.2-5']), ...rules],
  });
  if (!isSame) endanger(story, part.unit);
};

/** Squadrons that keep their places when the last of them grows narrower: the middle of the whole goes the other way. */
const keptPlace = (
  setting: Memories,
  part: Part,
  { arm }: Unit,
  ranks: readonly number[],
): Pose | undefined => {
  if (part.formation !== 'echelon' && part.formation !== 'chequer') return undefined;
  const narrower = extentOf(setting, part, arm).front - extentOf(setting, { ...part, ranks }, arm).front;
  if (narrower === 0) return undefined;
  return shifted(part, part.leads === 'right' ? narrower / 2 : -narrower / 2);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
