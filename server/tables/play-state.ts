import { isPlayer, outcomeOf, seatName } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { OVER_PAPER } from './documents.ts';
import type { LaidTable } from './live-table.ts';

/** Somebody has yet to sit down; it is being played; it has been. */
const STATES = ['waiting', 'open', 'over'] as const;
export type State = (typeof STATES)[number];

const isWaiting = ({ seats, sat }: LaidTable): boolean =>
  seats.some(({ seat, key }) => key !== undefined && isPlayer(seat) && !sat.has(seatName(seat)));

const known = new WeakMap<LaidTable, { readonly last: number; readonly state: State }>();

/** Looked at again only when the table has grown. */
export const stateOf = (laid: LaidTable): State => {
  const before = known.get(laid);
  if (before?.last === laid.last) return before.state;
  const isOver = outcomeOf(laid.match, laid.table) !== undefined;
  const state = isOver ? 'over' : isWaiting(laid) ? 'waiting' : 'open';
  known.set(laid, { last: laid.last, state });
  return state;
};

/**
 * Notes beside a table whether it is over, so that the store can count such tables without reading their logs. Nothing depends on it:
 * what could not be noted is noted when the table grows, or is laid again.
 */
export const noteEndings = (store: Store): ((laid: LaidTable) => void) => {
  const noted = new WeakMap<LaidTable, boolean>();
  const isNoted = async ({ id }: LaidTable): Promise<boolean> =>
    (await store.papers(id, OVER_PAPER)).some(({ name }) => name === OVER_PAPER);

  const note = async (laid: LaidTable): Promise<void> => {
    const isOver = stateOf(laid) === 'over';
    const before = noted.get(laid);
    if (before === isOver) return;
    noted.set(laid, isOver);
    if ((before ?? (await isNoted(laid))) === isOver) return;
    if (isOver) await store.putPaper(laid.id, { name: OVER_PAPER, text: '' });
    else await store.dropPaper(laid.id, OVER_PAPER);
  };
  return (laid) => void note(laid).catch(() => noted.delete(laid));
};
