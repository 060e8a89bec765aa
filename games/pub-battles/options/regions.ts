import type { Player } from '@grognard/engine';
import { reachOutline } from '@grognard/field';
import { bodyOn } from '../ground/board.ts';
import type { BoardBlock } from '../model/board.ts';
import type { Region } from '../model/game-types.ts';
import { pieceIn } from '../model/own.ts';
import type { Reading } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import { projectsFire } from '../rules/field-of-fire/fire.ts';
import { kindFacts } from '../tables/piece-facts.ts';
import { reachOf } from './reach.ts';

const OBLIQUE = 4_500;
const ALL_ROUND = 18_000;

const outlineOf = (
  setting: Setting,
  block: BoardBlock,
  spread: number,
  distance: number,
): readonly number[] =>
  [...reachOutline(bodyOn(setting, block), block.heading, spread, distance, [])].map(Math.round);

/** The outlines that help to place a piece: how far it marches, where it fires, whom it commands. */
export const regionsFor = (reading: Reading, seat: Player, ref: string): readonly Region[] => {
  const { setting, view } = reading;
  const piece = pieceIn(view, ref);
  if (piece === undefined) return [];
  const reach = reachOf(reading, seat, piece);
  if (piece.where !== 'map') return reach;
  const { measures } = setting;
  const about = (kind: Region['kind'], spread: number, distance: number): Region => ({
    kind,
    piece: ref,
    outline: outlineOf(setting, piece, spread, distance),
  });
  return [
    ...reach,
    ...(projectsFire(setting, piece) ? [about('fire', OBLIQUE, measures.fire)] : []),
    ...(kindFacts[piece.kind].arm === 'staff' ? [about('command', ALL_ROUND, measures.command)] : []),
    ...(piece.kind === 'artillery' ? [about('bombard', ALL_ROUND, measures.bombard)] : []),
  ];
};
