import { type ByLanguage, inLanguage, typeset } from '@grognard/engine';
import type { Streams } from '../streams.ts';
import type { Voice } from '../words/voice.ts';

/** How what the server says to its operator is said here. */
export const spoken =
  ({ note }: Streams, { language }: Voice) =>
  (said: ByLanguage<string>): void =>
    note(typeset(inLanguage(said, language), language));
