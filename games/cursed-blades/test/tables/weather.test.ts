import { expect, test } from 'vitest';
import { weathers, winds } from '../../model/vocabulary.ts';
import { weatherFacts, windFacts } from '../../tables/weather.ts';
import { rowsOf } from './reading.ts';

/** To light, to put out, rest, shooting, and the bag: fire and nothing. */
const skies = rowsOf(`
  heatwave | 2 | 4 | 1  | 0  | 20 | 10
  fine     | 3 | 3 | -1 | 0  | 15 | 15
  cloudy   | 4 | 2 | 0  | 0  | 10 | 20
  overcast | 4 | 2 | 0  | -1 | 10 | 20
  rain     | 6 | 0 | 1  | -3 | 5  | 35
  storm    | 6 | 0 | 2  | -4 | 5  | 40
`);

/** Shooting, and fire in the bag. */
const airs = rowsOf(`
  light  | 0  | 0
  breeze | -1 | 5
  strong | -2 | 10
  gale   | -4 | 15
`);

test('the weather does what its table says', () => {
  const kept = weathers.map((weather) => {
    const { light, putOut, rest, shooting, bag } = weatherFacts[weather];
    return [weather, ...[light, putOut, rest, shooting, bag.fire, bag.nothing].map(String)];
  });
  expect(kept).toEqual(skies);
});

test('so does the wind', () => {
  expect(winds.map((wind) => [wind, String(windFacts[wind].shooting), String(windFacts[wind].fire)])).toEqual(
    airs,
  );
});
