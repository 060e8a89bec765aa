import { capital, isRecord, type Json, type Language, readIn } from '@grognard/engine';
import { type Ground, grounds, type PieceKind, pieceKinds } from '../model/vocabulary.ts';

/** Words of an id that are not names: written out in the reader's language. */
export type Abbreviations = ReadonlyMap<string, string>;

const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|xv|xvi{0,3}|xix|xx)$/;

/** Little words that are no initials. */
const PARTICLES = /^(?:al|am|an|de|di|du|el|la|le|of|st)$/;

const written = (word: string): string => {
  if (ROMAN.test(word)) return word.toUpperCase();
  if (/^[a-z]{2}$/.test(word) && !PARTICLES.test(word))
    return `${word.charAt(0)}. ${word.charAt(1)}.`.toUpperCase();
  return word.startsWith('mc') ? `Mc${capital(word.slice(2))}` : capital(word);
};

/** Before a name that is to be written as it stands. */
export const AS_WRITTEN = '=';

/** An id as one would write it: `darnault-hq` is Darnault HQ, `iii-corps` III Corps, `ap-hill` A. P. Hill. */
export const readable = (id: string, abbreviations: Abbreviations): string =>
  id.startsWith(AS_WRITTEN)
    ? id.slice(AS_WRITTEN.length)
    : id
        .split('-')
        .map((word) => abbreviations.get(word) ?? written(word))
        .join(' ');

/** A block that is called by a number: the enemy's `#3`, or `red#3` for somebody who watches. */
export interface Numbered {
  readonly side: string;
  /** Counted from one. */
  readonly number: number;
}

export const numbered = (ref: string): Numbered | undefined => {
  const [, side, alias] = /^([^#]*)#(\d+)$/.exec(ref) ?? [];
  return side === undefined || alias === undefined ? undefined : { side, number: Number(alias) + 1 };
};

/** A name out of the params of a refusal or a decision; undefined where there is none. */
export const given = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A number out of the params; zero where there is none. */
export const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

export const kindNamed = (value: Json | undefined): PieceKind | undefined =>
  pieceKinds.find((kind) => kind === value);

export const groundNamed = (value: Json | undefined): Ground =>
  grounds.find((ground) => ground === value) ?? 'clear';

/** What the scenario calls a ground of its own. */
export const ownGround = (value: Json | undefined, language: Language): string | undefined => {
  const named = isRecord(value) ? value : undefined;
  return named === undefined ? undefined : given(readIn(named, language));
};
