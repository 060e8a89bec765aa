import type { Proof } from './proof.ts';

/** A test that names rules, as the last run of all tests left it. */
export interface TestRecord {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  /** How much it asserted. */
  readonly assertions: number;
  readonly proofs: readonly Proof[];
}

/** What the proofs reporter writes. */
export interface ProofRecord {
  readonly format: 2;
  readonly tests: readonly TestRecord[];
}
