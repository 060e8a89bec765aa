import { isPlayer, outcomeOf, seatName } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { OVER_DOCUMENT } from './documents.ts';
import type { LiveTable } from './live-table.ts';

/** Somebody has yet to sit down; it is being played; it has been. */
const PLAY_STATES = ['waiting', 'open', 'over'] as const;
export type PlayState = (typeof PLAY_STATES)[number];

const isWaiting = ({ seats, sat }: LiveTable): boolean =>
  seats.some(({ seat, key }) => key !== undefined && isPlayer(seat) && !sat.has(seatName(seat)));

const known = new WeakMap<LiveTable, { readonly last: number; readonly state: PlayState }>();

/** Looked at again only when the table has grown. */
export const playStateOf = (live: LiveTable): PlayState => {
  const before = known.get(live);
  if (before?.last === live.last) return before.state;
  const isOver = outcomeOf(live.match, live.table) !== undefined;
  const state = isOver ? 'over' : isWaiting(live) ? 'waiting' : 'open';
  known.set(live, { last: live.last, state });
  return state;
};

/**
 * Notes beside a table whether it is over, so that the store can count such tables without reading their logs. Nothing depends on it:
 * what could not be noted is noted when the table grows, or is loaded again.
 */
export const noteEndings = (store: Store): ((live: LiveTable) => void) => {
  const noted = new WeakMap<LiveTable, boolean>();
  const isNoted = async ({ id }: LiveTable): Promise<boolean> =>
    (await store.documents(id, OVER_DOCUMENT)).some(({ name }) => name === OVER_DOCUMENT);

  const note = async (live: LiveTable): Promise<void> => {
    const isOver = playStateOf(live) === 'over';
    const before = noted.get(live);
    if (before === isOver) return;
    noted.set(live, isOver);
    if ((before ?? (await isNoted(live))) === isOver) return;
    if (isOver) await store.putDocument(live.id, { name: OVER_DOCUMENT, text: '' });
    else await store.dropDocument(live.id, OVER_DOCUMENT);
  };
  return (live) => void note(live).catch(() => noted.delete(live));
};
