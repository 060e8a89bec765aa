import type { Formation, Turn } from '../../model/vocabulary.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Shared among so many as evenly as can be, the first getting what is over. */
const shared = (figures: number, among: number): number[] =>
  Array.from({ length: among }, (_, place) => Math.floor((figures + among - 1 - place) / among));

/** Two by two; one that is left over stands alone. */
const paired = (companies: readonly number[]): number[] =>
  companies.flatMap((figures, place) => (place % 2 === 0 ? [figures + (companies[place + 1] ?? 0)] : []));

/**
 * How many figures stand in each rank, from the front, when companies of these strengths take a formation, in the order
 * in which they stand in it. The faces of a square: front, rear, left, right. An echelon's and a chequer's are squadrons.
 */
export const ranksOf = (formation: Formation, companies: readonly number[]): readonly number[] => {
  const figures = sum(companies);
  const ranks = ((): readonly number[] => {
    switch (formation) {
      case 'double line':
        return shared(figures, 2);
      case 'march column':
      case 'full square':
      case 'echelon':
      case 'chequer':
        return companies;
      case 'section column':
        return companies.flatMap((company) => shared(company, 2));
      case 'division column':
        return paired(companies);
      case 'square':
        return shared(figures, 4);
      // The gun alone is on the base; the crew still counts.
      case 'limbered':
        return [1];
      default:
        return [figures];
    }
  })();
  return formation === 'square' ? ranks : ranks.filter((rank) => rank > 0);
};

/** Figures that have all turned: to a flank, files become ranks; about, the last rank is the first. */
export const turnedRanks = (ranks: readonly number[], turned: Turn | undefined): readonly number[] => {
  if (turned === undefined) return ranks;
  if (turned === 'about') return [...ranks].reverse();
  return Array.from(
    { length: Math.max(0, ...ranks) },
    (_, file) => ranks.filter((rank) => rank > file).length,
  );
};

/** Figures that stand as no drill book has it, in a lane or turned: so many are left, and the others are gone from the rear. */
export const closedUp = (ranks: readonly number[], figures: number): readonly number[] => {
  let left = figures;
  return ranks.flatMap((rank) => {
    const stay = Math.min(rank, left);
    left -= stay;
    return stay > 0 ? [stay] : [];
  });
};
