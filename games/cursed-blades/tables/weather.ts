import type { Weather, Wind } from '../model/vocabulary.ts';

interface WeatherFacts {
  /** The difficulty of setting a fire, and of putting it out. */
  readonly light: number;
  readonly putOut: number;
  readonly rest: number;
  /** For bows, crossbows and artillery. */
  readonly shooting: number;
  readonly bag: { readonly fire: number; readonly nothing: number };
}

/** CB-B4.12: what the weather does, from the best to the worst. */
export const weatherFacts: Readonly<Record<Weather, WeatherFacts>> = {
  heatwave: { light: 2, putOut: 4, rest: 1, shooting: 0, bag: { fire: 20, nothing: 10 } },
  fine: { light: 3, putOut: 3, rest: -1, shooting: 0, bag: { fire: 15, nothing: 15 } },
  cloudy: { light: 4, putOut: 2, rest: 0, shooting: 0, bag: { fire: 10, nothing: 20 } },
  overcast: { light: 4, putOut: 2, rest: 0, shooting: -1, bag: { fire: 10, nothing: 20 } },
  rain: { light: 6, putOut: 0, rest: 1, shooting: -3, bag: { fire: 5, nothing: 35 } },
  storm: { light: 6, putOut: 0, rest: 2, shooting: -4, bag: { fire: 5, nothing: 40 } },
};

/** What the wind takes from a shot, and what it adds to the bag. */
export const windFacts: Readonly<Record<Wind, { readonly shooting: number; readonly fire: number }>> = {
  light: { shooting: 0, fire: 0 },
  breeze: { shooting: -1, fire: 5 },
  strong: { shooting: -2, fire: 10 },
  gale: { shooting: -4, fire: 15 },
};
