/** The loss table as a player would print it: men lost in a whole period, by factor and by figures. */

/** The columns: how many figures fire or fight. */
export const LOSS_COLUMNS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18] as const;

export interface LossRow {
  readonly rule: string;
  readonly factor: number;
}

const FACTORS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 18, 21] as const;

export const lossRows: readonly LossRow[] = FACTORS.map((factor, place) => ({
  rule: `LA-S3.3-${place + 1}`,
  factor,
}));
