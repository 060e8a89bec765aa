import { hasSide, sidesTowards, zoneSides } from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import { typeOf, unitsAt } from '../map/board.ts';

const ALL = [0, 1, 2, 3, 4, 5] as const;

/** CB-B4.5-3: who of a hex fights towards another: the front troop, to the rear the last; a character if alone. */
export const fighterTowards = (reading: Reading, hex: number, from: number): number | undefined => {
  const { view, setting } = reading;
  const units = unitsAt(reading, hex);
  const troops = units.filter((index) => typeOf(unitOf(view, index)).small !== true);
  const [first] = troops;
  if (first === undefined) return units[0];
  const { facing, formed } = unitOf(view, first);
  const rear = zoneSides(facing, 'rear');
  const towards = sidesTowards(setting.terrain.board, hex, from);
  const fromBehind = ALL.every((side) => !hasSide(towards, side) || hasSide(rear, side));
  return fromBehind && formed?.mode !== 'hedgehog' ? troops.at(-1) : first;
};
