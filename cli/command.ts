import { parseArgs } from 'node:util';
import { BadInput } from './failure.ts';
import type { Streams } from './streams.ts';

type OptionShape = {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
};
type Shapes = Readonly<Record<string, OptionShape>>;
type Asking<T extends Shapes> = { args: string[]; options: T; allowPositionals: true };
type Arguments<T extends Shapes> = ReturnType<typeof parseArgs<Asking<T>>>;

/** One command: what it is for, how it is called, and what it does; its answer is the exit status. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[], streams: Streams): Promise<number>;
}

/** Every command speaks both languages, and to machines. */
export const common = { lang: { type: 'string' }, json: { type: 'boolean' } } as const;

/** Reads arguments strictly: a word that means nothing is bad input, not ignored. */
export const readArguments = <T extends Shapes>(args: readonly string[], options: T): Arguments<T> => {
  try {
    return parseArgs<Asking<T>>({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new BadInput(error instanceof Error ? firstSentence(error.message) : String(error));
  }
};

const firstSentence = (message: string): string => message.split(/\. (?=To|Did)/)[0] ?? message;

/** Exactly the words that a command asks for, by name. */
export const wordsFor = <N extends string>(
  positionals: readonly string[],
  names: readonly N[],
): Readonly<Record<N, string>> => {
  const missing = names[positionals.length];
  if (missing !== undefined) throw new BadInput(`${missing} is missing`);
  if (positionals.length > names.length) {
    throw new BadInput(`“${positionals[names.length]}” is one word too many`);
  }
  return Object.fromEntries(names.map((name, place) => [name, positionals[place] ?? ''])) as Record<
    N,
    string
  >;
};

/** A whole number from an option. */
export const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new BadInput(`--${name} takes a whole number from ${least} to ${most}, and “${text}” is none`);
};
