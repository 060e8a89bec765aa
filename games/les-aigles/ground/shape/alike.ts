/** Lengths, or turns, that rounding alone tells apart: 0.001 cm, or a hundredth of a degree. */
export const ALIKE = 1;
