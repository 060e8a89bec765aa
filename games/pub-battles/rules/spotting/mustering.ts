import type { Chance } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';

const DIE = 6;
const FULL = 3;

/** PB-R006, as an option: what is made out for the first time is diced for; on 3 or less it is at full strength. */
export const musterEvents = (
  { switches }: Setting,
  state: State,
  sightings: readonly Event[],
  chance: Chance,
): readonly Event[] => {
  if (switches.unknownStrength === 'off') return [];
  const pieces = sightings.flatMap((event) =>
    event.kind === 'sighted' && event.learnt.arm !== undefined ? [event.piece] : [],
  );
  return [...new Set(pieces)]
    .filter(
      (piece) => isCombatKind(pieceOf(state, piece).kind) && pieceOf(state, piece).mustered === undefined,
    )
    .map((piece): Event => {
      const die = chance.roll('strength', pieceOf(state, piece).id, DIE);
      return { kind: 'mustered', piece, die, full: die <= FULL, drew: true, rules: ['PB-R006'] };
    });
};
