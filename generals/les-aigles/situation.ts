/** The table as a seat sees it: its own men and the enemy's, each made ready for questions. */
import { flat, type Player } from '@grognard/engine';
import { type Body, gap, headingOf, turnBetween } from '@grognard/field';
import type { Setting, View } from '@grognard/les-aigles';
import {
  bodyOfPart,
  chargeBonus,
  figuresIn,
  type Glance,
  isEngaged,
  type Memories,
  middleOf,
  type Part,
  quartersLeft,
  standing,
  stepOf,
  type Unit,
} from '@grognard/les-aigles/for-generals';

import type { Missions } from './missions.ts';

export interface Man {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  readonly body: Body;
  readonly middle: { readonly x: number; readonly y: number };
  readonly figures: number;
  readonly kind: 'foot' | 'horse' | 'guns';
  readonly isEngaged: boolean;
}

export interface Situation {
  readonly setting: Setting;
  readonly view: View;
  readonly seat: Player;
  readonly own: readonly Man[];
  readonly foes: readonly Man[];
  /** Who is to go for one of the places that count, or to keep it. */
  readonly missions: Missions;
  /** It is only thought of: a few ideas for everybody will do. */
  readonly isImagined?: true;
}

const kindOf = ({ arm }: Unit): Man['kind'] => {
  if (arm === 'infantry') return 'foot';
  return arm === 'cavalry' ? 'horse' : 'guns';
};

const manAt = (setting: Memories, view: View, index: number, part: Part, unit: Unit): Man => ({
  ...{ index, part, unit, kind: kindOf(unit) },
  body: bodyOfPart(setting, part, unit.arm),
  middle: middleOf(setting, part, unit.arm),
  figures: figuresIn(unit, part.companies),
  isEngaged: isEngaged(view, index),
});

const NO_MISSIONS: Missions = new Map();

export const situationOf = (setting: Setting, view: View, seat: Player): Situation => {
  const [parts, units] = [flat(view.parts), flat(view.units)];
  const men = standing(view).flatMap((index) => {
    const part = parts[index];
    const unit = part === undefined ? undefined : units[part.unit];
    return part === undefined || unit === undefined ? [] : [manAt(setting, view, index, part, unit)];
  });
  const isOurs = ({ unit }: Man): boolean => unit.side === seat.side;
  const isMine = ({ unit }: Man): boolean => seat.command === undefined || seat.command === unit.command;
  return {
    ...{ setting, view, seat, missions: NO_MISSIONS },
    own: men.filter((man) => isOurs(man) && isMine(man)),
    foes: men.filter((man) => !isOurs(man)),
  };
};

/** A man as the referee looks at him when his plan begins. */
export const glanceAt = ({ setting, view }: Situation, { index, part, unit }: Man): Glance => ({
  ...{ setting, view, index, part, unit },
  quarters: quartersLeft(view),
});

/** A man as he would stand elsewhere, or otherwise. */
export const placed = (setting: Memories, man: Man, part: Part): Man => ({
  ...man,
  part,
  body: bodyOfPart(setting, part, man.unit.arm),
  middle: middleOf(setting, part, man.unit.arm),
});

const UNITS = 1_000;

/** How far two are apart, in cm. */
export const cmBetween = (one: Man, other: Man): number => gap(one.body, other.body) / UNITS;

/** How far the middles of two are apart, in cm. */
export const cmApart = ({ middle: a }: Man, { middle: b }: Man): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) / UNITS;

/** How far a man would have to turn to look at another, in degrees. */
export const degreesOff = ({ part }: Man, { middle }: Man): number =>
  Math.abs(turnBetween(part.heading, headingOf(middle.x - part.x, middle.y - part.y))) / 100;

/** How far a charge of half a period carries, in cm. */
export const chargeReach = ({ unit, part }: Man): number =>
  (2 * stepOf(unit, part) + chargeBonus(unit, part)) / UNITS;

/** One quarter of its march, in cm: a charge from nearer has no bonus. */
export const quarterStep = ({ unit, part }: Man): number => stepOf(unit, part) / UNITS;

/** Whether a plan would leave a man just as he stands. */
export const isStill = ({ part }: Man, { part: then }: Man): boolean =>
  part === then ||
  (part.x === then.x &&
    part.y === then.y &&
    part.heading === then.heading &&
    part.formation === then.formation &&
    part.degradation === then.degradation);

/** Somebody who still has to be reckoned with. */
export const isInHand = ({ part }: Man): boolean => part.routing !== true && part.retreat === undefined;

/** Such a one who is not behind the walls of a house. */
export const isAfield = (man: Man): boolean => isInHand(man) && man.part.inside === undefined;

export const nearestOf = (man: Man, others: readonly Man[]): { man: Man; cm: number } | undefined => {
  let nearest: { man: Man; cm: number } | undefined;
  for (const other of others) {
    const cm = cmBetween(man, other);
    if (nearest === undefined || cm < nearest.cm) nearest = { man: other, cm };
  }
  return nearest;
};
