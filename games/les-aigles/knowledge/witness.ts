import { isPlayer, type Seat, type Side } from '@grognard/engine';
import type { SightEvent, Sighting } from '../model/events/sight.ts';
import type { Event } from '../model/events.ts';
import { partOf, unitOf, unitOfPart } from '../model/evolve.ts';
import type { State } from '../model/state.ts';
import type { Told, Who } from '../model/told.ts';
import { isScreen } from '../rules/changes/home.ts';
import { companiesHidden, showsOfficer, showsPart, showsUnit } from '../rules/sight/eyes.ts';
import { namedIn } from '../rules/sight/named.ts';

type Fired = Extract<Event, { kind: 'fired' }>;

/** What a seat is told of an event. */
export const witness = (event: Event, before: State, after: State, seat: Seat): Told | undefined => {
  switch (event.kind) {
    // The engine tells that a plan is sealed; what it says shows in the view of its own side.
    case 'planned':
    case 'went-on':
    case 'officer-told':
    case 'covered':
      return undefined;
    case 'sighted':
    case 'lost-sight':
      return sightsTold(event, before, after, seat);
    case 'came-upon':
      return knows(seat, event.side) ? { ...event, who: whoIsIn(event, before, after) } : undefined;
    // What comes to nothing nobody else can see.
    case 'gave-up':
    case 'set-aside':
    case 'waited':
    case 'obeyed':
    case 'counter-void':
    case 'unthreatened':
    case 'disobeyed':
    case 'held-fire':
    case 'missed-mark':
    // What goes on inside a house shows on no wall.
    case 'posted':
    case 'got-on':
      return knows(seat, sideOf(event, after)) ? { ...event, who: whoIsIn(event, before, after) } : undefined;
    case 'set-about':
      if (event.doing.what === 'post' && !knows(seat, sideOf(event, after))) return undefined;
      return { ...opened(event, after, seat), who: whoIsIn(event, before, after) };
    default: {
      const told = opened(event, after, seat);
      const seen = asSeen(told, after, seat);
      return seen === undefined ? undefined : { ...seen, who: whoIsIn(seen, before, after) };
    }
  }
};

/** Who has come into a seat's sight or gone out of it; why somebody is out of sight he cannot tell. */
const sightsTold = (event: SightEvent, before: State, after: State, seat: Seat): Told | undefined => {
  if (event.kind !== 'sighted' && event.kind !== 'lost-sight') return undefined;
  const shows = (state: State, { part, officer }: Sighting): boolean =>
    part === undefined ? showsOfficer(seat, state.officers[officer ?? -1]) : showsPart(state, seat, part);
  const isSeat = seat === 'umpire';
  const mine = event.sights.filter((sight) => isSeat || shows(before, sight) !== shows(after, sight));
  if (mine.length === 0) return undefined;
  const isLost = event.kind === 'lost-sight' && !isSeat;
  const sights = isLost ? mine.map((sight) => ({ ...sight, rules: HIDDEN })) : mine;
  const told = { ...event, sights, rules: [...new Set(sights.flatMap(({ rules }) => rules))] };
  return { ...told, who: whoIsIn(told, before, after) };
};

const HIDDEN: readonly string[] = ['LA-O2.3-12'];

/** An event without those whom the seat does not see; undefined if it is about them. */
const asSeen = (event: Event, state: State, seat: Seat): Event | undefined => {
  const told = strengthSeen(event, state, seat);
  const { parts, units, officers } = namedIn(told);
  const isSeen =
    parts.every((part) => showsPart(state, seat, part)) &&
    units.every((unit) => showsUnit(state, seat, unit)) &&
    officers.every((officer) => showsOfficer(seat, state.officers[officer]));
  if (isSeen) return told;
  if (told.kind === 'moved' && told.stoppedBy !== undefined) {
    const { stoppedBy: _stoppedBy, ...rest } = told;
    return asSeen(rest, state, seat);
  }
  if (told.kind === 'tested' && told.general !== undefined) {
    const { general: _general, ...rest } = told;
    return asSeen(rest, state, seat);
  }
  return undefined;
};

/** Losses of a unit, without how strong those of it are whom the seat does not see. */
const strengthSeen = (event: Event, state: State, seat: Seat): Event => {
  if (event.kind !== 'fell') return event;
  const hidden = companiesHidden(state, seat, partOf(state, event.part).unit);
  if (hidden.length === 0) return event;
  return {
    ...event,
    hurt: 0,
    left: event.left.map((figures, place) => (hidden.includes(place) ? 0 : figures)),
  };
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
    case 'fired':
      return openFire(event);
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

/** A fire as others see it: by what order it was given they do not hear. */
const openFire = ({ openRules, ...fired }: Fired): Fired =>
  openRules === undefined ? fired : { ...fired, how: 'habit', rules: openRules };

/** Every number in an event that stands for somebody, with his name. */
const whoIsIn = (event: Event, before: State, after: State): Who => {
  const named = namedIn(event);
  const nameOf = (part: number): string =>
    unitOfPart(after.parts.flat().length > part ? after : before, part).id;
  const screens = named.parts.filter((part) => isScreen(before, part) || isScreen(after, part));
  return {
    ...(screens.length > 0 && { screens }),
    parts: Object.fromEntries(named.parts.map((part) => [part, nameOf(part)] as const)),
    units: Object.fromEntries(named.units.map((unit) => [unit, unitOf(after, unit).id] as const)),
    officers: Object.fromEntries(
      named.officers.map((officer) => [officer, after.officers[officer]?.id ?? ''] as const),
    ),
  };
};
