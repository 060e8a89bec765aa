import { impossible, type Player, type Refusal, refuse, seatName } from '@grognard/engine';
import { cmOf, gap, isUpTo } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import type { Order } from '../../model/orders.ts';
import { formationIn, givesOrdersTo, pieceIn } from '../../model/own.ts';
import type { Reading } from '../../model/reading.ts';
import { EVERY } from '../../model/reasons.ts';
import type { Setting } from '../../model/setting.ts';
import type { OwnFormation, OwnPiece, View } from '../../model/view.ts';
import { isStaff } from '../../model/vocabulary.ts';
import type { Try } from './attempt.ts';

const NONE: readonly Refusal[] = [];

/** Every reason against an answer to a draw, from what the seat knows; no more than are `enough`. */
export const alterRefusals = (
  reading: Reading,
  seat: Player,
  order: Try | Extract<Order, { readonly kind: 'let' }>,
  enough = EVERY,
): readonly Refusal[] => {
  const { setting, view } = reading;
  const hasLet = view.let.length > 0 && view.let.includes(seatName(seat));
  if (view.phase !== 'alter' || view.drawn === undefined || hasLet)
    return [impossible('PB-R054', 'no-draw-to-alter')];
  if (order.kind === 'let') return [];
  if (setting.switches.alterAttempts === 'off') return [refuse('PB-R048', 'no-attempts')];
  const formation = formationIn(view, order.kind === 'delay' ? chitUp(view) : order.formation);
  if (formation === undefined) {
    return order.kind === 'delay'
      ? [impossible('PB-R055', 'not-your-chit')]
      : [impossible('PB-R060', 'no-such-formation', { formation: order.formation })];
  }
  const chit = order.kind === 'delay' ? delayRefusals(view) : advanceRefusals(setting, formation);
  if (chit.length >= enough) return chit;
  const hq = hqRefusals(reading, seat, formation, order);
  return chit.length === 0 ? hq : [...chit, ...hq];
};

const chitUp = ({ drawn, us }: View): string => (drawn?.side === us ? (drawn?.formation ?? '') : '');

/** PB-R058 */
const delayRefusals = ({ cup }: View): readonly Refusal[] =>
  Object.values(cup).some((chits) => chits > 0) ? [] : [refuse('PB-R058', 'cup-empty')];

/** PB-R060, PB-R063, PB-R065: the chit is still to play. */
const advanceRefusals = ({ switches }: Setting, { id, chit }: OwnFormation): readonly Refusal[] => {
  switch (chit) {
    case 'cup':
      return NONE;
    case 'waiting':
      return switches.jumpedMayJumpBack === 'yes'
        ? []
        : [refuse('PB-R063', 'may-not-jump-back', { formation: id })];
    case 'played':
      return [refuse('PB-R065', 'already-played', { formation: id })];
    case 'up':
      return [impossible('PB-R060', 'already-up', { formation: id })];
    case 'none':
      return [impossible('PB-R060', 'no-chit', { formation: id })];
  }
};

/** Who rolls: the formation's own HQ or the army commander, and it must be Fresh. */
const hqRefusals = (
  { setting, view }: Reading,
  seat: Player,
  formation: OwnFormation,
  { kind, by }: Try,
): readonly Refusal[] => {
  const hq = pieceIn(view, by);
  const own = formation.hq === by;
  if (hq === undefined || !isStaff(hq.kind) || !isPresent(hq)) return [impossible('PB-R048', 'no-such-hq')];
  if (!givesOrdersTo(view, seat, hq.formation)) return [impossible('PB-R048', 'not-your-hq', { hq: by })];
  if (!own && hq.kind !== 'commander')
    return [refuse(kind === 'delay' ? 'PB-R055' : 'PB-R060', 'not-its-hq', { hq: by })];
  const far = own ? NONE : reachRefusals(setting, hq, pieceIn(view, formation.hq));
  return hq.spent ? [refuse(own ? 'PB-R050' : 'PB-R068', 'hq-spent', { hq: by }), ...far] : far;
};

const isPresent = ({ where }: OwnPiece): boolean => where !== 'lost' && where !== 'gone' && where !== 'home';

/** PB-R066: within command reach of each other, on the map. */
const reachRefusals = (
  setting: Setting,
  commander: OwnPiece,
  hq: OwnPiece | undefined,
): readonly Refusal[] => {
  const reaches =
    hq?.where === 'map' &&
    commander.where === 'map' &&
    isUpTo(gap(bodyOn(setting, commander), bodyOn(setting, hq)), setting.measures.command);
  return reaches ? NONE : [refuse('PB-R066', 'commander-too-far', { cm: cmOf(setting.measures.command) })];
};
