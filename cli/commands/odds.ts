import type { Language } from '@grognard/engine';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { DONE, REFUSED } from '../failure.ts';
import { languageOf } from '../language.ts';
import type { Share } from '../odds/shares.ts';
import { type Odds, type Prospect, Tally } from '../odds/tally.ts';
import { judge, loadPosition, type Position } from '../positions.ts';
import { progressOf } from '../progress.ts';
import type { Streams } from '../streams.ts';

const HELP = `grognard odds FILE|- [--samples N] [--seed S] [--lang fr|en] [--json]

What orders are likely to lead to: plays those of a position file many times, each time with luck of its own, and counts
how the position stands afterwards. Dice and expectations of the file count for nothing. Behind each share stands in brackets
between what bounds the true one lies, 95 times in 100.

  --samples N  how many times (1000)
  --seed S     for chance (1): the same seed gives the same answer
  --progress   tell how far it is, even when nobody watches
  --json       { "samples", "refused": [times of each order], "prospects": [{ "path", "before", "outcomes", "spread"? }] }
  --lang       fr or en; that of the shell unless told

Exit status: 0 done; 1 an order is refused whatever the dice show; 2 the file cannot be used.`;

export const odds: Command = {
  name: 'odds',
  summary: 'what orders at a position are likely to lead to',
  help: HELP,
  run: async (args, streams) => {
    const { values, positionals } = readArguments(args, {
      ...common,
      seed: { type: 'string' },
      samples: { type: 'string' },
      progress: { type: 'boolean' },
    });
    const { FILE: place } = wordsFor(positionals, ['FILE']);
    const language = languageOf(values.lang);
    const seed = wholeNumber('seed', values.seed ?? '1', 0, 0x7fffffff);
    const samples = wholeNumber('samples', values.samples ?? '1000', 1, 1_000_000);
    const position = unscripted(await loadPosition(place));
    const found = sample(position, { seed, samples, language }, streams, values.progress === true);
    const lines = values.json === true ? [JSON.stringify(found)] : sentences(position, found, language);
    for (const line of lines) streams.out(line);
    return found.refused.includes(samples) ? REFUSED : DONE;
  },
};

const unscripted = (position: Position): Position => {
  const { dice, expect, ...file } = position.file;
  return { ...position, file };
};

interface Trial {
  readonly seed: number;
  readonly samples: number;
  readonly language: Language;
}

const sample = (position: Position, trial: Trial, streams: Streams, asked: boolean): Odds => {
  const { seed, samples, language } = trial;
  const { file } = position;
  const before = judge({ ...position, file: { ...file, orders: [] } }, seed, language).position;
  const tally = new Tally(before, file.orders.length);
  const progress = progressOf(streams, 'odds', samples, asked);
  for (let done = 0; done < samples; done += 1) {
    tally.add(judge(position, seed + done, language));
    progress.step(done + 1);
  }
  progress.end();
  return tally.odds();
};

const words = {
  fr: {
    refused: 'refusé',
    times: (samples: number) => `${samples} fois`,
    mean: 'en moyenne',
    nothing: 'rien ne change',
  },
  en: {
    refused: 'refused',
    times: (samples: number) => `${samples} times`,
    mean: 'on average',
    nothing: 'nothing changes',
  },
} as const;

const sentences = (
  { file }: Position,
  { samples, refused, prospects }: Odds,
  language: Language,
): string[] => {
  const said = words[language];
  const orders = file.orders.map(({ seat, order }, place) => {
    const times = refused[place] ?? 0;
    const how = times === 0 ? '' : `: ${said.refused} ${percent(times / samples, language)}`;
    return `${place + 1}. ${seat} ${String(order.kind ?? '')}${how}`;
  });
  const changes = prospects.map((prospect) => `   ${sayProspect(prospect, language)}`);
  return [...orders, said.times(samples), ...(changes.length === 0 ? [`   ${said.nothing}`] : changes)];
};

const sayProspect = ({ path, outcomes, spread }: Prospect, language: Language): string => {
  if (spread !== undefined) {
    const figures = [spread.mean, spread.least, spread.most].map((value) => figure(value, language));
    return `${path}: ${words[language].mean} ${figures[0]} (${figures[1]}–${figures[2]})`;
  }
  return `${path}: ${outcomes.map((outcome) => `${String(outcome.value)} ${sayShare(outcome, language)}`).join(', ')}`;
};

const sayShare = ({ share, low, high }: Share, language: Language): string =>
  share === 1
    ? percent(1, language)
    : `${percent(share, language)} (${figure(low * 100, language)}–${figure(high * 100, language)})`;

const percent = (share: number, language: Language): string => `${figure(share * 100, language)} %`;

const figure = (value: number, language: Language): string =>
  value.toLocaleString(language, { maximumFractionDigits: 1, useGrouping: false });
