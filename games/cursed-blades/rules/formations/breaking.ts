import type { RuleId } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { typeOf } from '../map/board.ts';

/** The fewest steps with which a formation stands. */
export const FEWEST = 3;
export const MOST = 8;

/** CB-B4.11-11: the units of a formation stand in its two hexes again, with its steps, facing, cohesion and breath. */
export const breakUp = (story: Story, index: number, rules: readonly RuleId[]): void => {
  const unit = unitOf(story.state, index);
  const { hex, and = unit.hex, facing, cohesion, breath, munitions, formed } = unit;
  const members = [index, ...(formed?.units ?? [])];
  // Breaking up is the action of all of them.
  const activated = unit.activated || story.state.active?.unit === index;
  let left = unit.steps;
  members.forEach((member, place) => {
    const steps = Math.min(left, typeOf(unit).steps);
    left -= steps;
    const where = { hex: place % 2 === 0 ? hex : and, facing, cohesion, breath, munitions };
    const parted = member === index ? { formed: null, and: null } : { within: null, activated };
    const to = steps === 0 ? { ...parted, steps, lost: true as const } : { ...where, ...parted, steps };
    happen(story, { kind: 'changed', unit: member, to, rules });
  });
};
