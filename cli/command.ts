import { parseArgs } from 'node:util';
import { nearest } from '@grognard/engine';
import type { CommandName } from './command-names.ts';
import { BadInput } from './failure.ts';

import type { Streams } from './streams.ts';
import type { Place } from './words/en/faults.ts';
import type { Voice } from './words/voice.ts';

type OptionShape = {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
};
type Shapes = Readonly<Record<string, OptionShape>>;
type Asking<T extends Shapes> = { args: string[]; options: T; allowPositionals: true };
type Arguments<T extends Shapes> = ReturnType<typeof parseArgs<Asking<T>>>;

/** One command: what it does; its answer is the exit status. What is said of it is in the catalogues. */
export interface Command {
  readonly name: CommandName;
  /** Names that its help lists. */
  readonly known?: readonly string[];
  run(args: readonly string[], streams: Streams, voice: Voice): Promise<number>;
}

/** Most commands speak to machines, too. The language is read before them. */
export const common = { json: { type: 'boolean' } } as const;

/** Reads arguments strictly: a word that means nothing is bad input, not ignored. */
export const readArguments = <T extends Shapes>(args: readonly string[], options: T): Arguments<T> => {
  const asking = { args: [...args], options, allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...asking, strict: false, tokens: true });
  for (const token of tokens) if (token.kind === 'option') checkOption(token, options);
  return parseArgs<Asking<T>>({ ...asking, args: [...args] });
};

interface OptionGiven {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** What Node would say of an option in English only. */
const checkOption = ({ name, rawName, value, inlineValue }: OptionGiven, options: Shapes): void => {
  const shape = Object.hasOwn(options, name) ? options[name] : undefined;
  if (shape === undefined) {
    const near = nearest(
      rawName,
      [...Object.keys(options), 'lang', 'help'].map((each) => `--${each}`),
    );
    throw new BadInput(({ faults }) => faults.noOption(rawName, near));
  }
  if (shape.type === 'boolean' && value !== undefined)
    throw new BadInput(({ faults }) => faults.valueTooMany(rawName));
  const isOther = inlineValue !== true && value?.startsWith('-') === true && value !== '-';
  if (shape.type === 'string' && (value === undefined || isOther))
    throw new BadInput(({ faults }) => faults.valueMissing(rawName));
};

/** Exactly the words that a command asks for, by name. */
export const wordsFor = <N extends Place>(
  positionals: readonly string[],
  names: readonly N[],
): Readonly<Record<N, string>> => {
  const missing = names[positionals.length];
  if (missing !== undefined) throw new BadInput(({ faults }) => faults.missing(missing));
  const [spare] = positionals.slice(names.length);
  if (spare !== undefined) throw new BadInput(({ faults }) => faults.tooMany(spare));
  return Object.fromEntries(names.map((name, place) => [name, positionals[place] ?? ''])) as Record<
    N,
    string
  >;
};

/** A whole number from an option. */
export const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new BadInput(({ faults }) => faults.notWhole(name, text, least, most));
};
