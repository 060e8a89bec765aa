import { vi } from 'vitest';

/** Runes as plain values: what is worked out in a `.svelte.ts` file is tried without a page that is drawn again. */
export const plainRunes = (): void => {
  const plain = <T>(value?: T): T | undefined => value;
  vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
};
