import type { Posting } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { OwnPiece } from '../../model/view.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';

const isComing = ({ where }: OwnPiece): boolean => where !== 'home' && where !== 'lost' && where !== 'gone';

/** PB-R034, PB-R012: it comes under an HQ that comes itself, and hides only behind one that is there. */
const canLead = (hq: OwnPiece, { where }: OwnPiece): boolean =>
  isComing(hq) && (where !== 'reserve' || hq.where === 'map');

/**
 * The army as it is printed, but for what a club's cap forbids (PB-R012): whoever is one too many goes to a formation
 * that has room; where none has, it stays at home, if that is for us to write (PB-R235).
 */
export const dividedArmy = ({
  setting: { switches },
  view: { mine, formations },
}: Reading): readonly Posting[] => {
  const { commandSizeLimit: cap, freePlay } = switches;
  if (cap === 'none') return [];
  const troops = mine.filter((piece) => isCombatKind(piece.kind) && isComing(piece));
  const under = new Map(
    formations.map(({ id }) => [id, troops.filter(({ formation }) => formation === id).length]),
  );
  const sizeOf = (formation: string): number => under.get(formation) ?? 0;
  const add = (formation: string, many: number): void => void under.set(formation, sizeOf(formation) + many);

  const postings: Posting[] = [];
  for (const piece of troops.toReversed()) {
    if (sizeOf(piece.formation) <= cap) continue;
    const other = mine.find(
      (hq) => isStaff(hq.kind) && canLead(hq, piece) && sizeOf(hq.formation) < cap,
    )?.formation;
    if (other === undefined && freePlay === 'off') continue;
    add(piece.formation, -1);
    if (other === undefined) postings.push({ piece: piece.ref, stays: 'home' });
    else {
      add(other, 1);
      postings.push({ piece: piece.ref, formation: other });
    }
  }
  return postings;
};
