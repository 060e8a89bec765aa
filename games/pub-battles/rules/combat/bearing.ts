import { about } from '../../ground/true-blocks.ts';
import type { BoardBlock } from '../../model/board.ts';
import { byArrival, contactsOf, type Meeting, type Melee } from '../../model/melee.ts';

/** Where blocks are found by the names that contacts use. */
export interface FieldOfCombat<Ref> extends Melee<Ref> {
  readonly combat?: { readonly stepping?: { readonly support: Ref; readonly lead: Ref } };
  block(ref: Ref): BoardBlock | undefined;
}

/** The contacts that drive a piece back: its own, those of the lead it supports, or of the one that took its place. */
const contactsOn = <Ref>(ground: FieldOfCombat<Ref>, piece: Ref): readonly Meeting<Ref>[] => {
  const lead = ground.supports.find(({ support }) => support === piece)?.lead;
  const { stepping } = ground.combat ?? {};
  const stand = [
    piece,
    ...(lead === undefined ? [] : [lead]),
    ...(stepping?.lead === piece ? [stepping.support] : []),
  ];
  return (
    stand
      .map((each) => contactsOf<Ref, Meeting<Ref>>(ground, each))
      .find((contacts) => contacts.length > 0) ?? []
  );
};

/**
 * PB-R186: straight back from the edge of the first contact, which is square to the attacker's heading. Without any
 * contact left the piece just turns about (PB-R185).
 */
export const straightBack = <Ref>(ground: FieldOfCombat<Ref>, piece: Ref): number => {
  const own = ground.block(piece)?.heading ?? 0;
  const [first] = byArrival(contactsOn(ground, piece));
  if (first === undefined) return about(own);
  const side = ground.block(piece)?.side;
  const attacker = ground.block(first.attacker);
  if (attacker === undefined) return about(own);
  return attacker.side === side ? about(attacker.heading) : attacker.heading;
};

/** PB-R186: every enemy lead in the combat. */
export const enemyLeads = <Ref>(
  ground: FieldOfCombat<Ref>,
  piece: Ref,
  arrivals: readonly number[],
): readonly BoardBlock[] => {
  const side = ground.block(piece)?.side;
  const parties = ground.contacts
    .filter(({ arrival }) => arrivals.includes(arrival))
    .flatMap(({ attacker, defender }) => [attacker, defender]);
  return [...new Set(parties)].flatMap((each) => {
    const block = ground.block(each);
    return block === undefined || block.side === side ? [] : [block];
  });
};
