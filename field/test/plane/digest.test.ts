import { expect, it } from 'vitest';
import { digest } from '../digest.ts';

it('gives the same digest twice, and another for other cases', () => {
  expect(digest(50)).toBe(digest(50));
  expect(digest(50)).toMatch(/^[0-9a-f]{16}$/);
  expect(digest(49)).not.toBe(digest(50));
});
