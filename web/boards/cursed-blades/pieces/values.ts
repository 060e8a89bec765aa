import { allowanceOf, typeNamed, type Unit, type View } from '@grognard/cursed-blades/for-page';

/** The four values in the corners of a counter, as they stand now. */
export interface Values {
  readonly weapon: string;
  readonly moral: string;
  readonly steps: number;
  readonly most: number;
  readonly move: string;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0');

/** Half points as a player reads them: 3 is 1½. */
export const points = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 0 ? '' : '½';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
};

export const valuesOf = (view: View, unit: Unit): Values => {
  const type = typeNamed(unit.type);
  const [full, weak] = type.weapon.capacity;
  const isWeak = unit.formed === undefined && unit.steps <= 1;
  return {
    weapon: signed(isWeak ? weak : full),
    moral: String(type.moral.value),
    steps: unit.steps,
    most: unit.formed === undefined ? type.steps : unit.steps,
    move: points(allowanceOf(view, unit, [], 'full')),
  };
};
