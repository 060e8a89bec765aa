import type { RuleId } from '../contract/refusal.ts';

/** A place at which code, a test or data names a rule. */
export interface Citation {
  readonly id: RuleId;
  readonly file: string;
  readonly line: number;
}

/** Every quoted string in a text that has the look of an id of one of the rulebooks. */
export const citationsIn = (file: string, text: string, prefixes: readonly string[]): readonly Citation[] => {
  if (prefixes.length === 0 || !prefixes.some((prefix) => text.includes(prefix))) return [];
  const quoted = new RegExp(`(["'\`])((?:${prefixes.map(escaped).join('|')})[\\w.-]+)\\1`, 'g');
  return text
    .split('\n')
    .flatMap((words, place) =>
      [...words.matchAll(quoted)].map((match) => ({ id: match[2] ?? '', file, line: place + 1 })),
    );
};

const escaped = (prefix: string): string => prefix.replace(/[^\w-]/g, '\\$&');
