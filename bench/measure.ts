/**
 * Does the measured thing `times` over and returns a total of its answers, so that nothing can be optimised away
 * and contestants can be held to the same answers.
 */
export type Work = (times: number) => number | Promise<number>;

/** One contestant's rate beside another's, of which it must be at least `goal` times, where a goal is set. */
export interface Goal {
  readonly ours: string;
  readonly rival: string;
  readonly goal?: number;
}

/** What is run together, interleaved. */
export interface Contest {
  readonly contestants: Readonly<Record<string, Work>>;
  readonly goals: readonly Goal[];
  /**
   * Figures a second to be reached where no rival can run beside us; goals name them as rivals. With them the seconds
   * are those that a core has worked, since there is nobody who would have waited as long as we.
   */
  readonly bars?: Readonly<Record<string, number>>;
  /** Milliseconds that a turn takes at least, where the work is so uneven that a short one says little. */
  readonly turn?: number;
  /** How many times to run when contestants are held to the same answers; 0 where answers may differ. */
  readonly agreeOver: number;
  /** Ends what the contest started. */
  readonly close?: () => Promise<void>;
}

export interface Measure {
  /** The word that selects it on the command line. */
  readonly name: string;
  readonly title: string;
  readonly open: () => Promise<Contest>;
}
