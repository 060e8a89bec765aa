import type { State } from '@grognard/cursed-blades/for-generals';
import {
  hexesOf,
  hexNamed,
  prizeOf,
  type Reading,
  standingUnits,
  typeOf,
  type Unit,
  unitOf,
} from '@grognard/cursed-blades/for-generals';
import { flat, type Side } from '@grognard/engine';

/** What a step is worth alive: the point that it costs, and what it can still do. */
const STEP = 1.5;
/** What the last step carries beside: a point for the unit, more for a captain. */
const UNIT = 1;
const CAPTAIN = 3;
const SHAKEN = 0.6;
const ROUTED = 1.6;
const WINDED = 0.2;
const SPENT = 0.6;
const LOW = 0.2;
const EMPTY = 0.7;

/** What a unit is worth to its side as it stands. */
export const worthOf = (unit: Unit): number => {
  const type = typeOf(unit);
  const order = { 'good-order': 0, shaken: SHAKEN, routed: ROUTED }[unit.cohesion];
  const breath = { fresh: 0, winded: WINDED, 'out-of-breath': SPENT }[unit.breath];
  const shoots =
    type.weapon.class === 'bow' || type.weapon.class === 'crossbow' || type.weapon.class === 'artillery';
  const arrows = shoots ? { full: 0, low: LOW, none: EMPTY }[unit.munitions] : 0;
  const marks = Math.min(order + breath + arrows, STEP * unit.steps);
  return unit.steps * STEP + (type.small === true ? CAPTAIN : UNIT) - marks;
};

/** How much of what counts at the end counts now: the later, the more. */
export const ripeness = (reading: Reading): number =>
  0.35 + (0.65 * reading.view.turn) / reading.setting.source.turns;

/** What a side would score if the battle ended now, beside what has fallen. */
const asked = (reading: Reading, side: Side): number => {
  const { setting, view } = reading;
  const { board } = setting.terrain;
  let sum = 0;
  for (const objective of setting.source.objectives) {
    if (objective.side !== side) continue;
    const places = (objective.kind === 'hold' ? [objective.at] : objective.to).map((name) =>
      hexNamed(board, name),
    );
    const counted =
      objective.kind === 'bring'
        ? flat(view.counters).filter(
            (each) =>
              each.gone === undefined &&
              each.kind === objective.counter &&
              each.side === side &&
              places.includes(each.hex),
          ).length
        : standingUnits(reading, side).filter((index) =>
            hexesOf(unitOf(view, index)).some((hex) => places.includes(hex)),
          ).length;
    sum += objective.points * (objective.kind === 'hold' ? Math.min(1, counted) : counted);
  }
  return sum;
};

const heldBy = (state: State, side: Side): number =>
  flat(state.counters).reduce(
    (sum, { kind, gone, side: owner }) =>
      gone === undefined && owner === side ? sum + (prizeOf(kind, 'held')?.points ?? 0) : sum,
    0,
  );

const assetsOf = (reading: Reading, side: Side): number =>
  (reading.view.points[side] ?? 0) +
  heldBy(reading.view, side) +
  ripeness(reading) * asked(reading, side) +
  standingUnits(reading, side).reduce((sum, index) => sum + worthOf(unitOf(reading.view, index)), 0);

/** A blow whose losses have still to be taken costs whoever is struck. */
const pending = (state: State, side: Side): number => {
  const { blow } = state;
  if (blow === undefined) return 0;
  const struck = unitOf(state, blow.defender);
  const cost = Math.min(blow.losses, struck.steps) * STEP;
  return struck.side === side ? -cost : cost;
};

/** How well a side stands: what it has against what the other has. */
export const standingOf = (reading: Reading, side: Side): number => {
  const { setting, view } = reading;
  const [other = ''] = setting.sides.filter((each) => each !== side);
  return assetsOf(reading, side) - assetsOf(reading, other) + pending(view, side);
};
