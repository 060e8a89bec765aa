import { pickFrom, type Random, type Side, shuffledBy } from '@grognard/engine';
import type { BoardBlock } from '../../model/board.ts';
import type { RosterEntry, Setting } from '../../model/setting.ts';
import type { View } from '../../model/view.ts';
import type { Arm, PieceKind } from '../../model/vocabulary.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

/** A piece of the printed order of battle. */
export interface Slot {
  readonly formation: string;
  readonly kind: PieceKind;
  /** It is the HQ of its formation. */
  readonly leads: boolean;
}

/** Something that is known to be a piece of the enemy's: a block on the map, or a loss. */
interface Claim {
  readonly block?: BoardBlock;
  /** The narrower, the earlier it is served: then what can be served is. */
  readonly breadth: number;
  readonly fits: (slot: Slot) => boolean;
}

/** A slot with the block that it is dreamt to be; lost, if it has none and `lost`. */
export interface Cast {
  readonly slot: Slot;
  readonly block?: BoardBlock;
  readonly lost?: true;
  /** It hides behind an HQ that must show what it hides. */
  readonly held?: true;
}

export const slotsOf = (roster: readonly RosterEntry[]): readonly Slot[] =>
  roster.flatMap(({ id, kinds }) => {
    const head = kinds.find(isStaff);
    const first = head === undefined ? -1 : kinds.indexOf(head);
    return kinds.map((kind, place) => ({ formation: id, kind, leads: place === first }));
  });

const exactly = (kind: PieceKind, block?: BoardBlock): Claim => ({
  ...(block !== undefined && { block }),
  breadth: 0,
  fits: (slot) => slot.kind === kind,
});

/** PB-R150: what looks like foot may be a packed train. */
const looksLike = ({ switches }: Setting, arm: Arm, block: BoardBlock): Claim => {
  const isDisguise = arm === 'foot' && switches.trainShownAs === 'foot';
  return {
    block,
    breadth: arm === 'foot' ? 2 : 1,
    fits: ({ kind }) => kindFacts[kind].arm === arm || (isDisguise && kind === 'baggage'),
  };
};

const claimOf = (setting: Setting, { deploying }: View, block: BoardBlock): Claim => {
  if (block.kind !== undefined) return exactly(block.kind, block);
  if (deploying.includes(block.ref) || block.holds === true)
    return { block, breadth: -1, fits: ({ leads }) => leads };
  if (block.arm !== undefined) return looksLike(setting, block.arm, block);
  return { block, breadth: 3, fits: ({ kind }) => !isStaff(kind) };
};

/** Every slot of a side, given at random to what is known of it; undefined if the dice ran into a dead end. */
export const castArmy = (
  setting: Setting,
  view: View,
  side: Side,
  slots: readonly Slot[],
  random: Random,
): readonly Cast[] | undefined => {
  const blocks = view.theirs.filter((block) => block.side === side);
  const claims = [
    ...blocks.map((block) => claimOf(setting, view, block)),
    ...(view.losses[side] ?? []).map((kind) => exactly(kind)),
  ];
  const free = new Set(shuffledBy(random, slots));
  const cast: Cast[] = [];
  for (const { block, fits } of shuffledBy(random, claims).sort((a, b) => a.breadth - b.breadth)) {
    const slot = pickFrom(random, [...free].filter(fits));
    if (slot === undefined) return undefined;
    free.delete(slot);
    cast.push(block === undefined ? { slot, lost: true } : { slot, block });
    if (block === undefined || !(view.deploying.includes(block.ref) || block.holds === true)) continue;
    const held = pickFrom(
      random,
      [...free].filter((each) => hidesBehind(each, slot)),
    );
    if (held === undefined) return undefined;
    free.delete(held);
    cast.push({ slot: held, held: true });
  }
  return [...cast, ...[...free].map((slot) => ({ slot }))];
};

const hidesBehind = (slot: Slot, hq: Slot): boolean => slot.formation === hq.formation && !isStaff(slot.kind);
