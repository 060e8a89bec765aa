import { contactLength, TOUCH } from '@grognard/field';
import { bodyOn } from '../ground/board.ts';
import type { Setting } from '../model/setting.ts';
import type { Piece } from '../model/state.ts';
import { type Face, faces } from '../model/vocabulary.ts';
import { kindFacts } from '../tables/piece-facts.ts';

type Placed = Pick<Piece, 'kind' | 'x' | 'y' | 'heading' | 'column'>;

/** The edge of a piece that another touches with its front, along most of it; none if they stand apart. */
export const faceMet = (setting: Setting, attacker: Placed, defender: Placed): Face | undefined => {
  const [one, other] = [attacker, defender].map((each) =>
    bodyOn(setting, { ...each, arm: kindFacts[each.kind].arm }),
  );
  if (one === undefined || other === undefined) return undefined;
  const met = faces
    .map((face) => ({ face, along: contactLength(one, other, TOUCH.pubBattles, 'front', face) }))
    .filter(({ along }) => along > 0);
  return met.toSorted((a, b) => b.along - a.along)[0]?.face;
};
