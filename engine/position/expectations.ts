import { inLanguage, type Language, languages } from '../contract/language.ts';
import type { Problem } from '../contract/schemas.ts';
import { type Path, showPath } from '../json/json.ts';
import type { ProblemWords } from '../words/problem-words.ts';
import { problemAt } from '../words/problems.ts';
import { factAt, holds, pathOf } from './facts.ts';
import type { Expectation, Fact } from './file.ts';
import type { Ruled } from './ruled.ts';

/** Every expectation of a position file that was not met. */
export const unmet = (
  { verdicts = [], rules = [], facts = [] }: Expectation,
  ruled: readonly Ruled[],
  position: unknown,
): readonly Problem[] => [
  ...verdicts.flatMap((expected, place) =>
    unmetVerdict(expected, ruled[place], ['expect', 'verdicts', place]),
  ),
  ...rules
    .filter((id) => !ruled.some((each) => each.rules.includes(id)))
    .map((id) => problemAt(['expect', 'rules'], (words) => words.carriedByNone(id))),
  ...facts.flatMap((fact, place) => unmetFact(fact, position, ['expect', 'facts', place])),
];

type ExpectedVerdict = NonNullable<Expectation['verdicts']>[number];

const unmetVerdict = (
  expected: ExpectedVerdict,
  ruled: Ruled | undefined,
  path: Path,
): readonly Problem[] => {
  if (ruled === undefined) return [problemAt(path, (words) => words.noOrder)];
  const { verdict, rules = [], told = [] } = typeof expected === 'string' ? { verdict: expected } : expected;
  const said = languages.flatMap((language) => inLanguage(ruled.told, language));
  return [
    ...(verdict === ruled.verdict
      ? []
      : [
          problemAt(path, (words, language) =>
            words.otherVerdict(ruled.verdict, because(ruled, words, language)),
          ),
        ]),
    ...rules
      .filter((id) => !ruled.rules.includes(id))
      .map((id) =>
        problemAt(path, (words, language) => words.notCarried(id, because(ruled, words, language))),
      ),
    ...told
      .filter((line) => !said.some((each) => each.includes(line)))
      .map((line) =>
        problemAt(path, (words, language) => words.untold(line, inLanguage(ruled.told, language))),
      ),
  ];
};

const because = ({ rules, told }: Ruled, words: ProblemWords, language: Language): string =>
  rules.length === 0 ? '' : words.because(rules, inLanguage(told, language));

const unmetFact = ({ path, value, within }: Fact, position: unknown, at: Path): readonly Problem[] => {
  const found = factAt(position, pathOf(path));
  if (holds(value, found, within)) return [];
  const place = showPath(pathOf(path));
  return [problemAt(at, (words) => words.otherFact(place, JSON.stringify(found), JSON.stringify(value)))];
};
