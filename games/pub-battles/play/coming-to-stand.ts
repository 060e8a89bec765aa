import type { Event } from '../model/events.ts';
import { after } from '../model/events.ts';
import { legOf } from '../model/march.ts';
import { pieceOf } from '../model/piece-change.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { pushedHqEvents } from '../rules/reserves/pushing.ts';
import { spentWhereTheyStand } from '../rules/terrain/tiring.ts';

/** The straight way of a piece that was driven or stepped up, for whom it goes over. */
const pushedByWay = (setting: Setting, before: State, now: State, piece: number): readonly Event[] => {
  const [from, to] = [pieceOf(before, piece), pieceOf(now, piece)];
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  const legs = from.where === 'map' && length > 0 ? [legOf(from, to, to.heading, length, false)] : [];
  return pushedHqEvents(setting, now, piece, legs);
};

/** What follows where pieces have come to stand otherwise than by a march of their own. */
export const comingToStandEvents = (
  setting: Setting,
  state: State,
  events: readonly Event[],
): readonly Event[] => {
  const pieces: number[] = [];
  for (const event of events)
    if (comesToStand(event) && !pieces.includes(event.piece)) pieces.push(event.piece);
  if (pieces.length === 0) return [];
  const now = after(state, events);
  const tired = spentWhereTheyStand(setting, now, pieces);
  return [...tired, ...pieces.flatMap((piece) => pushedByWay(setting, state, now, piece))];
};

type Coming = Extract<Event, { readonly kind: 'retreated' | 'pushed' | 'deployed' | 'recovered' }>;

const comesToStand = (event: Event): event is Coming =>
  event.kind === 'retreated' ||
  event.kind === 'pushed' ||
  event.kind === 'deployed' ||
  event.kind === 'recovered';
