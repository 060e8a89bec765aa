import type { Chapter, Rule, Rulebook } from '../contract/rule.ts';
import type { Citation } from './citations.ts';
import { coverageOf, proversOf } from './coverage.ts';
import type { ProofRecord } from './record.ts';

export interface PageParts {
  readonly title: string;
  readonly book: Rulebook;
  readonly record: ProofRecord;
  readonly citations: readonly Citation[];
}

/** A rulebook as a page for people: each rule in both languages, where it comes from, which code and tests know it. */
export const rulebookPage = (parts: PageParts): string =>
  `${[
    `# ${parts.title}: rulebook`,
    'Written by `npm run docs` from the rulebook, the code and the tests: change those, not this page.',
    summary(parts),
    ...parts.book.chapters.flatMap((chapter) => chapterOf(parts, chapter)),
  ].join('\n\n')}\n`;

const summary = ({ book, record }: PageParts): string => {
  const { ids, notes, proven, unproven } = coverageOf(book, record);
  const missing = unproven.length === 0 ? '' : ` Without proof: ${unproven.join(', ')}.`;
  return `${ids} ids, ${notes} of them notes; ${proven} proven by tests.${missing}`;
};

const chapterOf = (parts: PageParts, { id, text }: Chapter): readonly string[] => [
  `## ${text.en} / ${text.fr}`,
  ...parts.book.rules.filter(({ chapter }) => chapter === id).map((rule) => entryOf(parts, rule)),
];

const entryOf = (parts: PageParts, rule: Rule): string =>
  [
    `### ${rule.id}`,
    `- en: ${rule.text.en}`,
    `- fr: ${rule.text.fr}`,
    `- origin: ${rule.origin}${rule.note === undefined ? '' : ` (${rule.note})`}`,
    ...(rule.why === undefined ? [] : [`- why: ${rule.why.en} / ${rule.why.fr}`]),
    ...codeOf(parts, rule),
    ...testsOf(parts, rule),
  ].join('\n');

/** Files without line numbers, so that the page changes only when the code that knows the rule does. */
const codeOf = ({ citations }: PageParts, { id }: Rule): readonly string[] => {
  const files = citations.filter((each) => each.id === id && !isTest(each.file)).map(({ file }) => file);
  return files.length === 0 ? [] : [`- code: ${[...new Set(files)].map((file) => `\`${file}\``).join(', ')}`];
};

const isTest = (file: string): boolean =>
  file.split('/').some((part) => part === 'test' || part === 'examples');

const testsOf = ({ record }: PageParts, { id }: Rule): readonly string[] =>
  proversOf(record, id).map(({ file, name }) => `- proven by: \`${file}\`, ${name}`);
