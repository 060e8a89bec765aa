import { type Refusal, refuse } from '@grognard/engine';
import { gap, TOUCH } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import type { Event } from '../../model/events.ts';
import type { Reading } from '../../model/reading.ts';
import type { Stand } from '../../model/state.ts';
import type { OwnPiece } from '../../model/view.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { hqFor } from './holding.ts';

/** Why a piece may not go behind its HQ from where its march ends. */
export const hideRefusals = (
  { setting, view }: Reading,
  piece: OwnPiece,
  { column, ...end }: Stand & { readonly column: boolean },
): readonly Refusal[] => {
  if (setting.switches.hiddenReserves === 'off') return [refuse('PB-R095', 'no-hidden-reserves')];
  if (isStaff(piece.kind)) return [refuse('PB-R095', 'staff-does-not-hide', { piece: piece.ref })];
  const hq = hqFor(view, piece.formation);
  if (hq === undefined) return [refuse('PB-R096', 'no-hq-to-hide-behind', { piece: piece.ref })];
  const { arm } = piece;
  const body = bodyOn(setting, { ...end, ...(arm && { arm }), ...(column && { column: true }) });
  return gap(body, bodyOn(setting, hq)) <= TOUCH.pubBattles
    ? []
    : [refuse('PB-R096', 'not-at-its-hq', { piece: piece.ref, hq: hq.ref })];
};

/** PB-R096: it has come to its HQ, and is seen no more. */
export const hideEvents = (piece: number): readonly Event[] => [{ kind: 'hid', piece, rules: ['PB-R096'] }];
