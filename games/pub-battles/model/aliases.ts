import { at, type Chunks, sizeOf } from '@grognard/engine';
import type { Sighting } from './state.ts';

/** The alias under which a side knows a block on the map; the next free one if it does not yet. */
export const aliasOf = (known: Chunks<Sighting>, piece: number): number => {
  const size = sizeOf(known);
  for (let alias = 0; alias < size; alias += 1) {
    const sighting = at(known, alias);
    if (sighting?.piece === piece && sighting.off === undefined) return alias;
  }
  return size;
};

/** The alias under which a block is known now; undefined if it has none. */
export const knownAlias = (known: Chunks<Sighting>, piece: number): number | undefined => {
  const alias = aliasOf(known, piece);
  return alias < sizeOf(known) ? alias : undefined;
};

/** The aliases of all blocks that a side knows on the map, by piece. */
export const aliasesIn = (known: Chunks<Sighting>): readonly (number | undefined)[] => {
  const list: (number | undefined)[] = [];
  for (let alias = sizeOf(known) - 1; alias >= 0; alias -= 1) {
    const sighting = at(known, alias);
    if (sighting === undefined || sighting.off !== undefined) continue;
    while (list.length <= sighting.piece) list.push(undefined);
    list[sighting.piece] = alias;
  }
  return list;
};
