/** Places and lengths are counted in units of 0.001 cm from the centre of the table. */
export const UNITS_PER_CM = 1000;

/** To the nearest whole unit, halves away from zero, so that mirrored places stay mirrored; never -0. */
export const roundUnit = (length: number): number => {
  const whole = Math.trunc(length);
  const rest = length - whole;
  if (rest >= 0.5) return whole + 1;
  if (rest <= -0.5) return whole - 1;
  return whole + 0;
};

export const unitsOf = (cm: number): number => roundUnit(cm * UNITS_PER_CM);

export const cmOf = (units: number): number => units / UNITS_PER_CM;
