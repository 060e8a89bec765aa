import type { RuleId } from '../contract/refusal.ts';
import type { Rulebook } from '../contract/rule.ts';
import type { Citation } from './citations.ts';
import { coverageOf } from './coverage.ts';
import { repeated, rulebookProblems } from './problems.ts';
import type { ProofRecord, TestRecord } from './record.ts';

/** A rulebook under the name of what it is for: a game, or the table itself. */
export interface NamedBook {
  readonly name: string;
  readonly book: Rulebook;
}

export const findingKinds = ['unsound', 'unknown', 'not exercised', 'failed', 'unproven'] as const;

export type FindingKind = (typeof findingKinds)[number];

/** Something that keeps a rulebook from being wholly proven. */
export interface Finding {
  readonly kind: FindingKind;
  readonly sentence: string;
}

export interface Evidence {
  readonly books: readonly NamedBook[];
  readonly record: ProofRecord;
  readonly citations: readonly Citation[];
}

/** All that is wrong between the rulebooks, the code that cites them and the tests that prove them. */
export const findingsOf = ({ books, record, citations }: Evidence): readonly Finding[] => {
  const known = new Set(books.flatMap(({ book }) => book.rules.map(({ id }) => id)));
  return [
    ...unsound(books),
    ...citations.filter(({ id }) => !known.has(id)).map(unknown),
    ...record.tests.flatMap((test) => [...unheardOf(test, known), ...unexercised(test, known)]),
    ...books.flatMap(({ name, book }) => coverageOf(book, record).unproven.map((id) => unproven(name, id))),
  ];
};

const unsound = (books: readonly NamedBook[]): readonly Finding[] => {
  const own = books.flatMap(({ name, book }) =>
    rulebookProblems(book).map((problem) => `${name}: ${problem}`),
  );
  const shared = repeated(books.flatMap(({ book }) => [...new Set(book.rules.map(({ id }) => id))]));
  const prefixes = repeated(books.map(({ book }) => book.prefix));
  return [
    ...own,
    ...shared.map((id) => `${id} is defined in two rulebooks`),
    ...prefixes.map((prefix) => `the prefix ${prefix} belongs to two rulebooks`),
  ].map((sentence) => ({ kind: 'unsound', sentence }));
};

const unknown = ({ id, file, line }: Citation): Finding => ({
  kind: 'unknown',
  sentence: `${file}:${line} cites ${id}, which no rulebook has`,
});

const unproven = (name: string, id: RuleId): Finding => ({
  kind: 'unproven',
  sentence: `${name}: no passing test proves ${id}`,
});

/** An id that a test put together, so that nobody could find it in the text. */
const unheardOf = ({ file, name, proofs }: TestRecord, known: ReadonlySet<RuleId>): readonly Finding[] =>
  proofs
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => ({
      kind: 'unknown',
      sentence: `${file}, “${name}” proves ${id}, which no rulebook has`,
    }));

/** A test names a rule by claiming a proof of it, or by having its id in the title. */
const unexercised = (test: TestRecord, known: ReadonlySet<RuleId>): readonly Finding[] => {
  const { file, name, passed, proofs } = test;
  const claimed = proofs.map(({ id }) => id);
  const inTitle = (name.match(/\b[A-Z]{2,}-[\w.-]*\w/g) ?? []).filter(
    (id) => known.has(id) && !claimed.includes(id),
  );
  return [
    ...proofs.filter(({ outcome }) => outcome === 'not exercised').map(({ id }) => idle(file, name, id)),
    ...[...new Set(inTitle)].map((id) => idle(file, name, id)),
    ...proofs
      .filter(({ outcome }) => outcome === 'failed' || (outcome === 'proven' && !passed))
      .map(
        ({ id }): Finding => ({ kind: 'failed', sentence: `the proof of ${id} fails: ${file}, “${name}”` }),
      ),
  ];
};

const idle = (file: string, name: string, id: RuleId): Finding => ({
  kind: 'not exercised',
  sentence: `${file}, “${name}” names ${id} without exercising it`,
});
