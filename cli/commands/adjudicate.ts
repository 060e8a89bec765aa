import { type GameTypes, inLanguage, type Language, typeset } from '@grognard/engine';
import { type Adjudged, type PositionFile, playerNamed, type Ruled } from '@grognard/engine/position';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { DONE, REFUSED, sayProblems } from '../failure.ts';
import { judge, loadPosition, scenarioOf } from '../positions.ts';
import { seatNames } from '../seats.ts';
import type { Streams } from '../streams.ts';
import type { Voice } from '../words/voice.ts';

export const adjudicateCommand: Command = {
  name: 'adjudicate',
  run: async (args, streams, voice) => {
    const { values, positionals } = readArguments(args, { ...common, seed: { type: 'string' } });
    const { FILE: place } = wordsFor(positionals, ['FILE']);
    const seed = wholeNumber('seed', values.seed ?? '1', 0, 0xffffffff);
    const position = await loadPosition(place);
    const { file } = position;
    const nameOf = seatNames(scenarioOf(position));
    // Machines know a seat by its id.
    const judged = judge(position, seed, values.json === true ? undefined : nameOf);
    const told =
      values.json === true
        ? jsonLines(file, judged, voice.language)
        : sentences(file, judged, (seat) => nameOf(playerNamed(seat), voice.language), voice);
    for (const line of told) streams.out(line);
    return answer(place, file, judged, streams, voice);
  },
};

const answer = (
  place: string,
  { expect }: PositionFile,
  { ruled, unmet }: Adjudged<GameTypes>,
  streams: Streams,
  { words, language }: Voice,
): number => {
  if (unmet.length > 0) streams.note(sayProblems(place, unmet, words, language));
  // Whether an expected refusal came is among the expectations.
  const surprises = ruled.filter(
    ({ verdict }, order) => verdict === 'refused' && expect?.verdicts?.[order] === undefined,
  );
  return unmet.length > 0 || surprises.length > 0 ? REFUSED : DONE;
};

const jsonLines = (
  { orders }: PositionFile,
  { ruled, position }: Adjudged<GameTypes>,
  language: Language,
): readonly string[] => [
  ...ruled.map((each, place) => JSON.stringify(jsonOf(orders[place]?.order, each, language))),
  JSON.stringify({ position }),
];

const jsonOf = (order: unknown, { verdict, rules, told, draws }: Ruled, language: Language): object => ({
  order,
  verdict,
  ...(rules.length > 0 && { rules }),
  ...(inLanguage(told, language).length > 0 && { told: inLanguage(told, language) }),
  ...(draws.length > 0 && { dice: draws.map(({ value }) => value) }),
});

const sentences = (
  { orders }: PositionFile,
  { ruled }: Adjudged<GameTypes>,
  nameOf: (seat: string) => string,
  { language, words: { at, answers } }: Voice,
): readonly string[] =>
  ruled.flatMap(({ verdict, rules, told, draws }, place) => {
    const { seat = '', order } = orders[place] ?? {};
    const cited = rules.length === 0 ? '' : ` (${rules.join(', ')})`;
    return [
      at(
        `${place + 1}. ${nameOf(seat)} ${String(order?.kind ?? '')}`,
        `${answers.verdicts[verdict]}${cited}`,
      ),
      ...inLanguage(told, language).map((line) => `   ${typeset(line, language)}`),
      ...draws.map(({ purpose, subject, value }) => `   [${value}] ${purpose} ${subject}`),
    ];
  });
