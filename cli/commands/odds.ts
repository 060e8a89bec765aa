import type { Language } from '@grognard/engine';
import { playerNamed } from '@grognard/engine/position';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { DONE, REFUSED } from '../failure.ts';
import type { Share } from '../odds/shares.ts';
import { type Odds, OddsTally, type Prospect } from '../odds/tally.ts';
import { judge, loadPosition, type Position, scenarioOf } from '../positions.ts';
import { type Progress, progressOf } from '../progress.ts';
import { seatNames } from '../seats.ts';
import type { Voice } from '../words/voice.ts';

export const odds: Command = {
  name: 'odds',
  run: async (args, streams, voice) => {
    const { values, positionals } = readArguments(args, {
      ...common,
      seed: { type: 'string' },
      samples: { type: 'string' },
      progress: { type: 'boolean' },
    });
    const { FILE: place } = wordsFor(positionals, ['FILE']);
    const seed = wholeNumber('seed', values.seed ?? '1', 0, 0x7fffffff);
    const samples = wholeNumber('samples', values.samples ?? '1000', 1, 1_000_000);
    const position = unscripted(await loadPosition(place));
    const { oddsTaken } = voice.words.answers;
    const progress = progressOf(streams, oddsTaken, samples, values.progress === true);
    const found = sample(position, seed, samples, progress);
    const lines = values.json === true ? [JSON.stringify(found)] : sentences(position, found, voice);
    for (const line of lines) streams.out(line);
    return found.refused.includes(samples) ? REFUSED : DONE;
  },
};

const unscripted = (position: Position): Position => {
  const { dice, expect, ...file } = position.file;
  return { ...position, file };
};

const sample = (position: Position, seed: number, samples: number, progress: Progress): Odds => {
  const { file } = position;
  const before = judge({ ...position, file: { ...file, orders: [] } }, seed).position;
  const tally = new OddsTally(before, file.orders.length);
  for (let done = 0; done < samples; done += 1) {
    tally.add(judge(position, seed + done));
    progress.step(done + 1);
  }
  progress.end();
  return tally.odds();
};

const sentences = (position: Position, { samples, refused, prospects }: Odds, voice: Voice): string[] => {
  const { at, answers } = voice.words;
  const nameOf = seatNames(scenarioOf(position));
  const orders = position.file.orders.map(({ seat, order }, place) => {
    const times = refused[place] ?? 0;
    const given = `${place + 1}. ${nameOf(playerNamed(seat), voice.language)} ${String(order.kind ?? '')}`;
    return times === 0 ? given : at(given, answers.refusedIn(percent(times / samples, voice)));
  });
  const changes = prospects.map((prospect) => sayProspect(prospect, voice));
  const told = changes.length === 0 ? [answers.nothingChanges] : changes;
  return [...orders, answers.times(samples), ...told.map((line) => `   ${line}`)];
};

const sayProspect = ({ path, outcomes, spread }: Prospect, voice: Voice): string => {
  const { language, words } = voice;
  if (spread !== undefined) {
    const { mean, least, most } = spread;
    const told = words.answers.onAverage(
      figure(mean, language),
      figure(least, language),
      figure(most, language),
    );
    return words.at(path, told);
  }
  const shares = outcomes.map((outcome) => `${String(outcome.value)} ${sayShare(outcome, voice)}`);
  return words.at(path, shares.join(', '));
};

const sayShare = ({ share, low, high }: Share, voice: Voice): string => {
  if (share === 1) return percent(1, voice);
  const bounds = [low, high].map((bound) => figure(bound * 100, voice.language));
  return `${percent(share, voice)} (${bounds.join('–')})`;
};

const percent = (share: number, { language, words }: Voice): string =>
  words.answers.percent(figure(share * 100, language));

const figure = (value: number, language: Language): string =>
  value.toLocaleString(language, { maximumFractionDigits: 1, useGrouping: false });
