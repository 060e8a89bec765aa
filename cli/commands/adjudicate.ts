import type { Kinds, Language } from '@grognard/engine';
import type { Adjudged, PositionFile, Ruled } from '@grognard/engine/position';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { badFile, DONE, REFUSED } from '../failure.ts';
import { languageOf } from '../language.ts';
import { judge, loadPosition } from '../positions.ts';
import type { Streams } from '../streams.ts';

const HELP = `grognard adjudicate FILE|- [--seed S] [--lang fr|en] [--json]

The referee for a real table: a position and orders in, verdicts with rule ids out. docs/position-files.md tells how
such a file is written; - reads it from the standard input.

  --seed S   for chance, where the file scripts no dice (1)
  --json     one object an order, { "order", "verdict", "rules"?, "told"?, "dice"? }, then { "position" }
  --lang     fr or en; that of the shell unless told

Exit status: 0 all is as the file expects, and what it does not expect to be refused stands; 1 an order was refused or
an expectation failed; 2 the file cannot be used.`;

export const adjudicateCommand: Command = {
  name: 'adjudicate',
  summary: 'judge orders at a position, with the rules that decide',
  help: HELP,
  run: async (args, streams) => {
    const { values, positionals } = readArguments(args, { ...common, seed: { type: 'string' } });
    const { FILE: place } = wordsFor(positionals, ['FILE']);
    const language = languageOf(values.lang);
    const seed = wholeNumber('seed', values.seed ?? '1', 0, 0xffffffff);
    const position = await loadPosition(place);
    const { file } = position;
    const judged = judge(position, seed, language);
    const told = values.json === true ? jsonLines(file, judged, language) : sentences(file, judged, language);
    for (const line of told) streams.out(line);
    return answer(place, file, judged, streams);
  },
};

const answer = (
  place: string,
  { expect }: PositionFile,
  { ruled, unmet }: Adjudged<Kinds>,
  streams: Streams,
): number => {
  if (unmet.length > 0) streams.note(badFile(place, unmet).message);
  // Whether an expected refusal came is among the expectations.
  const surprises = ruled.filter(
    ({ verdict }, order) => verdict === 'refused' && expect?.verdicts?.[order] === undefined,
  );
  return unmet.length > 0 || surprises.length > 0 ? REFUSED : DONE;
};

const jsonLines = (
  { orders }: PositionFile,
  { ruled, position }: Adjudged<Kinds>,
  language: Language,
): readonly string[] => [
  ...ruled.map((each, place) => JSON.stringify(jsonOf(orders[place]?.order, each, language))),
  JSON.stringify({ position }),
];

const jsonOf = (order: unknown, { verdict, rules, told, draws }: Ruled, language: Language): object => ({
  order,
  verdict,
  ...(rules.length > 0 && { rules }),
  ...(told[language].length > 0 && { told: told[language] }),
  ...(draws.length > 0 && { dice: draws.map(({ value }) => value) }),
});

const verdicts = {
  fr: { done: ' : exécuté', refused: ' : refusé' },
  en: { done: ': done', refused: ': refused' },
} as const;

const sentences = (
  { orders }: PositionFile,
  { ruled }: Adjudged<Kinds>,
  language: Language,
): readonly string[] =>
  ruled.flatMap(({ verdict, rules, told, draws }, place) => {
    const { seat = '', order } = orders[place] ?? {};
    const cited = rules.length === 0 ? '' : ` (${rules.join(', ')})`;
    return [
      `${place + 1}. ${seat} ${String(order?.kind ?? '')}${verdicts[language][verdict]}${cited}`,
      ...told[language].map((line) => `   ${line}`),
      ...draws.map(({ purpose, subject, value }) => `   [${value}] ${purpose} ${subject}`),
    ];
  });
