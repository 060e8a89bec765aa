import type { Measure } from './measure.ts';

export interface Asked {
  readonly help: boolean;
  readonly json: boolean;
  readonly quick: boolean;
  readonly names: readonly string[];
}

export const askedOf = (words: readonly string[]): Asked => ({
  help: words.includes('--help') || words.includes('-h'),
  json: words.includes('--json'),
  quick: words.includes('--quick'),
  names: words.filter((word) => !word.startsWith('-')),
});

const known = ['--help', '-h', '--json', '--quick'];

/** A sentence for what cannot be understood, or nothing. */
export const complaint = (words: readonly string[], measures: readonly Measure[]): string | undefined => {
  const names = measures.map(({ name }) => name);
  const option = words.find((word) => word.startsWith('-') && !known.includes(word));
  if (option !== undefined) return `There is no option ${option}; see --help.`;
  const stranger = askedOf(words).names.find((name) => !names.some((other) => other.startsWith(name)));
  return stranger === undefined
    ? undefined
    : `There is no measure ${stranger}; there are ${names.join(', ')}.`;
};

/** A name selects the measure called so, else all that begin so; no name at all selects every measure. */
export const selected = (measures: readonly Measure[], names: readonly string[]): readonly Measure[] => {
  const isNamed = (name: string) => measures.some((measure) => measure.name === name);
  const isMeant = (name: string) =>
    names.some((asked) => (isNamed(asked) ? name === asked : name.startsWith(asked)));
  return names.length === 0 ? measures : measures.filter(({ name }) => isMeant(name));
};

export const helpText = (measures: readonly Measure[]): string =>
  [
    'npm run bench -- [--json] [--quick] [NAME...]',
    '',
    'Measures Grognard beside other libraries, or beside bare loops as the limit, in one process and in turns.',
    'Figures are medians of the rounds; compare ratios, not figures from different runs.',
    '',
    '  --json    rows for machines instead of the table',
    '  --quick   fewer and shorter rounds: a glance, not a result',
    '  NAME      only this measure, or those whose names begin so:',
    '',
    ...measures.map(({ name, title }) => `    ${name.padEnd(14)} ${title}`),
  ].join('\n');
