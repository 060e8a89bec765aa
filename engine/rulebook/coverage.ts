import type { RuleId } from '../contract/refusal.ts';
import type { Rulebook } from '../contract/rule.ts';
import type { ProofRecord, TestRecord } from './record.ts';

/** How much of a rulebook the tests prove. Notes ask for no proof. */
export interface Coverage {
  readonly ids: number;
  readonly notes: number;
  readonly proven: number;
  readonly unproven: readonly RuleId[];
}

/** The tests that prove a rule. A test that failed for another reason proves nothing. */
export const proversOf = ({ tests }: ProofRecord, id: RuleId): readonly TestRecord[] =>
  tests.filter(
    ({ passed, proofs }) =>
      passed &&
      proofs.some(
        (proof) => proof.id === id && (proof.outcome === 'proven' || proof.outcome === 'mentioned'),
      ),
  );

export const coverageOf = ({ rules }: Rulebook, record: ProofRecord): Coverage => {
  const ids = [...new Set(rules.map(({ id }) => id))];
  const notes = new Set(rules.filter(({ origin }) => origin === 'note').map(({ id }) => id));
  const unproven = ids.filter((id) => !notes.has(id) && proversOf(record, id).length === 0);
  return { ids: ids.length, notes: notes.size, proven: ids.length - notes.size - unproven.length, unproven };
};
