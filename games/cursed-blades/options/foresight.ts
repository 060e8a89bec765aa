import { type Modifier, total } from '@grognard/engine';
import { unitNamed, unitOf } from '../model/evolve.ts';
import type { Order } from '../model/orders.ts';
import { type Reading, readStory } from '../model/reading.ts';
import { advantageOf, breaksCharge } from '../rules/combat/advantage.ts';
import { clashOf } from '../rules/combat/shock.ts';
import { fireAdvantageOf, shotAt, shotsOf } from '../rules/combat/shot.ts';
import { manipulationRows, manipulationValue } from '../rules/manipulation/difficulty.ts';
import { standingUnits } from '../rules/map/board.ts';
import { engagedBy } from '../rules/map/engagement.ts';
import { rehearsal } from '../rules/movement/course.ts';
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
  reading: Reading,
  unit: number,
  order: Extract<Order, { kind: 'shock' }>,
): Foreseen | undefined => {
  const planned = clashOf(reading, unit, order);
  if (planned === undefined) return undefined;
  const story = rehearsal(reading);
  // CB-G3: an obstacle takes the charge away before the blow falls.
  if (breaksCharge(reading, planned)) stopCharge(story, unit, []);
  return attackOf(advantageOf(readStory(story), { ...planned, attacker: unitOf(story.state, unit) }));
};

/** What will be added up when the order is given; undefined for one that needs no dice of its own. */
export const foresee = (reading: Reading, unit: number, order: Order): Foreseen | undefined => {
  const { view, setting } = reading;
  switch (order.kind) {
    case 'shock':
      return shockForeseen(reading, unit, order);
    case 'fire': {
      const target = unitNamed(view, order.target);
      if (target < 0) return undefined;
      const shot = shotAt(setting, unitOf(view, unit), unitOf(view, target));
      return attackOf(fireAdvantageOf(reading, shot), shotsOf(shot.shooter));
    }
    case 'manipulate': {
      const rows = manipulationRows(reading, unit, order.what, order.counter);
      const against = manipulationValue(unitOf(view, unit));
      const chances = throws.filter((dice) => succeeds(dice, rows, against)).length;
      return { rows, sum: total(rows), against, chances };
    }
    default:
      return undefined;
  }
};

/** Who engages whom on the whole table, by index. */
export const engagements = (reading: Reading): readonly { readonly by: number; readonly whom: number }[] =>
  standingUnits(reading).flatMap((by) => engagedBy(reading, by).map((whom) => ({ by, whom })));
