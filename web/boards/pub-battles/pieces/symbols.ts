import type { Arm, PieceKind } from '@grognard/pub-battles/for-page';

/** Strokes and fills of a symbol in a box of 44 by 24 about its middle. */
export interface Symbol {
  readonly lines: string;
  readonly fills?: string;
}

const BOX = 'M-20-11H20V11H-20Z';
const CROSS = 'M-20-11L20 11M-20 11L20-11';
const DIAGONAL = 'M-20 11L20-11';
const GUN = 'M-16 4L15-6M-15 1L14-9';

/** A gun in profile: barrel, trail and wheel. */
const artillery: Symbol = {
  lines: `M-19 8L-3 1M4-1m-8 3a8 8 0 1 0 16 0a8 8 0 1 0-16 0M4-6V10M-4 2H12${GUN}`,
};

const wheel: Symbol = {
  lines:
    'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M0-10V-3M0 3V10M-10 0H-3M3 0H10M-7-7L-2-2M2 2L7 7M7-7L2-2M-2 2L-7 7',
};

const flag: Symbol = { lines: 'M-9 13V-13', fills: 'M-9-13H11L6-7L11-1H-9Z' };

const foot: Symbol = { lines: `${BOX}${CROSS}` };
const mounted: Symbol = { lines: `${BOX}${DIAGONAL}` };

/** What is told apart at a distance. */
const symbolsOfArms: Readonly<Record<Arm, Symbol>> = {
  foot,
  mounted,
  guns: artillery,
  train: wheel,
  staff: flag,
};

const symbolsOfKinds: Readonly<Record<PieceKind, Symbol>> = {
  detachment: { lines: 'M-11-7H11V7H-11ZM-11-7L11 7M-11 7L11-7' },
  militia: { lines: CROSS },
  regular: foot,
  elite: { lines: `${BOX}${CROSS}`, fills: 'M-20 11L0 0L20 11Z' },
  guard: { lines: `${BOX}${CROSS}`, fills: 'M0-11L20-11L0 0ZM0 11L-20 11L0 0Z' },
  artillery,
  cavalry: mounted,
  dragoons: { lines: `${BOX}${DIAGONAL}M-10-11L-10 11` },
  baggage: wheel,
  hq: flag,
  commander: { lines: 'M-9 13V-13M-4-10L8-4M8-10L-4-4', fills: 'M-9-13H11L6-7L11-1H-9Z' },
};

/** As exact as it is known who stands there. */
export const symbolOf = (kind: PieceKind | undefined, arm: Arm | undefined): Symbol | undefined => {
  if (kind !== undefined) return symbolsOfKinds[kind];
  return arm === undefined ? undefined : symbolsOfArms[arm];
};

const TOKENS = /[a-zA-Z]|-?\d*\.?\d+/g;
/** What each number behind a letter of a path is: an x, a y, a length along either, or no length at all. */
const NUMBERS: Readonly<Record<string, string>> = { M: 'xy', L: 'xy', H: 'x', V: 'y', m: 'll', a: 'll000ll' };

/**
 * A drawing made smaller and moved to the right. Numbers are cheaper than a group with a transform: the browser keeps
 * a layer's worth of books for each of those, in every frame, and there are several on each of many pieces.
 */
export const placed = (drawing: string, by: number, right: number): string => {
  let [letter, count] = ['M', 0];
  const moved = (drawing.match(TOKENS) ?? []).map((token) => {
    if (/[a-zA-Z]/.test(token)) {
      [letter, count] = [token, 0];
      return token;
    }
    const kinds = NUMBERS[letter] ?? 'xy';
    const kind = kinds[count % kinds.length];
    count += 1;
    if (kind === '0') return token;
    return String(Math.round((Number(token) * by + (kind === 'x' ? right : 0)) * 1_000) / 1_000);
  });
  return moved.join(' ');
};
