import type { Streams } from './streams.ts';
import type { ProgressWords } from './words/en/answers.ts';

const PATIENCE = 1000;
const STEP = 500;

export interface Progress {
  step(done: number): void;
  end(): void;
}

/** Tells how far a long work has come, once it has taken a second, to a person who watches or who asked for it. */
export const progressOf = (
  streams: Streams,
  words: ProgressWords,
  total: number,
  asked: boolean,
): Progress => {
  const shown = asked || streams.watched;
  const begun = Date.now();
  let told = 0;
  return {
    step: (done) => {
      const now = Date.now();
      if (!shown || now - begun < PATIENCE || now - told < STEP) return;
      told = now;
      streams.tick(words.step(done, total, (now - begun) / 1000));
    },
    end: () => {
      if (told === 0) return;
      streams.tick(words.end((Date.now() - begun) / 1000));
      if (streams.watched) streams.note('');
    },
  };
};
