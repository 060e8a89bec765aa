import { type Chunks, chunksOf, pickFrom, type Random, type Side, shuffledBy } from '@grognard/engine';
import type { BoardBlock } from '../../model/board.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, Sighting } from '../../model/state.ts';
import { arms, isStaff, pieceKinds } from '../../model/vocabulary.ts';
import { shownArm } from '../../rules/spotting/news.ts';

const aliasIn = (ref: string): number => Number(ref.slice(ref.indexOf('#') + 1));

/** An old sighting of a block that has left the map: of no consequence, and anybody's guess. */
const gap = (enemies: readonly number[], random: Random): Sighting => ({
  piece: pickFrom(random, enemies) ?? 0,
  arm: pickFrom(random, arms) ?? 'foot',
  kind: pickFrom(random, pieceKinds) ?? 'regular',
  spent: random.below(2) === 0,
  unpacked: random.below(2) === 0,
  off: true,
});

/** What the seat knows, under the aliases that it uses; what has left the map in between is forgotten. */
export const remembered = (
  blocks: readonly BoardBlock[],
  indexOf: (ref: string) => number,
  enemies: readonly number[],
  random: Random,
): Chunks<Sighting> => {
  const known = new Map(blocks.map((block) => [aliasIn(block.ref), block]));
  const size = Math.max(-1, ...known.keys()) + 1;
  return chunksOf(
    Array.from({ length: size }, (_, alias) => {
      const block = known.get(alias);
      return block === undefined ? gap(enemies, random) : sightingOf(block, indexOf(block.ref), random);
    }),
  );
};

/** Whether the arm was made out before the kind was disclosed, no view tells. */
const sightingOf = ({ arm, kind, spent, unpacked }: BoardBlock, piece: number, random: Random): Sighting => ({
  piece,
  ...(arm !== undefined && (kind === undefined || random.below(2) === 0) && { arm }),
  ...(kind !== undefined && { kind }),
  ...(spent !== undefined && { spent }),
  ...(unpacked !== undefined && { unpacked }),
});

/** What the enemy may know of a side: each of its blocks on the map, and of some what they were seen to be. */
export const guessed = (
  setting: Setting,
  pieces: readonly Piece[],
  ours: readonly number[],
  random: Random,
): Chunks<Sighting> => {
  const isOnMap = (index: number): boolean => pieces[index]?.where === 'map';
  const gaps = Array.from({ length: random.below(3) }, () => gap(ours, random));
  const guesses = ours.filter(isOnMap).flatMap((index): Sighting[] => {
    const piece = pieces[index];
    return piece === undefined ? [] : [guessOf(setting, piece, index, random)];
  });
  return chunksOf(shuffledBy(random, ours.length === 0 ? guesses : [...guesses, ...gaps]));
};

const guessOf = (setting: Setting, piece: Piece, index: number, random: Random): Sighting => {
  if (isStaff(piece.kind)) return { piece: index, arm: 'staff' };
  if (random.below(2) === 0) return { piece: index };
  const unpacked = piece.kind === 'baggage' && random.below(2) === 0;
  return {
    piece: index,
    arm: unpacked ? 'train' : shownArm(setting, piece),
    ...(random.below(3) === 0 && { kind: piece.kind }),
    spent: random.below(2) === 0,
    ...(unpacked && { unpacked }),
  };
};

export const indicesOf = (sides: readonly Side[], side: Side): readonly number[] =>
  sides.flatMap((each, index) => (each === side ? [index] : []));
