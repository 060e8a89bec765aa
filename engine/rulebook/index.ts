export { type Carried, rulesIn } from './carried.ts';
export { type Citation, citationsIn } from './citations.ts';
export { type Coverage, coverageOf } from './coverage.ts';
export {
  type Evidence,
  type Finding,
  type FindingKind,
  findingKinds,
  findingsOf,
  type NamedBook,
} from './findings.ts';
export { rulebookPage } from './page.ts';
export { rulebookProblems } from './problems.ts';
export {
  type Around,
  type Attempt,
  examplesIn,
  type Proof,
  type ProofOutcome,
  proofOutcomes,
  type Saw,
  type Shows,
  tryProof,
} from './proof.ts';
export type { ProofRecord, TestRecord } from './record.ts';
export { type TurnedOff, trySwitchProof } from './switch-proof.ts';
export { tableRulebook } from './table-rules.ts';
export { thinProofs } from './thin.ts';
