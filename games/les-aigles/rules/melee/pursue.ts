/** LA-S3.2-1: whoever is ordered to attack goes after a beaten enemy who retreats or routs. */

import { gap } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { hourOf, isEngaged, isThere, nameOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Fought } from '../../model/fighting.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { attitudeRows } from '../../tables/attitudes.ts';
import { PURSUIT_QUARTERS } from '../../tables/melee.ts';
import { STAYS } from './follow-up.ts';
import { otherOf } from './pairs.ts';

const isGivingWay = (part: Part): boolean =>
  isThere(part) && (part.routing === true || part.retreat !== undefined);

/** It has its hands free, and nothing holds it where it is; LA-O5.5-59: whoever has won in a house keeps to it. */
const isFree = (state: State, index: number): boolean => {
  const part = partOf(state, index);
  const isBusy = [part.rally, part.follow, part.charge, part.halted, part.obliged, part.inside].some(
    (each) => each !== undefined,
  );
  return (
    isThere(part) && !isGivingWay(part) && !isBusy && !STAYS.has(part.formation) && !isEngaged(state, index)
  );
};

const bodyAt = (setting: Memories, state: State, index: number) =>
  bodyOfPart(setting, partOf(state, index), unitOfPart(state, index).arm);

/** Of those whom it fought and who give way now, the nearest; of those as near, the first by name. */
const quarryOf = (setting: Memories, state: State, { melee }: Fought, index: number): number | undefined =>
  melee.pairs
    .filter(({ attacker, defender }) => attacker === index || defender === index)
    .map((pair) => otherOf(pair, index))
    .filter((enemy) => isGivingWay(partOf(state, enemy)))
    .map((enemy) => ({
      enemy,
      far: gap(bodyAt(setting, state, index), bodyAt(setting, state, enemy)),
      name: nameOf(state, enemy),
    }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))[0]?.enemy;

export const pursueAll = (
  story: Story,
  all: readonly Fought[],
  won: (fought: Fought) => readonly number[],
): void => {
  for (const fought of all)
    for (const index of won(fought)) {
      const { attitude = 'hold' } = unitOfPart(story.state, index).secret ?? {};
      if (attitudeRows[attitude].follows !== 'must' || !isFree(story.state, index)) continue;
      const target = quarryOf(story.setting, story.state, fought, index);
      if (target === undefined) continue;
      const until = hourOf(story.state) + 1 + PURSUIT_QUARTERS;
      happen(story, {
        kind: 'follows',
        part: index,
        target,
        until,
        pursuit: true,
        rules: [attitudeRows[attitude].rule],
      });
    }
};
