import { isPlayer, type Seat, type Side } from '@grognard/engine';
import type { Event } from './events.ts';
import { unitOf, unitOfPart } from './state.ts';
import type { State } from './state-types.ts';
import type { Told, Who } from './told-types.ts';

/** What a seat is told of an event. */
export const witness = (event: Event, before: State, after: State, seat: Seat): Told | undefined => {
  switch (event.kind) {
    // The engine tells that a plan is sealed; what it says shows in the view of its own side.
    case 'planned':
    case 'went-on':
    case 'officer-told':
      return undefined;
    // What comes to nothing nobody else can see.
    case 'gave-up':
    case 'obeyed':
    case 'counter-void':
    case 'unthreatened':
    case 'disobeyed':
    // What goes on inside a house shows on no wall.
    case 'posted':
    case 'got-on':
      return knows(seat, sideOf(event, after)) ? { ...event, who: whoIsIn(event, before, after) } : undefined;
    case 'set-about':
      if (event.doing.what === 'post' && !knows(seat, sideOf(event, after))) return undefined;
      return { ...opened(event, after, seat), who: whoIsIn(event, before, after) };
    default: {
      const told = opened(event, after, seat);
      return { ...told, who: whoIsIn(told, before, after) };
    }
  }
};

/** An event as far as a seat may know it. */
const opened = (event: Event, after: State, seat: Seat): Event =>
  knows(seat, sideOf(event, after)) ? event : openly(event);

const knows = (seat: Seat, side: Side | undefined): boolean =>
  seat === 'umpire' || (isPlayer(seat) && seat.side === side);

/** Whose secrets an event may hold. */
const sideOf = (event: Event, state: State): Side | undefined => {
  if ('part' in event && typeof event.part === 'number') return unitOfPart(state, event.part).side;
  if ('unit' in event && typeof event.unit === 'number') return unitOf(state, event.unit).side;
  if ('officer' in event) return state.officers[event.officer]?.side;
  return undefined;
};

/** An event without what only the side concerned may know. */
const openly = (event: Event): Event => {
  switch (event.kind) {
    case 'charges':
    case 'reached-wall':
    case 'set-about':
    case 'rallies': {
      const { secret: _secret, ...rest } = event;
      return rest;
    }
    case 'charge-turned': {
      const { target: _target, ...rest } = event;
      return rest;
    }
    case 'rode': {
      const { ride: _ride, ...rest } = event;
      return rest;
    }
    case 'holds-house':
      return { ...event, posts: [], reserve: 0 };
    case 'handed-over':
      return { ...event, sheet: { attitude: 'hold' } };
    case 'detached': {
      const { secret: _secret, ...detached } = event.detached;
      return { ...event, detached };
    }
    default:
      return event;
  }
};

/** Every number in an event that stands for somebody, with his name. */
const whoIsIn = (event: Event, before: State, after: State): Who => {
  const parts: Record<string, string> = {};
  const units: Record<string, string> = {};
  const officers: Record<string, string> = {};
  const name = (part: number): void => {
    parts[part] = unitOfPart(after.parts.flat().length > part ? after : before, part).id;
  };
  const look = (value: object): void => {
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'number') {
        // A round of melee is no part.
        if (PART_KEYS.has(key) && !(key === 'round' && event.kind === 'fought')) name(item);
        else if (key === 'unit') units[item] = unitOf(after, item).id;
        else if (key === 'officer') officers[item] = after.officers[item]?.id ?? '';
      } else if (PART_LISTS.has(key) && Array.isArray(item)) item.forEach(name);
      else if (INSIDE.has(key) && typeof item === 'object' && item !== null) look(item);
    }
  };
  look(event);
  return { parts, units, officers };
};

/** What else in an event may name somebody. */
const INSIDE: ReadonlySet<string> = new Set(['contact', 'charge', 'evade', 'general']);

/** Lists of parts. */
const PART_LISTS: ReadonlySet<string> = new Set(['winners', 'losers']);

const PART_KEYS: ReadonlySet<string> = new Set([
  ...['part', 'into', 'crosser', 'crossed', 'for', 'target', 'attacker', 'defender', 'stoppedBy', 'threat'],
  ...['enemy', 'by', 'round'],
]);
