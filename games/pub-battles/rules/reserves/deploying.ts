import type { Player, RuleId } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { besideThem, drawnUp } from './drawing-up.ts';
import { hidingHqs, reserveOf } from './holding.ts';
import type { FreeSpot } from './room.ts';
import { supportFor } from './supporting.ts';

type Deploy = Extract<Order, { readonly kind: 'deploy' }>;

/** PB-R101, PB-R102: the whole reserve goes on the map, and its HQ beside it. Sightings are the caller's. */
export const deployEvents = (
  setting: Setting,
  state: State,
  seat: Player,
  { hq: ref, facing }: Deploy,
): readonly Event[] => {
  const hq = indexOf(state, seat.side, ref);
  const [first, ...others] = reserveOf(state, hq);
  const hqs = state.deploying.filter((each) => each !== hq);
  const why = hqs.length < state.deploying.length ? 'PB-R101' : 'PB-R097';
  const settled: Event = { kind: 'deploying', hqs, rules: [why] };
  if (first === undefined) return [settled];
  const behind = supportFor(setting, state, hq, first);
  const { events, spots, heading } = behind ?? { events: [], spots: [], heading: facing };
  const rest = behind === undefined ? [first, ...others] : others;
  const now = after(state, events);
  const drawn = drawnUp(setting, now, pieceOf(state, hq), rest.length, heading);
  return [
    ...events,
    ...drawn.flatMap((spot, place) => setDown(rest[place], spot, why)),
    besideEvent(setting, now, [...spots, ...drawn], hq),
    settled,
  ];
};

const setDown = (
  piece: number | undefined,
  { x, y, heading, ...spot }: FreeSpot,
  why: RuleId,
): readonly Event[] => {
  const column = spot.column === true;
  const rules = [why, 'PB-R102', ...(column ? ['PB-R100'] : [])];
  return piece === undefined ? [] : [{ kind: 'deployed', piece, to: { x, y, heading }, column, rules }];
};

export const besideEvent = (
  setting: Setting,
  state: State,
  spots: readonly FreeSpot[],
  hq: number,
): Event => {
  const { x, y, heading } = besideThem(setting, state, spots, pieceOf(state, hq));
  return {
    kind: 'pushed',
    piece: hq,
    to: { x, y, heading },
    why: 'stands-beside-its-reserve',
    rules: ['PB-R101'],
  };
};

/** PB-R103: hidden pieces directly behind friends in contact come up as their supports. */
export const reserveSupports = (setting: Setting, state: State): readonly Event[] => {
  const events: Event[] = [];
  for (const hq of hidingHqs(state)) {
    const now = after(state, events);
    const [first] = reserveOf(now, hq);
    const support = first === undefined ? undefined : supportFor(setting, now, hq, first);
    if (support === undefined || !isInContact(now, support.lead)) continue;
    events.push(...support.events);
    events.push(besideEvent(setting, after(now, support.events), support.spots, hq));
  }
  return events;
};

const isInContact = ({ contacts }: State, piece: number): boolean =>
  contacts.some(({ attacker, defender }) => attacker === piece || defender === piece);
