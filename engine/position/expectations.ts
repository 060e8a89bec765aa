import { languages } from '../contract/language.ts';
import type { Problem } from '../contract/schemas.ts';
import { type Path, showPath } from '../json/json.ts';
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
    .map((id) => ({ path: ['expect', 'rules'], message: `no verdict carries ${id}` })),
  ...facts.flatMap((fact, place) => unmetFact(fact, position, ['expect', 'facts', place])),
];

type ExpectedVerdict = NonNullable<Expectation['verdicts']>[number];

const unmetVerdict = (
  expected: ExpectedVerdict,
  ruled: Ruled | undefined,
  path: Path,
): readonly Problem[] => {
  if (ruled === undefined) return [{ path, message: 'there is no such order' }];
  const { verdict, rules = [], told = [] } = typeof expected === 'string' ? { verdict: expected } : expected;
  const said = languages.flatMap((language) => ruled.told[language]);
  return [
    ...(verdict === ruled.verdict ? [] : [`the order was ${ruled.verdict}${because(ruled)}`]),
    ...rules
      .filter((id) => !ruled.rules.includes(id))
      .map((id) => `the verdict does not carry ${id}${because(ruled)}`),
    ...told
      .filter((words) => !said.some((line) => line.includes(words)))
      .map((words) => `nobody is told “${words}”, but: ${ruled.told.en.join(' ')}`),
  ].map((message) => ({ path, message }));
};

const because = ({ rules, told }: Ruled): string =>
  rules.length === 0 ? '' : ` (${rules.join(', ')}: ${told.en.join(' ')})`;

const unmetFact = ({ path, value, within }: Fact, position: unknown, at: Path): readonly Problem[] => {
  const found = factAt(position, pathOf(path));
  if (holds(value, found, within)) return [];
  const shown = found === undefined ? 'nothing' : JSON.stringify(found);
  return [{ path: at, message: `${showPath(pathOf(path))} is ${shown}, not ${JSON.stringify(value)}` }];
};
