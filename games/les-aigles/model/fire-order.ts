/** What a part is told about its fire in half a period. */

/** Whom it would rather fire at: LA-S3.4-42. */
export const marks = ['foot', 'horse', 'guns', 'skirmishers', 'massed'] as const;
export type Mark = (typeof marks)[number];

export const shots = ['round shot', 'canister'] as const;
export type Shot = (typeof shots)[number];

/** Which part of a line that an obstacle covers only in part. */
export const exposures = ['open', 'covered'] as const;
export type Exposure = (typeof exposures)[number];

/** It fires, but not as it usually would; what is left out is as usual. */
export interface AimedFire {
  /** At nobody who is farther off, in 0.001 cm. */
  readonly within?: number;
  /** At this part of an enemy unit before all others, by number. */
  readonly target?: number;
  readonly prefer?: Mark;
  /** At the target or those preferred, and at nobody else. */
  readonly only?: true;
  readonly shot?: Shot;
  readonly at?: Exposure;
}

export type FireOrder = 'hold' | AimedFire;
