import { type ByLanguage, inEach, inLanguage, type Language } from '@grognard/engine';
import { en } from '../words/doctor/en.ts';
import { fr } from '../words/doctor/fr.ts';
import type { DoctorWords } from '../words/doctor/words.ts';

/** What is looked at. */
export const PARTS = ['settings', 'store', 'database', 'clock', 'backups', 'proxy'] as const;
export type Part = (typeof PARTS)[number];

/** A fault keeps people from playing, or loses something one day; a warning may be as its operator wants it. */
export type Level = 'good' | 'warning' | 'fault';

export interface Finding {
  readonly part: Part;
  readonly level: Level;
  /** For machines. */
  readonly code: keyof DoctorWords;
  readonly says: ByLanguage<string>;
}

const words = { fr, en };

type Say<C extends keyof DoctorWords> = DoctorWords[C] extends string
  ? []
  : DoctorWords[C] extends (...given: infer G) => string
    ? { [I in keyof G]: G[I] | ByLanguage<string> }
    : never;

const given = (value: unknown, language: Language): unknown =>
  typeof value === 'object' && value !== null && 'fr' in value
    ? inLanguage(value as ByLanguage<string>, language)
    : value;

/** A finding in both languages; what is put into the sentence may differ by language, too. */
export const finding = <C extends keyof DoctorWords>(
  part: Part,
  level: Level,
  code: C,
  ...values: Say<C>
): Finding => ({
  part,
  level,
  code,
  says: inEach((language) => {
    const say: unknown = inLanguage(words, language)[code];
    return typeof say === 'function' ? say(...values.map((value) => given(value, language))) : String(say);
  }),
});

export const wordOf = (code: 'fileSystem'): ByLanguage<string> =>
  inEach((language) => inLanguage(words, language)[code]);
