import {
  advantageOf,
  fireAdvantageOf,
  lossesFor,
  type Reading,
  rangeOf,
  shotAt,
  shotsOf,
  type Unit,
} from '@grognard/cursed-blades/for-generals';
import { total } from '@grognard/engine';
import { distanceBetween } from '@grognard/field/hex';

const LEAST = -20;
const MOST = 24;

/** How often in thirty-six two dice come to a sum. */
const waysTo = (sum: number): number => 6 - Math.abs(7 - sum);

const expected = (advantage: number): number => {
  let losses = 0;
  for (let roll = 2; roll <= 12; roll += 1) losses += waysTo(roll) * lossesFor(advantage, roll);
  return losses / 36;
};

/** The losses to be expected of an attack, by Advantage. */
const table: ArrayLike<number> = Float64Array.from({ length: MOST - LEAST + 1 }, (_each, place) =>
  expected(place + LEAST),
);

const lossesAt = (advantage: number): number =>
  table[Math.min(MOST, Math.max(LEAST, advantage)) - LEAST] ?? 0;

/** The losses that a shock of one unit on another is likely to cost. */
export const shockHarm = (reading: Reading, attacker: Unit, defender: Unit): number =>
  lossesAt(
    total(
      advantageOf(reading, {
        ...{ attacker, defender, from: attacker.hex, upon: defender.hex },
        supported: attacker.breath !== 'out-of-breath',
      }),
    ),
  );

/** The losses that a unit is likely to cause by shooting; 0 if it cannot reach so far. */
export const fireHarm = (reading: Reading, shooter: Unit, target: Unit): number => {
  const { setting } = reading;
  const range = rangeOf(setting, shooter);
  if (range === 0 || shooter.munitions === 'none') return 0;
  if (distanceBetween(setting.terrain.board, shooter.hex, target.hex) > range) return 0;
  const shot = shotAt(setting, shooter, target);
  return shotsOf(shooter) * lossesAt(total(fireAdvantageOf(reading, shot)));
};
