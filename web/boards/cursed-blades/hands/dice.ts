import type { Told } from '@grognard/cursed-blades/for-page';
import type { Roll } from './eyes.svelte.ts';

interface Dice<T> {
  of(told: T, id: number, hexOf: (unit: number) => number): readonly Roll[];
}

const none: Dice<Told> = { of: () => [] };

/** Which dice are shown for each thing that can be told. */
const shown: { readonly [K in Told['kind']]: Dice<Extract<Told, { readonly kind: K }>> } = {
  activated: none,
  acted: none,
  stepped: none,
  'set-aside': none,
  changed: none,
  altered: none,
  placed: none,
  tested: {
    of: ({ unit, roll, passed }, id, hexOf) => [{ id, hex: hexOf(unit), dice: roll.dice, result: passed }],
  },
  struck: {
    of: ({ blow, rolls }, id, hexOf) =>
      rolls.map(({ dice }, place) => ({
        ...{ id: id * 4 + place, hex: blow.upon ?? hexOf(blow.defender), dice },
        result: blow.losses,
      })),
  },
  settled: none,
  manipulated: {
    of: ({ unit, roll, done }, id, hexOf) => [{ id, hex: hexOf(unit), dice: roll.dice, result: done }],
  },
  fled: none,
  captured: none,
  sprung: none,
  elements: none,
  weather: none,
  wind: none,
  smoke: none,
  fire: none,
  scored: none,
  'rest-value': none,
  'army-tested': none,
  'passed-on': none,
  ended: none,
};

export const diceOf = (told: Told, id: number, hexOf: (unit: number) => number): readonly Roll[] => {
  const dice: Dice<Told> = shown[told.kind];
  return dice.of(told, id, hexOf);
};
