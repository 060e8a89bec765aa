import type { Chance } from '@grognard/engine';
import { after, type Event } from '../model/events.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { deployingEvents } from '../rules/reserves/showing.ts';
import { markedAnew } from '../rules/spotting/anew.ts';
import { musterEvents } from '../rules/spotting/mustering.ts';
import { sightingsOf } from '../rules/spotting/sightings.ts';
import { comingToStandEvents } from './coming-to-stand.ts';

/** Pieces that stand elsewhere or otherwise than before. */
const changedBy = (events: readonly Event[]): readonly number[] => {
  const changed: number[] = [];
  for (const event of events) {
    const piece = pieceChangedBy(event);
    if (piece !== undefined && !changed.includes(piece)) changed.push(piece);
  }
  return changed;
};

const pieceChangedBy = (event: Event): number | undefined => {
  if (event.kind === 'attempted') return event.hq;
  return 'piece' in event && event.kind !== 'sighted' ? event.piece : undefined;
};

/** What changes so much that everybody is looked at anew. */
const changesAll = ({ kind }: Event): boolean => kind === 'turn' || kind === 'refreshed';

/** What happened, with what is seen once it has, and whose reserve is found out by it. */
export const withWhatIsSeen = (
  setting: Setting,
  state: State,
  happened: readonly Event[],
  chance: Chance,
): readonly Event[] => {
  const events = [...happened, ...comingToStandEvents(setting, state, happened)];
  const changed = events.some(changesAll) ? undefined : changedBy(events);
  if (changed?.length === 0) return events;
  const now = after(state, events);
  const sightings = seenWith(setting, now, sightingsOf(setting, now, changed), changed, chance);
  // Where somebody has been told of what he saw, the order has shown something in any case.
  const isShown = changed === undefined || [...events, ...sightings].some(({ showed }) => showed === true);
  const seen = [...(isShown ? events : markedAnew(setting, state, now, changed, events)), ...sightings];
  return [...seen, ...deployingEvents(setting, after(state, seen))];
};

/** PB-R006: where strengths are diced for, they are known by the time that they are seen. */
export const seenWith = (
  setting: Setting,
  state: State,
  sightings: readonly Event[],
  changed: readonly number[] | undefined,
  chance: Chance,
): readonly Event[] => {
  const strengths = musterEvents(setting, state, sightings, chance);
  return strengths.length === 0
    ? sightings
    : [...strengths, ...sightingsOf(setting, after(state, strengths), changed)];
};
