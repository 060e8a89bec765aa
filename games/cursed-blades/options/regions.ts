import { type HexBoard, hexesWithin, rangeInto, zoneInto } from '@grognard/field/hex';
import { isStanding, unitNamed, unitOf } from '../model/evolve.ts';
import type { Region } from '../model/game-types.ts';
import type { Reading } from '../model/reading.ts';
import type { Unit } from '../model/state.ts';
import { harasses, rangeOf } from '../rules/combat/shot.ts';
import { isInCone, isInSight } from '../rules/combat/sight.ts';
import { hexesOf } from '../rules/map/board.ts';
import { openReach } from './open-reach.ts';

const MOST_AROUND = 10;

const zone = (board: HexBoard, unit: Unit, kind: 'front' | 'rear'): Region => {
  const out = new Int32Array(MOST_AROUND);
  const count = zoneInto(board, hexesOf(unit), unit.facing, kind, out);
  return { kind, hexes: [...out.subarray(0, count)] };
};

/** The hexes into which a unit could shoot. */
const fieldOfFire = (reading: Reading, unit: Unit): readonly Region[] => {
  const { setting } = reading;
  const range = rangeOf(setting, unit);
  if (range === 0) return [];
  const { board } = setting.terrain;
  const out = new Int32Array(hexesWithin(range));
  const hexes = [...out.subarray(0, rangeInto(board, unit.hex, range, out))].filter(
    (hex) =>
      hex !== unit.hex &&
      isInCone(setting, unit, unit.hex, hex) &&
      (harasses(unit) || isInSight(reading, unit.hex, hex)),
  );
  return [{ kind: 'range', hexes }];
};

/** What a player looks at while he considers a unit: its zones, and its field of fire. */
export const regionsFor = (reading: Reading, id: string): readonly Region[] => {
  const { view, setting } = reading;
  const index = unitNamed(view, id);
  const unit = index < 0 ? undefined : unitOf(view, index);
  if (unit === undefined || !isStanding(unit)) return [];
  const { board } = setting.terrain;
  const { hexes, costs } = openReach(reading, { unit: index });
  return [
    ...(hexes.length === 0 ? [] : [{ kind: 'reach', hexes, costs } as const]),
    zone(board, unit, 'front'),
    zone(board, unit, 'rear'),
    ...fieldOfFire(reading, unit),
  ];
};
