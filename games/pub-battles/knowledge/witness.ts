import type { Seat } from '@grognard/engine';
import type { Event } from '../model/events.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { Told } from '../model/told.ts';
import { namesFor } from './names.ts';
import { combatTold } from './telling/fighting.ts';
import { toldSighting } from './telling/sighting.ts';
import {
  attemptTold,
  backTold,
  chitTold,
  contactTold,
  ifPrivy,
  lossTold,
  marchTold,
  packedTold,
  supportTold,
  volleyTold,
} from './telling/telling.ts';
import { plannedTold, wroteTold } from './telling/writing.ts';

/** What a seat is told of an event. */
export const witness = (
  _setting: Setting,
  event: Event,
  before: State,
  after: State,
  seat: Seat,
): Told | undefined => {
  const { rules } = event;
  switch (event.kind) {
    case 'turn':
      return { kind: 'turn', day: event.day, turn: event.turn, rules };
    case 'drawn':
    case 'jumped':
    case 'resumed':
    case 'activated':
    case 'done':
      return chitTold(event, after, seat);
    case 'attempted':
      return attemptTold(event, before, seat);
    case 'let':
      // Who has let the draw stand is seen; it is news only if a die has said so.
      return event.drew === true ? { kind: 'let', seat: event.seat, rules } : undefined;
    case 'marched':
      return marchTold(event, before, seat);
    case 'left':
      return ifPrivy(event, before, seat, (of) => ({ kind: 'left', ...of, exit: event.exit, rules }));
    case 'spent':
      return ifPrivy(event, before, seat, (of) => ({
        kind: 'spent',
        ...of,
        ...(event.why !== undefined && { why: event.why }),
        rules,
      }));
    case 'hid':
    case 'unpacked':
      return ifPrivy(event, before, seat, (of) => ({ kind: event.kind, ...of, rules }));
    case 'rallied':
      return ifPrivy(event, before, seat, (of) => ({
        kind: 'rallied',
        ...of,
        heading: event.heading,
        rules,
      }));
    case 'deployed':
      return ifPrivy(event, before, seat, (of) => ({
        kind: 'deployed',
        ...of,
        to: event.to,
        column: event.column,
        rules,
      }));
    case 'recovered':
      return ifPrivy(event, before, seat, (of) => ({ kind: 'recovered', ...of, to: event.to, rules }));
    case 'pushed':
    case 'retreated':
      return backTold(event, before, seat);
    case 'contacted':
      return contactTold(event, event.contact, before, seat);
    case 'parted':
      return contactTold(
        event,
        before.contacts.find(({ arrival }) => arrival === event.arrival),
        before,
        seat,
      );
    case 'supported':
    case 'unsupported':
      return supportTold(event, before, seat);
    case 'fired':
      return volleyTold(event, before, seat);
    case 'refreshed':
      return { kind: 'refreshed', rules };
    case 'packed':
      return packedTold(event, before, seat);
    case 'lost':
      return lossTold(event, before, seat);
    case 'phase':
      return { kind: 'phase', phase: event.phase, ...(event.why !== undefined && { why: event.why }), rules };
    case 'combat':
      return combatTold(event, before, seat);
    case 'planned':
      return plannedTold(event, before, seat);
    case 'wrote':
      return wroteTold(event, before, seat);
    case 'mustered':
      return ifPrivy(event, before, seat, (of) => ({
        kind: 'mustered',
        ...of,
        die: event.die,
        full: event.full,
        rules,
      }));
    case 'deploying':
      return event.hqs.length === 0
        ? undefined
        : { kind: 'deploying', hqs: namesFor(before, seat, event.hqs), rules };
    case 'sighted':
      return toldSighting(event, before, after, seat);
    case 'nightfell':
      return { kind: 'nightfell', withdrawn: event.withdrawn, rules };
  }
};
