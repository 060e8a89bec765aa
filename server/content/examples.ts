import type { ExampleInfo } from '@grognard/engine';
import { type PositionFile, readPositionFile } from '@grognard/engine/position';
import type { LoadedGame } from './games.ts';
import { idsIn, readIn, wordsIn } from './scenarios.ts';

/** A worked example of the rulebook: what its gallery reads, and the position to be set up. */
export interface WorkedExample {
  readonly info: ExampleInfo;
  readonly file: PositionFile;
}

const readAll = ({ examples }: LoadedGame): readonly WorkedExample[] =>
  idsIn(examples).flatMap((id): WorkedExample[] => {
    const read = readPositionFile(readIn(examples, id));
    if (!read.ok) return [];
    const { title, about, proves = [] } = read.value;
    const info = { id, title: wordsIn(title, id), about: wordsIn(about, ''), rules: proves };
    return [{ info, file: read.value }];
  });

const galleries = new Map<string, readonly WorkedExample[]>();

/** The worked examples of a game, read once. */
export const examplesOf = (loaded: LoadedGame): readonly WorkedExample[] => {
  const known = galleries.get(loaded.game.id) ?? readAll(loaded);
  galleries.set(loaded.game.id, known);
  return known;
};
