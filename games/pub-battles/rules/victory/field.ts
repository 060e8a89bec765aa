import { flat, type Side } from '@grognard/engine';
import { sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { isStaff } from '../../model/vocabulary.ts';

const troopsOf = (state: State, side: Side): readonly Piece[] =>
  flat(state.pieces).filter(
    (piece, index) => sideOf(state, index) === side && !isStaff(piece.kind) && piece.where !== 'home',
  );

/** A side with nothing but staff on the field, and nothing still to come. */
const isOffTheField = (state: State, side: Side): boolean =>
  troopsOf(state, side).every(({ where }) => where === 'gone' || where === 'lost');

/** PB-R216, PB-R243: sides that have left the map, with something to show for it. */
export const sidesThatLeft = ({ sides }: Setting, state: State): readonly Side[] =>
  sides
    .map(({ id }) => id)
    .filter(
      (side) => isOffTheField(state, side) && troopsOf(state, side).some(({ where }) => where === 'gone'),
    );

/** Sides of which nothing is left. */
export const sidesAnnihilated = ({ sides }: Setting, state: State): readonly Side[] =>
  sides
    .map(({ id }) => id)
    .filter(
      (side) => isOffTheField(state, side) && troopsOf(state, side).every(({ where }) => where === 'lost'),
    );
