import type { RuleId } from '../contract/refusal.ts';
import type { Rulebook } from '../contract/rule.ts';
import { type Carried, rulesIn } from './carried.ts';

/**
 * `not exercised`: the test passed, and the rule it names played no part in it. `mentioned`: the rule stands behind no
 * line of its own, but is told beside another; whether it did anything, only its mutants can say.
 */
export const proofOutcomes = ['proven', 'mentioned', 'not exercised', 'failed'] as const;

export type ProofOutcome = (typeof proofOutcomes)[number];

/** What a test did for one rule. */
export interface Proof {
  readonly id: RuleId;
  readonly outcome: ProofOutcome;
  /** It was proven by turning the rule's switch. */
  readonly by?: 'switch';
}

/** How an attempt at a proof went; `error` is what the test runner is to report. */
export interface Attempt {
  readonly proofs: readonly Proof[];
  /** What the test asserted: an expectation that was met, an order that had to be refused and was. */
  readonly assertions: number;
  readonly error?: unknown;
}

/** A row of a table with its number: data that names a rule, and nothing that came of one. */
interface Bare {
  readonly rule: RuleId;
  readonly code?: never;
  readonly value?: never;
  readonly kind?: never;
}

type NoBare<T> = T extends Bare | readonly Bare[] ? never : unknown;

/** Shows the proof what came of an order, and gives it back: verdicts, events, told lines, refusals, rows; no bare data. */
export interface Saw {
  <T>(value: T & NoBare<T>): T;
  /** Something was asserted without the test runner's help, and it held. */
  readonly asserted?: (times?: number) => void;
}

/** What surrounds a proof: the worked examples of the book, and the runner's own count of what was asserted. */
export interface Around {
  readonly shows?: Shows;
  readonly asserted?: () => number;
}

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
  { shows = {}, asserted = () => 0 }: Around = {},
): Promise<Attempt> => {
  const { saw, seen, assertions } = eye(asserted);
  try {
    await body(saw);
  } catch (error) {
    return { proofs: ids.map((id) => ({ id, outcome: 'failed' })), assertions: assertions(), error };
  }
  return judged(ids, seen, shows, assertions());
};

/** An eye that remembers which rules it saw, and how much was asserted since it was opened. */
const eye = (asserted: () => number) => {
  const seen = { own: new Set<RuleId>(), mentioned: new Set<RuleId>() };
  const before = asserted();
  let more = 0;
  const look = <T>(value: T): T => {
    const { own, mentioned } = rulesIn(value);
    for (const id of own) seen.own.add(id);
    for (const id of mentioned) seen.mentioned.add(id);
    return value;
  };
  const count = (times = 1): void => {
    more += times;
  };
  const saw: Saw = Object.assign(look, { asserted: count });
  return { saw, seen, assertions: () => asserted() - before + more };
};

const judged = (
  ids: readonly RuleId[],
  { own, mentioned }: Pick<Carried, 'own' | 'mentioned'>,
  shows: Shows,
  assertions: number,
): Attempt => {
  const outcomeOf = (id: RuleId): ProofOutcome => {
    if (assertions === 0) return 'not exercised';
    if (own.has(id) || (shows[id]?.every((rule) => own.has(rule)) ?? false)) return 'proven';
    const isTold = (rule: RuleId): boolean => own.has(rule) || mentioned.has(rule);
    return isTold(id) || (shows[id]?.every(isTold) ?? false) ? 'mentioned' : 'not exercised';
  };
  const proofs = ids.map((id): Proof => ({ id, outcome: outcomeOf(id) }));
  const missing = proofs.filter(({ outcome }) => outcome === 'not exercised').map(({ id }) => id);
  if (missing.length === 0) return { proofs, assertions };
  const sentence = assertions === 0 ? assertsNothing(ids) : notExercised(missing, own);
  return { proofs, assertions, error: new Error(sentence) };
};

const assertsNothing = (ids: readonly RuleId[]): string =>
  `The test names ${ids.join(', ')}, and asserts nothing: it would pass whatever came of them.`;

const notExercised = (missing: readonly RuleId[], seen: ReadonlySet<RuleId>): string =>
  `The test names ${missing.join(', ')}, but nothing in it came from there: ` +
  `no refusal, modifier, event or told line that it saw carries the id (it saw ${
    seen.size === 0 ? 'none' : [...seen].sort().join(', ')
  }).`;
