import { facings, hasSide, hexSides, zoneSides } from '@grognard/field/hex';
import type { MoveStep } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { Pace } from '../../model/vocabulary.ts';
import { rehearsal } from '../movement/course.ts';
import type { Reach } from '../movement/reach.ts';
import { beginTrek, copyOf, drivenIn, roll, type Trek } from './trek.ts';

interface Way {
  readonly trek: Trek;
  readonly parts: readonly MoveStep[];
}

const partsFrom = ({ trek }: Way): readonly MoveStep[] => {
  const { facing } = drivenIn(trek);
  return [
    ...hexSides
      .filter((side) => facing === undefined || hasSide(zoneSides(facing, 'front'), side))
      .map((side): MoveStep => ({ do: 'step', side })),
    ...facings
      .filter((to) => facing !== undefined && to !== facing && trek.turned === 0)
      .map((to): MoveStep => ({ do: 'turn', to })),
  ];
};

const onward = (way: Way): readonly Way[] =>
  partsFrom(way).flatMap((part) => {
    const trek = copyOf(way.trek);
    return roll(trek, part).length === 0 ? [{ trek, parts: [...way.parts, part] }] : [];
  });

const keyOf = ({ trek }: Way): string => {
  const { hex, facing } = drivenIn(trek);
  return `${hex} ${facing} ${trek.turned > 0}`;
};

export const drivenReach = (
  reading: Reading,
  counter: number,
  pace: Pace = 'full',
  /** CB-Q29: the troop that a war wagon brings along. */
  company?: string,
): Reach => reading.ask(findReach, counter, pace, company);

const findReach = (reading: Reading, counter: number, pace: Pace, company: string | undefined): Reach => {
  const trek = beginTrek(rehearsal(reading), counter, pace, true);
  const parts: readonly MoveStep[] = company === undefined ? [] : [{ do: 'bring', unit: company }];
  const isOff = parts.every((part) => roll(trek, part).length === 0);
  return reachFrom(isOff ? [{ trek, parts }] : []);
};

/** Where a cart, a wagon, a crowd or a herd can go: a hex or two, so every way is thought through. */
const reachFrom = (begun: readonly Way[]): Reach => {
  const best = new Map<string, Way>();
  let waiting = begun;
  while (waiting.length > 0) {
    const fresh = waiting.filter((way) => {
      const known = best.get(keyOf(way));
      if (known !== undefined && known.trek.spent <= way.trek.spent) return false;
      best.set(keyOf(way), way);
      return true;
    });
    waiting = fresh.flatMap(onward);
  }
  const ways = [...best.values()].toSorted((a, b) => a.trek.spent - b.trek.spent);
  const hexes = [...new Set(ways.map(({ trek }) => drivenIn(trek).hex))];
  const find = (hex: number, facing?: number): Way | undefined =>
    ways.find(({ trek }) => {
      const there = drivenIn(trek);
      return there.hex === hex && (facing === undefined || there.facing === facing);
    });
  return {
    hexes,
    costs: hexes.map((hex) => find(hex)?.trek.spent ?? 0),
    way: (hex, facing) => find(hex, facing)?.parts,
  };
};
