import type { RuleId } from '../contract/refusal.ts';
import type { Rulebook } from '../contract/rule.ts';
import { rulesIn } from './carried.ts';

/** `not exercised`: the test passed, and the rule it names played no part in it. */
export const proofOutcomes = ['proven', 'not exercised', 'failed'] as const;

export type ProofOutcome = (typeof proofOutcomes)[number];

/** What a test did for one rule. */
export interface Proof {
  readonly id: RuleId;
  readonly outcome: ProofOutcome;
}

/** How an attempt at a proof went; `error` is what the test runner is to report. */
export interface Attempt {
  readonly proofs: readonly Proof[];
  readonly error?: unknown;
}

/** Shows the proof what came of an order, and gives it back. */
export type Saw = <T>(value: T) => T;

/** The rules that a worked example shows at work, by the example's own id. */
export type Shows = Readonly<Record<RuleId, readonly RuleId[]>>;

/** The worked examples of a rulebook. */
export const examplesIn = ({ rules }: Rulebook): Shows =>
  Object.fromEntries(rules.flatMap(({ id, of }) => (of === undefined ? [] : [[id, of] as const])));

/**
 * Runs a test and looks whether each id was carried by something that the test saw. A worked example has no line of its
 * own: it is proven when every rule that it shows was carried.
 */
export const tryProof = async (
  ids: readonly RuleId[],
  body: (saw: Saw) => unknown,
  shows: Shows = {},
): Promise<Attempt> => {
  const seen = new Set<RuleId>();
  const saw: Saw = (value) => {
    for (const id of rulesIn(value)) seen.add(id);
    return value;
  };
  try {
    await body(saw);
  } catch (error) {
    return { proofs: ids.map((id) => ({ id, outcome: 'failed' })), error };
  }
  return judged(ids, seen, shows);
};

const judged = (ids: readonly RuleId[], seen: ReadonlySet<RuleId>, shows: Shows): Attempt => {
  const missing = ids.filter((id) => !seen.has(id) && !(shows[id]?.every((rule) => seen.has(rule)) ?? false));
  const proofs = ids.map((id): Proof => ({ id, outcome: missing.includes(id) ? 'not exercised' : 'proven' }));
  return missing.length === 0 ? { proofs } : { proofs, error: new Error(notExercised(missing, seen)) };
};

const notExercised = (missing: readonly RuleId[], seen: ReadonlySet<RuleId>): string =>
  `The test names ${missing.join(', ')}, but nothing in it came from there: ` +
  `no refusal, modifier, event or told line that it saw carries the id (it saw ${
    seen.size === 0 ? 'none' : [...seen].sort().join(', ')
  }).`;
