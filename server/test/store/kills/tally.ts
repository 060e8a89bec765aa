/** What happened to the stores that were killed. */
export interface Tally {
  kills: number;
  /** Of those: before the store was open, while it was looked through, and while it was written. */
  starting: number;
  looking: number;
  writing: number;
  /** Tails of the journal, and pages of the file, that were damaged as a fall of the machine would. */
  tornTails: number;
  tornPages: number;
  acknowledged: number;
  /** Steps that were not acknowledged, and found written. */
  inTheAir: number;
}

export const emptyTally = (): Tally => ({
  kills: 0,
  starting: 0,
  looking: 0,
  writing: 0,
  tornTails: 0,
  tornPages: 0,
  acknowledged: 0,
  inTheAir: 0,
});
