/** One draw, by name: what it was for, whom it concerned, the how-manieth of that name in its entry. */
export interface DrawKey {
  readonly purpose: string;
  readonly subject: string;
  readonly n: number;
  readonly sides: number;
}

export interface Draw extends DrawKey {
  /** 1 to `sides` */
  readonly value: number;
}

/** Draws are named, so that their results do not depend on the order in which units are listed. */
export interface Chance {
  /** A die: 1 to `sides`, six unless told. */
  roll(purpose: string, subject: string, sides?: number): number;
}

/** Where values come from: seeded, sealed by commitment, or scripted. */
export type Source = (key: DrawKey) => number;

/** Chance that numbers the draws of each name and remembers what it gave. */
export const recorded = (source: Source): Chance & { readonly draws: readonly Draw[] } => {
  const draws: Draw[] = [];
  // Most orders draw nothing.
  let counts: Map<string, number> | undefined;
  return {
    draws,
    roll: (purpose, subject, sides = 6) => {
      const name = `${purpose}\n${subject}`;
      counts ??= new Map();
      const n = counts.get(name) ?? 0;
      counts.set(name, n + 1);
      const value = source({ purpose, subject, n, sides });
      draws.push({ purpose, subject, n, sides, value });
      return value;
    },
  };
};

export const rollDice = (
  chance: Chance,
  purpose: string,
  subject: string,
  count: number,
  sides = 6,
): readonly number[] => Array.from({ length: count }, () => chance.roll(purpose, subject, sides));

/** The items in the order in which they are drawn from a cup. */
export const drawnFromCup = <T>(
  chance: Chance,
  purpose: string,
  subject: string,
  items: readonly T[],
): T[] => {
  const left = items.slice();
  const drawn: T[] = [];
  while (left.length > 1) drawn.push(...left.splice(chance.roll(purpose, subject, left.length) - 1, 1));
  return [...drawn, ...left];
};
