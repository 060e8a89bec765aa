import type { ProofRecord } from './record.ts';

/** Proofs that name more rules than they assert things: no fault, but each is worth a second look. */
export const thinProofs = ({ tests }: ProofRecord): readonly string[] =>
  tests
    .filter(({ passed, proofs, assertions }) => passed && proofs.length > assertions)
    .map(
      ({ file, name, proofs, assertions }) =>
        `${file}, “${name}”: ${proofs.length} ids, ${assertions} asserted`,
    );
