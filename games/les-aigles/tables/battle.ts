/** LA-S3.8-8: what a battle has unless the scenario says otherwise; lengths in cm. */

export const USUAL_TABLE = { width: 240, depth: 120 } as const;

export const USUAL_PERIODS = 12;
