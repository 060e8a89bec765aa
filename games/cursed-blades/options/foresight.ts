import { type Modifier, total } from '@grognard/engine';
import { unitNamed, unitOf } from '../model/evolve.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import type { Marker } from '../model/vocabulary.ts';
import { advantageOf, breaksCharge } from '../rules/combat/advantage.ts';
import { clashOf } from '../rules/combat/shock.ts';
import { fireAdvantageOf, shotAt, shotsOf } from '../rules/combat/shot.ts';
import { manipulationRows, manipulationValue } from '../rules/manipulation/difficulty.ts';
import { standingUnits } from '../rules/map/board.ts';
import { engagedBy } from '../rules/map/engagement.ts';
import { markerEarned } from '../rules/movement/charge.ts';
import { moverOf, rehearsal, setOut } from '../rules/movement/course.ts';
import { land } from '../rules/movement/landing.ts';
import { walk } from '../rules/movement/walk.ts';
import { stopCharge } from '../rules/units/condition.ts';
import { succeeds } from '../rules/units/moral.ts';
import { lossesFor } from '../tables/losses.ts';

/** What a player is shown before he decides, from what his seat knows; nothing here is drawn or happens. */

/** The rows of an order that is decided by dice, and how it may turn out. */
export interface Foreseen {
  readonly rows: readonly Modifier[];
  readonly sum: number;
  /** An attack: of 36 throws, how many cost the enemy at least 1, 2, 3, 4 losses, before anything absorbs them. */
  readonly losses?: readonly number[];
  /** How many shots. */
  readonly shots?: number;
  /** A test: what the dice and the rows must not exceed, and how many throws of 36 do it. */
  readonly against?: number;
  readonly chances?: number;
}

const throws: readonly (readonly [number, number])[] = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const),
);

const attackOf = (rows: readonly Modifier[], shots?: number): Foreseen => {
  const sum = total(rows);
  const losses = [1, 2, 3, 4].map(
    (least) => throws.filter(([a, b]) => lossesFor(sum, a + b) >= least).length,
  );
  return { rows, sum, losses, ...(shots !== undefined && { shots }) };
};

const shockForeseen = (
  setting: Setting,
  view: View,
  unit: number,
  order: Extract<Order, { kind: 'shock' }>,
): Foreseen | undefined => {
  const planned = clashOf(setting, view, unit, order);
  if (planned === undefined) return undefined;
  const story = rehearsal(setting, view);
  // CB-G3: an obstacle takes the charge away before the blow falls.
  if (breaksCharge(setting, view, planned)) stopCharge(story, unit, []);
  return attackOf(advantageOf(setting, story.state, { ...planned, attacker: unitOf(story.state, unit) }));
};

/** What will be added up when the order is given; undefined for one that needs no dice of its own. */
export const foresee = (setting: Setting, view: View, unit: number, order: Order): Foreseen | undefined => {
  switch (order.kind) {
    case 'shock':
      return shockForeseen(setting, view, unit, order);
    case 'fire': {
      const target = unitNamed(view, order.target);
      if (target < 0) return undefined;
      const shot = shotAt(setting, unitOf(view, unit), unitOf(view, target));
      return attackOf(fireAdvantageOf(setting, view, shot), shotsOf(shot.shooter));
    }
    case 'manipulate': {
      const rows = manipulationRows(setting, view, unit, order.what, order.counter);
      const against = manipulationValue(unitOf(view, unit));
      const chances = throws.filter((dice) => succeeds(dice, rows, against)).length;
      return { rows, sum: total(rows), against, chances };
    }
    default:
      return undefined;
  }
};

/** A place on the way of a unit. */
export interface Waypoint {
  readonly hex: number;
  readonly and?: number;
  readonly facing: number;
  /** Half points spent so far. */
  readonly spent: number;
}

/** A move thought through: every place on its way, and the marker that it earns where it ends. */
export const wayOf = (
  setting: Setting,
  view: View,
  unit: number,
  order: Extract<Order, { kind: 'move' }>,
): { readonly way: readonly Waypoint[]; readonly marker?: Marker } => {
  const course = setOut(rehearsal(setting, view), unit, {
    action: 'move',
    pace: order.pace,
    rehearsed: true,
  });
  const here = (): Waypoint => {
    const { hex, and, facing } = moverOf(course);
    return { hex, facing, spent: course.spent, ...(and !== undefined && { and }) };
  };
  const way = [here()];
  for (const part of order.steps) {
    if (walk(course, part).length > 0) break;
    way.push(here());
  }
  land(course);
  way[way.length - 1] = here();
  const meets = engagedBy(setting, course.story.state, unit).length > 0;
  return { way, ...(meets && { marker: markerEarned(moverOf(course), course.run).marker }) };
};

/** Who engages whom on the whole table, by index. */
export const engagements = (
  setting: Setting,
  view: View,
): readonly { readonly by: number; readonly whom: number }[] =>
  standingUnits(view).flatMap((by) => engagedBy(setting, view, by).map((whom) => ({ by, whom })));
