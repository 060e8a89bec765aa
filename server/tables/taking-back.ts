import { randomBytes } from 'node:crypto';
import {
  type Entry,
  type GameTypes,
  impossible,
  outcomeOf,
  type Player,
  type Refusal,
  sameSeat,
  seatName,
  strikeEntry,
  type TakeBackAnswer,
  type TakeBackAsk,
  type TakeBackOffer,
  takeBack,
} from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { consentDocument, type TakeBackRequest, takeBackDocument } from './documents.ts';
import { generalAt, type LiveTable, messageCount, orderName, type WholeLog } from './live-table.ts';
import { wholeLog } from './log.ts';
import type { Proposal, Tables } from './tables.ts';

/** What a seat would take back, and which people must consent: a general always does. */
interface Wish {
  readonly log: WholeLog;
  /** The entry of the order itself. */
  readonly order: number;
  readonly strikes: readonly number[];
  readonly consent: readonly Player[];
  /** A general would have been asked, and what was drawn or shown to him is undone: all are told. */
  readonly luck: boolean;
}

const over = (): readonly Refusal[] => [impossible('GR-05', 'game-over')];

const wishOf = async (
  store: Store,
  live: LiveTable,
  seat: Player,
): Promise<Wish | { readonly refusals: readonly Refusal[] }> => {
  // Once the battle is over its secret may be known: nothing is played again with dice that can be foreseen.
  if (outcomeOf(live.match, live.table) !== undefined) return { refusals: over() };
  const log = await wholeLog(store, live);
  const wish = takeBack(live.match, log, seat);
  if (!wish.ok) return { refusals: wish.error };
  const { strikes, consent } = wish.value;
  const asked = consent.filter((player) => generalAt(live, player) === undefined);
  const luck = wish.value.luck && asked.length < consent.length;
  return { log, order: Math.min(...strikes), strikes, consent: asked, luck };
};

const struck = (seat: Player, { log, strikes, luck }: Wish, id?: string): Proposal<TakeBackAnswer> => {
  const made = strikeEntry(log, strikes, seat, '', new Date().toISOString(), luck);
  const entry: Entry<GameTypes> = id === undefined ? made : { id, ...made };
  const { after } = log.take(entry);
  return { entry, after, answer: (now) => ({ kind: 'done', n: messageCount(now, seat) }) };
};

type Asked = { readonly kind: 'to-ask'; readonly order: number; readonly consent: readonly Player[] };

/** Takes the seat's latest gesture back at once, or says whom to ask. */
const tryBack = (
  store: Store,
  tables: Tables,
  id: string,
  seat: Player,
  pressed?: string,
): Promise<TakeBackAnswer | Asked | undefined> =>
  tables.write(id, async (live): Promise<Proposal<TakeBackAnswer | Asked>> => {
    const done = pressed === undefined ? undefined : live.orders.get(orderName(seat, pressed));
    if (done !== undefined) return { say: { kind: 'done', n: done } };
    const wish = await wishOf(store, live, seat);
    if ('refusals' in wish) return { say: { kind: 'refused', refusals: wish.refusals } };
    if (wish.consent.length === 0) return struck(seat, wish, pressed);
    return { say: { kind: 'to-ask', order: wish.order, consent: wish.consent } };
  });

const readAsk = (text: string): TakeBackRequest => JSON.parse(text);

/** The wishes that still wait, with those who have not answered yet. */
export const openAsks = async (store: Store, id: string): Promise<readonly TakeBackAsk[]> => {
  const asks = (await store.documents(id, takeBackDocument(''))).map(({ text }) => readAsk(text));
  return Promise.all(asks.map((ask) => toldOf(store, id, ask)));
};

const toldOf = async (store: Store, id: string, ask: TakeBackRequest): Promise<TakeBackAsk> => {
  const given = new Set((await store.documents(id, consentDocument(ask.id, ''))).map(({ name }) => name));
  const waiting = ask.consent.filter((seat) => !given.has(consentDocument(ask.id, seatName(seat))));
  return { id: ask.id, by: ask.by, waiting };
};

const putAside = async (store: Store, id: string, ask: TakeBackRequest): Promise<void> => {
  await store.dropDocument(id, takeBackDocument(ask.id));
  for (const seat of ask.consent) await store.dropDocument(id, consentDocument(ask.id, seatName(seat)));
};

/** What going back would come to, without doing it. */
export const backOffer = async (
  store: Store,
  live: LiveTable,
  seat: Player,
): Promise<Pick<TakeBackOffer, 'back' | 'luck'>> => {
  const wish = await wishOf(store, live, seat);
  if ('refusals' in wish) return { back: 'none', luck: false };
  return { back: wish.consent.length === 0 ? 'free' : 'ask', luck: wish.luck };
};

/** A seat wishes to take its latest gesture back; sent twice under one id, once. */
export const wishBack = async (
  store: Store,
  tables: Tables,
  id: string,
  seat: Player,
  pressed?: string,
): Promise<TakeBackAnswer | undefined> => {
  const tried = await tryBack(store, tables, id, seat, pressed);
  if (tried === undefined || tried.kind !== 'to-ask') return tried;
  const documents = (await store.documents(id, takeBackDocument(''))).map(({ text }) => readAsk(text));
  for (const earlier of documents.filter(({ by }) => sameSeat(by, seat))) {
    if (earlier.order === tried.order) return { kind: 'asked', ask: await toldOf(store, id, earlier) };
    await putAside(store, id, earlier);
  }
  const ask: TakeBackRequest = {
    id: randomBytes(9).toString('base64url'),
    by: seat,
    order: tried.order,
    consent: tried.consent,
  };
  const kept = await store.putDocument(id, { name: takeBackDocument(ask.id), text: JSON.stringify(ask) });
  return kept ? { kind: 'asked', ask: await toldOf(store, id, ask) } : undefined;
};

/** Somebody answers another's wish. `undefined`: there is no such wish that waits for him. */
export const answerAsk = async (
  store: Store,
  tables: Tables,
  live: LiveTable,
  seat: Player,
  askId: string,
  consent: boolean,
): Promise<TakeBackAnswer | undefined> => {
  const { id } = live;
  const found = (await store.documents(id, takeBackDocument(askId))).find(
    ({ name }) => name === takeBackDocument(askId),
  );
  if (found === undefined) return undefined;
  const ask = readAsk(found.text);
  if (!ask.consent.some((player) => sameSeat(player, seat))) return undefined;
  if (!consent) {
    await putAside(store, id, ask);
    return { kind: 'declined' };
  }
  await store.putDocument(id, { name: consentDocument(ask.id, seatName(seat)), text: '' });
  const told = await toldOf(store, id, ask);
  if (told.waiting.length > 0) return { kind: 'asked', ask: told };
  const done = await strikeAsked(store, tables, id, ask);
  await putAside(store, id, ask);
  return done;
};

/** All have consented: the order goes, unless it is no longer the seat's latest. */
const strikeAsked = (
  store: Store,
  tables: Tables,
  id: string,
  ask: TakeBackRequest,
): Promise<TakeBackAnswer | undefined> =>
  tables.write(id, async (live): Promise<Proposal<TakeBackAnswer>> => {
    const wish = await wishOf(store, live, ask.by);
    if ('refusals' in wish || wish.order !== ask.order) return { say: { kind: 'declined' } };
    return struck(ask.by, wish);
  });
