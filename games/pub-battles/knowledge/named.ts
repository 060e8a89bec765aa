import type { Seat } from '@grognard/engine';
import { pieceOf } from '../model/piece-change.ts';
import type { Combat, Contact, State } from '../model/state.ts';
import type { SeenChit, SeenCombat, SeenContact } from '../model/view.ts';
import { isPrivy, nameFor, namesFor, refFor } from './names.ts';

/** Laid down field by field, as a view is: with spreads each would be of a shape of its own. */
type Draft<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };

/** PB-R044: everybody sees the colour of a chit, its own side the formation. */
export const chitFor = (state: State, seat: Seat, formation: number): SeenChit => {
  const { id = '', side = '' } = state.formations[formation] ?? {};
  return isPrivy(seat, side) ? { side, formation: id } : { side };
};

export const contactFor = (
  state: State,
  seat: Seat,
  { attacker, defender, face, arrival, river, beside, uphill, enveloped }: Contact,
): SeenContact => {
  const seen: Draft<SeenContact> = {
    attacker: refFor(state, seat, attacker),
    defender: refFor(state, seat, defender),
    face,
    arrival,
  };
  if (river !== undefined) seen.river = river;
  if (beside !== undefined) seen.beside = namesFor(state, seat, beside);
  if (uphill !== undefined) seen.uphill = uphill;
  if (enveloped !== undefined) seen.enveloped = enveloped;
  return seen;
};

/** Supports of pieces that the seat can name: a piece hidden behind its HQ supports unseen. */
export const supportsFor = (
  state: State,
  seat: Seat,
): readonly { readonly lead: string; readonly support: string }[] => {
  const named: { lead: string; support: string }[] = [];
  for (const each of state.supports) {
    const lead = nameFor(state, seat, each.lead);
    const support = nameFor(state, seat, each.support);
    if (lead !== undefined && support !== undefined) named.push({ lead, support });
  }
  return named;
};

export const combatFor = (state: State, seat: Seat, combat: Combat): SeenCombat => {
  const { contacts, round, toFire, toChoose, bloodied, pair, stepping, retreating } = combat;
  const name = (piece: number): string => refFor(state, seat, piece);
  const seen: Draft<SeenCombat> = {
    contacts,
    round,
    toFire: namesFor(state, seat, toFire),
    toChoose: namesFor(state, seat, toChoose),
    bloodied: namesFor(state, seat, bloodied),
  };
  if (pair !== undefined) {
    const standing = pair.of.filter((piece) => pieceOf(state, piece).where === 'map');
    seen.pair = { arrival: pair.arrival, of: namesFor(state, seat, standing) };
  }
  if (stepping !== undefined) seen.stepping = { support: name(stepping.support), lead: name(stepping.lead) };
  if (retreating !== undefined)
    seen.retreating = { piece: name(retreating.piece), voluntary: retreating.voluntary };
  return seen;
};
