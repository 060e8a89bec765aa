import type { Said } from '../failure.ts';

/** What the operator was told, and when. */
export interface Note {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly said: Said;
}

export interface Notes {
  readonly say: (words: Said) => void;
  /** The newest first. */
  readonly last: () => readonly Note[];
}

const MANY = 10;

/** Passes on what is said, and keeps the last of it for whoever looks later. */
export const keepNotes = (say: (words: Said) => void): Notes => {
  const notes: Note[] = [];
  return {
    say: (words) => {
      notes.unshift({ at: Date.now(), said: words });
      if (notes.length > MANY) notes.pop();
      say(words);
    },
    last: () => [...notes],
  };
};
