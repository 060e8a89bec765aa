import { expect, test } from 'vitest';
import { sizeTold } from '../../index.ts';

test.each([
  [0, '0 B', '0 o'],
  [999, '999 B', '999 o'],
  [1000, '1 kB', '1 ko'],
  [40_500, '41 kB', '41 ko'],
  [1_200_000, '1.2 MB', '1,2 Mo'],
  [74_800_000_000, '74.8 GB', '74,8 Go'],
  [5e12, '5000.0 GB', '5000,0 Go'],
])('%d bytes are told as %s and %s', (bytes, en, fr) => {
  expect(sizeTold(bytes, 'en')).toBe(en);
  expect(sizeTold(bytes, 'fr')).toBe(fr);
});
