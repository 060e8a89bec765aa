export { rulesIn } from './carried.ts';
export { rulebookProblems } from './problems.ts';
export {
  type Attempt,
  type Proof,
  type ProofOutcome,
  proofOutcomes,
  type Saw,
  tryProof,
} from './proof.ts';
export type { ProofRecord, TestRecord } from './record.ts';
export { type TurnedOff, trySwitchProof } from './switch-proof.ts';
export { tableRulebook } from './table-rules.ts';
