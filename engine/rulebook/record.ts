import type { Proof } from './proof.ts';

/** A test that names rules, as the last run of all tests left it. */
export interface TestRecord {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly proofs: readonly Proof[];
}

/** What the proofs reporter writes. */
export interface ProofRecord {
  readonly format: 1;
  readonly tests: readonly TestRecord[];
}
