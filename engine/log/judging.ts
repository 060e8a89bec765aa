import type { GameTypes } from '../contract/game.ts';
import type { Refusal } from '../contract/refusal.ts';
import { isPlayer, type Player, sameSeat, seatName } from '../contract/seat.ts';
import { decide } from '../table/decide.ts';
import type { Match } from '../table/match.ts';
import { outcomeOf } from '../table/outcome.ts';
import { isTableEvent } from '../table/table.ts';
import type { Entry } from './entry.ts';
import { type Flaw, messageOf } from './flaws.ts';
import type { Folding } from './folding.ts';
import { byUmpire, type Found, type Hearing, noAct, notAllowed, replayed, unlike } from './hearing.ts';
import { tableFlaw } from './judging-acts.ts';
import { takeBack } from './takeback.ts';

/**
 * What is wrong with an entry, held against all that came before it: the same code that wrote it is asked to write it
 * again, with the dice it recorded and for the seat that is said to have acted.
 */
export const flawOf = <K extends GameTypes>(hearing: Hearing<K>, entry: Entry<K>): Flaw | undefined => {
  const { match, past } = hearing;
  const found = strangerAt(match, entry) ?? strikeFlaw(past, entry) ?? actFlaw(hearing, entry);
  return found === undefined ? undefined : { seq: entry.seq, ...found };
};

const strangerAt = <K extends GameTypes>({ seats }: Match<K>, { seat }: Entry<K>): Found =>
  seats.some((each) => sameSeat(each, seat))
    ? undefined
    : { code: 'not-at-table', detail: `nobody sits at ${seatName(seat)}`, params: { seat: seatName(seat) } };

/** Only what came before can be taken back, and only what stands, or stood in what is taken back with it. */
const strikeFlaw = <K extends GameTypes>(past: Folding<K>, { seq, strikes = [] }: Entry<K>): Found => {
  const given = new Set(strikes);
  const replaced = new Set(strikes.flatMap((each) => past.find(each)?.strikes ?? []));
  const wrong = strikes.find(
    (each) => each >= seq || past.find(each) === undefined || !(past.stands(each) || replaced.has(each)),
  );
  if (wrong === undefined && given.size === strikes.length) return undefined;
  const detail = 'it takes back what is not there to be taken back';
  return { code: 'wrong-strike', detail, params: { struck: wrong ?? seq } };
};

const actFlaw = <K extends GameTypes>(hearing: Hearing<K>, entry: Entry<K>): Found => {
  try {
    if (entry.order !== undefined) return orderFlaw(hearing, entry);
    if (entry.draws !== undefined) return noAct('dice were drawn for nothing');
    return entry.strikes === undefined ? tableFlaw(hearing, entry) : takingBackFlaw(hearing, entry);
  } catch (error) {
    return { code: 'missing-draw', detail: messageOf(error) };
  }
};

const refusedFor = (refusals: readonly Refusal[]): Found => ({
  code: 'order-refused',
  detail: refusals.map(({ rule }) => rule).join(' '),
});

const otherEvents: Found = { code: 'other-events', detail: 'the rules give other events for this order' };

const orderFlaw = <K extends GameTypes>(hearing: Hearing<K>, entry: Entry<K>): Found => {
  const { seat, decision, order, strikes, events, draws = [] } = entry;
  if (!isPlayer(seat)) return { code: 'not-allowed', detail: `${seat} gives no orders`, params: { seat } };
  if (decision === undefined) return noAct('an order answers no decision');
  if (strikes !== undefined) return rerollFlaw(hearing, entry);
  const { match, past } = hearing;
  const again = decide(match, past.table, { seat, decision, order }, replayed(draws));
  if (!again.ok) return refusedFor(again.error);
  return unlike([again.value.events, again.value.draws], [events, draws]) ? otherEvents : undefined;
};

/** A draw that the umpire had made again stands under the seat whose order it is. */
const rerollFlaw = <K extends GameTypes>(hearing: Hearing<K>, entry: Entry<K>): Found => {
  const { draws = [], events } = entry;
  const [first] = events;
  if (first === undefined || !isTableEvent<K>(first) || first.table !== 'rerolled')
    return noAct('an order takes nothing back');
  const again = byUmpire(hearing, { act: 'reroll', seq: first.seq, reason: first.reason }, draws);
  if (!again.ok) return notAllowed(again.error);
  return unlike(written(again.value), written(entry)) ? otherEvents : undefined;
};

const written = <K extends GameTypes>({ seat, decision, order, strikes, events, draws = [] }: Entry<K>) => [
  seat,
  decision,
  order,
  strikes,
  events,
  draws,
];

const takingBackFlaw = <K extends GameTypes>(hearing: Hearing<K>, entry: Entry<K>): Found => {
  const { match, past } = hearing;
  const { seat, strikes = [], events } = entry;
  const [told] = events;
  if (events.length !== 1 || told === undefined || !isTableEvent<K>(told) || told.table !== 'struck')
    return noAct('what is taken back is not told');
  if (unlike(told.seqs, strikes)) return noAct('what is told to be taken back is not what is');
  if (outcomeOf(match, past.table) !== undefined) return { code: 'order-refused', detail: 'GR-05' };
  if (isPlayer(seat)) return ownStrikeFlaw(hearing, seat, strikes, told.luck === true);
  if (told.luck === true) return noAct('an umpire takes no luck back');
  const named = strikes.find((seq) => past.stands(seq)) ?? 0;
  const again = byUmpire(hearing, { act: 'strike', seq: named, reason: told.reason });
  if (seat !== 'umpire' || !again.ok) return notAllowed(again.ok ? [] : again.error);
  return unlike(again.value.strikes, strikes) ? otherStrikes : undefined;
};

const otherStrikes: Found = { code: 'other-strikes', detail: 'the rules take other entries back' };

/** Whom he asked, and whether a general had to be asked, a log does not say. */
const ownStrikeFlaw = <K extends GameTypes>(
  { match, past }: Hearing<K>,
  seat: Player,
  strikes: readonly number[],
  luck: boolean,
): Found => {
  const again = takeBack(match, past, seat);
  if (!again.ok || unlike(again.value.strikes, strikes)) return otherStrikes;
  return luck && !again.value.luck ? otherStrikes : undefined;
};
