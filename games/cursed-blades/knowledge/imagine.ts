import { isPlayer, type Random, type Seat } from '@grognard/engine';
import { readingOf } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import type { HiddenTrap, State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { unitsAt } from '../rules/map/board.ts';
import { mayHide, mayLieAt } from '../rules/traps/hiding.ts';

const MOST_TRAPS = 4;

/** Traps that might lie hidden somewhere, of a side that may have some. */
const trapsOf = (setting: Setting, view: View, side: string, random: Random): readonly HiddenTrap[] => {
  if (!mayHide(setting, side)) return [];
  const reading = readingOf(setting, view);
  const places = setting.terrain.ground.flatMap((_ground, hex) =>
    mayLieAt(setting, hex) && unitsAt(reading, hex).length === 0 ? [hex] : [],
  );
  const traps = Array.from(
    { length: random.below(MOST_TRAPS + 1) },
    () => places[random.below(places.length)],
  );
  return [...new Set(traps)].flatMap((hex) => (hex === undefined ? [] : [{ side, hex }]));
};

/** A whole state that the seat cannot tell from the real one: the traps it does not know of lie elsewhere. */
export const imagine = (setting: Setting, view: View, seat: Seat, random: Random): State => {
  if (seat === 'umpire') return view;
  const others = setting.sides.filter((side) => !isPlayer(seat) || side !== seat.side);
  return {
    ...view,
    hidden: [...view.hidden, ...others.flatMap((side) => trapsOf(setting, view, side, random))],
  };
};
