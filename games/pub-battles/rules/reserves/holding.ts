import { at, flat } from '@grognard/engine';
import { isOnMap } from '../../ground/standing.ts';
import type { State } from '../../model/state.ts';
import type { OwnPiece, View } from '../../model/view.ts';

/** PB-R095, PB-R100: the pieces hidden behind an HQ, in order; by id, for that is how their owner lists them. */
export const reserveOf = (state: State, hq: number): readonly number[] => {
  const formation = state.formations.findIndex((each) => each.hq === hq);
  return flat(state.pieces)
    .flatMap((piece, index) =>
      piece.where === 'reserve' && piece.formation === formation ? [{ index, id: piece.id }] : [],
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ index }) => index);
};

/** The HQs on the map that hide something, by place. */
export const hidingHqs = (state: State): readonly number[] => {
  const hiding = new Set<number>();
  for (const { where, formation } of flat(state.pieces)) if (where === 'reserve') hiding.add(formation);
  if (hiding.size === 0) return [];
  return state.formations
    .flatMap(({ hq }, formation) => (hiding.has(formation) && isOnMap(state, hq) ? [hq] : []))
    .sort((a, b) => byPlace(state, a, b));
};

const byPlace = ({ pieces }: State, a: number, b: number): number => {
  const [one, other] = [at(pieces, a), at(pieces, b)];
  return (one?.y ?? 0) - (other?.y ?? 0) || (one?.x ?? 0) - (other?.x ?? 0);
};

/** The HQ behind which a piece of ours may stand. */
export const hqFor = ({ mine, formations }: View, formation: string | undefined): OwnPiece | undefined => {
  const hq = formations.find(({ id }) => id === formation)?.hq;
  return mine.find(({ ref, where }) => ref === hq && where === 'map');
};

/** Our own pieces behind an HQ of ours. */
export const heldBy = ({ mine, formations }: View, hq: string): readonly OwnPiece[] => {
  const formation = formations.find((each) => each.hq === hq)?.id;
  if (formation === undefined) return [];
  return mine.filter((piece) => piece.where === 'reserve' && piece.formation === formation);
};
