/** Figures that turn on the spot: the unit stays where it is, and its files are spaced anew about its middle. */

import { normalHeading } from '@grognard/field';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { manned, type Stands, standsOf, strengths } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import type { Hand, Turn } from '../../model/vocabulary.ts';
import { extentOf } from './blocks.ts';
import { advanced } from './change.ts';
import { ranksOf, turnedRanks } from './ranks.ts';

const QUARTERS: Readonly<Record<Turn, number>> = { right: 1, about: 2, left: 3 };
const BY_QUARTERS: readonly (Turn | undefined)[] = [undefined, 'right', 'about', 'left'];

/** Two turns one after the other; none, if the figures face as they did. */
const turnAfter = (turned: Turn | undefined, by: Turn): Turn | undefined =>
  BY_QUARTERS[((turned === undefined ? 0 : QUARTERS[turned]) + QUARTERS[by]) % 4];

const BACK: Readonly<Record<Turn, Turn>> = { right: 'left', left: 'right', about: 'about' };

/** The turn that undoes another. */
export const turnBack = (turned: Turn): Turn => BACK[turned];

type Anew = Pick<Stands, 'heading'> & Partial<Stands>;

/** Stands anew about the middle of the ground that it takes up. */
const aboutMiddle = (setting: Memories, unit: Unit, part: Stands, { heading, ...anew }: Anew): Stands => {
  const { turned: _turned, faced: _faced, folded: _folded, bent: _bent, follows: _follows, ...plain } = part;
  const middle = advanced(part, -extentOf(setting, part, unit.arm).depth / 2);
  const then: Stands = { ...plain, ...anew, ...middle, heading: normalHeading(heading) };
  return { ...then, ...advanced(then, extentOf(setting, then, unit.arm).depth / 2) };
};

/** Formed anew in the same formation, facing another way. */
export const faceAnew = (setting: Memories, unit: Unit, part: Stands, heading: number): Stands =>
  aboutMiddle(setting, unit, part, { heading });

/** All figures of a part make a turn. */
export const turnedBy = (setting: Memories, unit: Unit, part: Part, by: Turn): Stands => {
  const turned = turnAfter(part.turned, by);
  const companies = manned(unit, part.companies);
  const ranks = turnedRanks(ranksOf(part.formation, strengths(unit, companies)), turned);
  const heading = part.heading + QUARTERS[by] * 9_000;
  const then = aboutMiddle(setting, unit, standsOf(part), { heading, ranks, companies });
  return turned === undefined ? then : { ...then, turned };
};

/** LA-M2.2-8: a double line that turns to a hand is a march column, two abreast. */
export const foldedBy = (setting: Memories, unit: Unit, part: Part, hand: Hand): Stands => {
  const { turned: _turned, ...then } = turnedBy(setting, unit, part, hand);
  const companies = hand === 'left' ? then.companies : [...then.companies].reverse();
  return { ...then, formation: 'march column', companies, folded: hand };
};

/** LA-U6-32: and it turns back into the double line that it was. */
export const unfoldedBack = (setting: Memories, unit: Unit, part: Part, hand: Hand): Stands => {
  const manning = manned(unit, part.companies);
  const companies = hand === 'left' ? manning : [...manning].reverse();
  return aboutMiddle(setting, unit, standsOf(part), {
    heading: part.heading + (hand === 'left' ? 9_000 : -9_000),
    ...{ formation: 'double line', companies, ranks: ranksOf('double line', strengths(unit, companies)) },
  });
};
