import type { Event } from '../model/events.ts';
import { pieceOf } from '../model/piece-change.ts';
import type { Contact, State } from '../model/state.ts';
import type { OwnPiece, SeenCombat, View } from '../model/view.ts';

/** The place of each contact by its number: tables that were set up again number them from 1. */
const placesOf = (contacts: readonly { readonly arrival: number }[]): ((arrival: number) => number) => {
  const arrivals = contacts.map(({ arrival }) => arrival).sort((a, b) => a - b);
  return (arrival) => arrivals.indexOf(arrival) + 1;
};

/** Where a piece stands is of no meaning off the map. */
const placed = ({ x, y, heading, ...piece }: OwnPiece): Partial<OwnPiece> =>
  piece.where === 'map' ? { x, y, heading, ...piece } : piece;

const combatOf = (
  { contacts, pair, ...combat }: SeenCombat,
  placeOf: (arrival: number) => number,
): unknown => ({
  ...combat,
  // What is broken off for good has no number any more.
  contacts: contacts.map(placeOf).filter((place) => place > 0),
  ...(pair !== undefined && { pair: { of: pair.of, contact: placeOf(pair.arrival) } }),
});

/** A view without what only numbers contacts and decisions. */
export const viewUnnumbered = (view: View): unknown => {
  const {
    count: _count,
    fought: _fought,
    contacts,
    combat,
    immediate,
    mine,
    inAction,
    struck,
    ...rest
  } = view;
  const placeOf = placesOf(contacts);
  return {
    ...rest,
    mine: mine.map(placed),
    inAction: inAction ?? [],
    struck: struck ?? [],
    contacts: contacts
      .toSorted((a, b) => a.arrival - b.arrival)
      .map(({ arrival: _arrival, ...contact }) => contact),
    ...(combat !== undefined && { combat: combatOf(combat, placeOf) }),
    ...(immediate !== undefined && { immediate: immediate.map(placeOf).filter((place) => place > 0) }),
  };
};

const namesOf = (state: State, { attacker, defender, face }: Contact) => ({
  attacker: pieceOf(state, attacker).id,
  defender: pieceOf(state, defender).id,
  face,
});

/** An event without what only numbers contacts: a broken one is told by who was in it. */
export const eventUnnumbered = (event: Event, before: State): unknown => {
  const placeOf = placesOf(before.contacts);
  switch (event.kind) {
    case 'contacted': {
      const { arrival: _arrival, ...contact } = event.contact;
      return { ...event, contact };
    }
    case 'parted': {
      const contact = before.contacts.find(({ arrival }) => arrival === event.arrival);
      return { ...event, arrival: contact === undefined ? 'none' : namesOf(before, contact) };
    }
    case 'combat':
      return { ...event, combat: event.combat && combatUnnumbered(event.combat, placeOf) };
    case 'phase': {
      const { immediate, ...phase } = event;
      return immediate === undefined
        ? phase
        : { ...phase, immediate: immediate.map(placeOf).filter((place) => place > 0) };
    }
    default:
      return event;
  }
};

const combatUnnumbered = (
  { contacts, pair, ...combat }: NonNullable<State['combat']>,
  placeOf: (arrival: number) => number,
): unknown => ({
  ...combat,
  contacts: contacts.map(placeOf).filter((place) => place > 0),
  ...(pair !== undefined && { pair: { of: pair.of, contact: placeOf(pair.arrival) } }),
});
