import type { Seat } from '@grognard/engine';
import type { Combat, Contact, State } from '../../state-types.ts';
import type { SeenChit, SeenCombat, SeenContact } from '../../view-types.ts';
import { isPrivy, nameFor, namesFor, refFor } from './names.ts';

/** PB-R044: everybody sees the colour of a chit, its own side the formation. */
export const chitFor = (state: State, seat: Seat, formation: number): SeenChit => {
  const { id = '', side = '' } = state.formations[formation] ?? {};
  return isPrivy(seat, side) ? { side, formation: id } : { side };
};

export const contactFor = (
  state: State,
  seat: Seat,
  { attacker, defender, face, arrival, river, beside, uphill, enveloped }: Contact,
): SeenContact => ({
  attacker: refFor(state, seat, attacker),
  defender: refFor(state, seat, defender),
  face,
  arrival,
  ...(river !== undefined && { river }),
  ...(beside !== undefined && { beside: namesFor(state, seat, beside) }),
  ...(uphill !== undefined && { uphill }),
  ...(enveloped !== undefined && { enveloped }),
});

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
  const { contacts, round, toFire, toChoose, bloodied, stepping, retreating } = combat;
  const name = (piece: number): string => refFor(state, seat, piece);
  return {
    contacts,
    round,
    toFire: namesFor(state, seat, toFire),
    toChoose: namesFor(state, seat, toChoose),
    bloodied: namesFor(state, seat, bloodied),
    ...(stepping !== undefined && {
      stepping: { support: name(stepping.support), lead: name(stepping.lead) },
    }),
    ...(retreating !== undefined && {
      retreating: { piece: name(retreating.piece), voluntary: retreating.voluntary },
    }),
  };
};
