import {
  type BoardBlock,
  isCombatKind,
  kindFacts,
  type Order,
  type OwnPiece,
  pubBattlesForPage,
} from '@grognard/pub-battles/for-page';
import type { Hands } from './hands.svelte.ts';

export interface Target {
  readonly block: BoardBlock;
  readonly order: Order;
}

const MOST = 10;

const isMeant = (piece: OwnPiece, block: BoardBlock): boolean => {
  if (block.arm === 'staff') return block.side === piece.side && block.formation === piece.formation;
  if (!kindFacts[piece.kind].attacks) return false;
  return block.side !== piece.side || (block.kind !== undefined && isCombatKind(block.kind));
};

/** Those a piece could attack, support or hide behind from where it stands, the nearest first. */
export const targetsOf = (hands: Hands, ref: string): readonly Target[] => {
  const { setting, reading, player } = hands;
  const piece = hands.own(ref);
  if (piece === undefined || player === undefined || piece.where !== 'map' || piece.arm === 'staff')
    return [];
  const { measures } = setting;
  const far = 3 * Math.max(measures.footThird, measures.mountedThird) + measures.front;
  return hands.blocks
    .filter((block) => block.ref !== ref && isMeant(piece, block))
    .map((block) => ({ block, off: Math.hypot(block.x - piece.x, block.y - piece.y) }))
    .filter(({ off }) => off <= far)
    .sort((a, b) => a.off - b.off)
    .slice(0, MOST)
    .flatMap(({ block }): Target[] => {
      const found = pubBattlesForPage.propose(reading, player, {
        piece: ref,
        target: block.ref,
      });
      return found.ok ? [{ block, order: found.value }] : [];
    });
};
