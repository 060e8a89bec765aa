/** LA-U1.4: how far skirmishers may be from the rest of their battalion. */

import { at, flat, type Refusal } from '@grognard/engine';
import { type Body, bodyOf, formedAt, gap, isBeyond } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { isThere, partOf, unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { figuresIn, manned } from '../../model/stands.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';
import { skirmishBase } from '../../tables/bases.ts';
import { bodiesIn, TETHER } from './home.ts';
import { no } from './refusing.ts';

/** Where each company of a skirmish line stands. */
const companyBodies = (unit: Unit, part: Part): readonly Body[] => {
  const { width, depth } = skirmishBase(unit.arm);
  const whole = figuresIn(unit, part.companies) * width;
  let before = 0;
  return manned(unit, part.companies).map((company) => {
    const wide = figuresIn(unit, [company]) * width;
    const x = before + wide / 2 - whole / 2;
    before += wide;
    const block = { x, y: -depth / 2, heading: 0, halfFront: wide / 2, halfDepth: depth / 2 };
    return bodyOf(formedAt(part, [block]));
  });
};

/** How far the farthest company of a part is from its body, base to base. */
export const farthest = (setting: Memories, unit: Unit, part: Part, body: Part): number => {
  const home = bodyOfPart(setting, body, unit.arm);
  const isRow = part.formation === 'skirmish' && part.turned === undefined;
  const bodies = isRow ? companyBodies(unit, part) : [bodyOfPart(setting, part, unit.arm)];
  return Math.max(...bodies.map((each) => gap(each, home)));
};

/** Only skirmishers are tied, and only to a body in close order. */
const isTied = (part: Part, body: Part | undefined): body is Part =>
  part.formation === 'skirmish' && body !== undefined && body.formation !== 'skirmish';

/** How a plan leaves a part; whoever has none stays. */
export type Foresight = ReadonlyMap<number, Part>;

const isBroken = (
  setting: Memories,
  view: View,
  foresight: Foresight,
  index: number,
  number: number | undefined,
): readonly Refusal[] => {
  const [part, body] = [at(view.parts, index), number === undefined ? undefined : at(view.parts, number)];
  if (part === undefined || number === undefined || !isTied(part, body)) return [];
  const unit = unitOf(view, part.unit);
  const [then, home] = [foresight.get(index) ?? part, foresight.get(number) ?? body];
  if (!isTied(then, home)) return [];
  const apart = farthest(setting, unit, then, home);
  const before = farthest(setting, unit, part, body);
  if (!isBeyond(apart, TETHER)) return [];
  // Whoever was driven off need not be back at once, but must come nearer.
  if (isBeyond(before, TETHER)) {
    const isNearer = apart < before || (then === part && home === body);
    return isNearer ? [] : no('LA-U1.4-4', 'too-far-out', { unit: unit.id, gap: Math.round(apart) });
  }
  return no('LA-U1.4-1', 'too-far-out', { unit: unit.id, gap: Math.round(apart) });
};

/** Plans that would leave skirmishers too far from their battalion. */
export const judgeTethers = (setting: Memories, view: View, foresight: Foresight): readonly Refusal[] => {
  const units = new Set([...foresight.keys()].map((index) => at(view.parts, index)?.unit));
  const bodies = bodiesIn(view);
  return flat(view.parts).flatMap((part, index) => {
    const body = bodies.get(part.unit);
    return units.has(part.unit) && isThere(part) && body !== index
      ? isBroken(setting, view, foresight, index, body)
      : [];
  });
};

/** What a quarter has driven apart, or brought together again. */
export const checkTethers = (story: Story): void => {
  const { state } = story;
  const bodies = bodiesIn(state);
  flat(state.parts).forEach((part, index) => {
    if (part.formation !== 'skirmish' || !isThere(part)) return;
    const number = bodies.get(part.unit);
    const body = number === undefined || number === index ? undefined : partOf(state, number);
    const apart = isTied(part, body) ? farthest(story.setting, unitOf(state, part.unit), part, body) : 0;
    const isOut = isBeyond(apart, TETHER);
    const isStrayed = part.strayed === true;
    if (isOut && !isStrayed)
      happen(story, { kind: 'strayed', part: index, gap: Math.round(apart), rules: STRAYED });
    if (!isOut && isStrayed) happen(story, { kind: 'in-touch', part: index, rules: ['LA-U1.4-1'] });
  });
};

const STRAYED: readonly string[] = ['LA-U1.4-2', 'LA-U1.4-4'];
