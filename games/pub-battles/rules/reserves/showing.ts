import { type Decision, impossible, type Player, type Refusal, refuse, seatName } from '@grognard/engine';
import { placed, standing } from '../../ground/standing.ts';
import type { Event } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { givesOrdersTo } from '../../model/own.ts';
import { chiefOf } from '../../model/owners.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { isSpottedBy, isSpotter, isTooDark } from '../spotting/spotted.ts';
import { heldBy, hidingHqs } from './holding.ts';

/** PB-R101: the HQs that hide a reserve and are in sight of the enemy, by place. */
export const spottedHqs = (setting: Setting, state: State): readonly number[] => {
  if (isTooDark(setting, state)) return [];
  const hiding = hidingHqs(state);
  if (hiding.length === 0) return [];
  const spotters = standing(setting, state).filter((each) => isSpotter(setting, each));
  return hiding.filter((hq) => {
    const us = sideOf(state, hq);
    const enemies = spotters.filter(({ side }) => side !== us);
    return isSpottedBy(setting, enemies, placed(pieceOf(state, hq)));
  });
};

/** PB-R101: their reserves must be placed at once. */
export const deployingEvents = (setting: Setting, state: State): readonly Event[] => {
  const found = spottedHqs(setting, state).filter((hq) => !state.deploying.includes(hq));
  const hqs = [...state.deploying, ...found];
  return found.length === 0 ? [] : [{ kind: 'deploying', hqs, rules: ['PB-R101'], showed: true }];
};

/** Owed by whoever commands the side: a commander named in public would tell whose HQ it is. */
export const deployDecisions = (_setting: Setting, state: State): readonly Decision[] => {
  const [hq] = state.deploying;
  const owing = hq === undefined ? undefined : chiefOf(state, sideOf(state, hq));
  if (owing === undefined) return [];
  const id = `${state.count}.deploy.${seatName(owing)}`;
  return [{ id, kind: 'deploy', owed: [owing], orders: ['deploy'] }];
};

type Deploy = Extract<Order, { readonly kind: 'deploy' }>;

/** PB-R101, PB-R097: which reserve may be placed now. */
export const deployRefusals = (
  { setting: { switches }, view }: Reading,
  seat: Player,
  { hq }: Deploy,
): readonly Refusal[] => {
  const formation = view.formations.find((each) => each.hq === hq)?.id;
  if (formation === undefined) return [impossible('PB-R101', 'no-such-hq', { hq })];
  if (view.deploying.includes(hq)) return [];
  if (!givesOrdersTo(view, seat, formation)) return [impossible('PB-R097', 'not-your-hq', { hq })];
  if (heldBy(view, hq).length === 0) return [impossible('PB-R097', 'nothing-in-reserve', { hq })];
  // PB-R097: after a draw it may be set down of its owner's own will.
  return view.phase === 'alter' && switches.reserveExit === 'anyTime'
    ? []
    : [refuse('PB-R097', 'reserve-stays', { hq })];
};
