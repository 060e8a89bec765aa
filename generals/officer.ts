import type { ByLanguage } from '@grognard/engine';
import type { General } from './general.ts';

/** A computer player as it is offered to people. */
export interface Officer {
  readonly general: General;
  /** What players call it. */
  readonly title: ByLanguage<string>;
}

/** Computer players by name, the weakest first. */
export type Officers = Readonly<Record<string, Officer>>;
