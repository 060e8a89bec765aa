/** What can be wrong with a position file, in one language; a missing sentence does not compile. */
export interface ProblemWords {
  readonly scenarioOrPosition: string;
  readonly sealedNeedsFormat: string;
  /** An answer that the file says is sealed cannot be held so; with the reason, if there is one. */
  readonly notSealed: (because: readonly string[]) => string;
  readonly noDieLeft: (purpose: string, subject: string) => string;
  readonly noSuchFace: (value: number, purpose: string, sides: number) => string;
  readonly spareDice: (count: number) => string;
  readonly noSide: (seat: string, sides: readonly string[]) => string;
  readonly noSwitch: (names: readonly string[]) => string;
  readonly notAmong: (values: readonly string[]) => string;
  readonly noOrder: string;
  readonly otherVerdict: (verdict: 'done' | 'refused', because: string) => string;
  readonly notCarried: (id: string, because: string) => string;
  readonly carriedByNone: (id: string) => string;
  readonly because: (rules: readonly string[], told: readonly string[]) => string;
  readonly untold: (words: string, told: readonly string[]) => string;
  /** What stands somewhere instead of what was expected; `found` is left out where nothing does. */
  readonly otherFact: (path: string, found: string | undefined, expected: string) => string;
}
