import type { Decision } from '../contract/decision.ts';
import type { AnOrder, ATold } from '../contract/game.ts';
import type { ByLanguage } from '../contract/language.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { Refusal } from '../contract/refusal.ts';
import type { Player, Seat, Side } from '../contract/seat.ts';
import type { SwitchValues } from '../contract/switch.ts';
import type { Json } from '../json/json.ts';
import type { Patch } from '../json/patch.ts';
import type { TableTold } from '../log/messages.ts';
import type { SealedFact } from '../table/outlook.ts';
import type { Waivers } from '../table/table.ts';

/** What server and page say to each other, as types. The server reads what comes in by schemas of the same shape. */

/** A scenario as the lobby shows it: nothing in it is a secret. */
export interface ScenarioInfo {
  readonly id: string;
  readonly title: ByLanguage<string>;
  readonly about: ByLanguage<string>;
  /** How long a battle takes. */
  readonly minutes: number;
  /** The one for a first visit. */
  readonly first: boolean;
  readonly sides: readonly {
    readonly id: Side;
    readonly name: ByLanguage<string>;
    readonly colour: string;
  }[];
  /** The commands a side can be divided into, by side. */
  readonly commands: Readonly<Record<Side, readonly string[]>>;
}

export interface GeneralInfo {
  readonly name: string;
  readonly title: ByLanguage<string>;
}

/** Who plays a seat: a person behind a link, a person at the screen of whoever made the table, or the computer. */
export type PlayedBy = 'link' | 'hot-seat' | { readonly general: string };

export interface SeatWanted {
  readonly seat: Seat;
  readonly by: PlayedBy;
}

export interface TableWanted {
  readonly game: string;
  /** A scenario of the house, the worked example whose position is set up, or a whole scenario that somebody has made. */
  readonly scenario?: string;
  readonly example?: string;
  readonly own?: object;
  readonly seats: readonly SeatWanted[];
  readonly switches?: SwitchValues;
  readonly sandbox?: boolean;
}

/** The secret of a seat: whoever shows it sits there. */
export interface SeatKey {
  readonly seat: Seat;
  readonly key: string;
}

export interface TableMade {
  readonly table: string;
  /** The secret of whoever made the table: with it the table can be cleared away. */
  readonly owner: string;
  /** One for each seat that is not the computer's. */
  readonly keys: readonly SeatKey[];
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly by: PlayedBy;
  /** What the player calls himself, once he has sat down. */
  readonly name?: string;
  /** What the computer that plays there is called. */
  readonly title?: ByLanguage<string>;
}

/** What could be checked of a table that was set up from a log. */
export interface ImportInfo {
  /** Whether all that could be wrong with it was judged again and held. */
  readonly verified: boolean;
  /** How many entries came along. */
  readonly entries: number;
  /** How many of them another version of the rules has judged: they are taken as they stand. */
  readonly judgedByAnother: number;
  /** Whether its dice came from the secret that the log tells, or are taken as they stand. */
  readonly dice: 'checked' | 'as-written';
}

/** What everybody who has a seat may know of a table; it changes only with who sits there. */
export interface TableFacts {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  /** When it was set up, in milliseconds since 1970. */
  readonly at: number;
  readonly title: ByLanguage<string>;
  readonly sides: ScenarioInfo['sides'];
  readonly publicScenario: object;
  readonly switches: SwitchValues;
  readonly sandbox: boolean;
  readonly seats: readonly SeatInfo[];
  /** The seat of the key that asked. */
  readonly you: Seat;
  readonly commitment?: string;
  /** When it is cleared away unless somebody opens it before, in milliseconds since 1970; told when that day is near. */
  readonly expires?: number;
  /** Only of a table that was set up from a log. */
  readonly imported?: ImportInfo;
}

/** All that a seat is shown, as it travels: the game itself knows what its view holds. */
export interface OutlookInfo {
  readonly view: object;
  readonly decisions: readonly Decision[];
  readonly sealed: readonly SealedFact[];
  readonly mine: Readonly<Record<string, AnOrder>>;
  readonly waivers: Waivers;
  readonly resigned: readonly Side[];
  /** How often luck was taken back from the computer. */
  readonly luckTakenBack: number;
  readonly outcome: Outcome | null;
}

/** A seat's outlook after its message `n`; `n` 0 is the opening. */
export interface OutlookAt {
  readonly n: number;
  readonly outlook: OutlookInfo;
}

/** One thing that happened, as one seat heard and saw it, under the seat's own gapless number. */
export interface SeatMessage {
  readonly n: number;
  readonly at: number;
  readonly told: readonly (ATold | TableTold)[];
  readonly patch: Patch;
}

export interface MessagePage {
  readonly messages: readonly SeatMessage[];
  readonly more: boolean;
}

/**
 * An order as the page sends it: `id` is the page's own, so that sending twice is ordering once. Orders that belong to one
 * wish carry one `gesture`, and are taken back together.
 */
export interface OrderSent {
  readonly id: string;
  readonly gesture?: string;
  readonly decision: string;
  readonly order: AnOrder;
}

export type OrderAnswer =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** The decision is closed; the stream, or the messages since, say what happened. */
  | { readonly kind: 'stale'; readonly n: number };

/** An order on a websocket: with the key of its seat, and a number under which its answer comes back. */
export interface WebsocketOrder {
  readonly ask: number;
  readonly table: string;
  readonly key: string;
  readonly body: OrderSent;
}

/** What comes back on a websocket: what the same order would be answered as a request of its own. */
export interface WebsocketAnswer {
  /** Missing only where what was sent had no number that could be read. */
  readonly to?: number;
  readonly status: number;
  readonly answer: OrderAnswer | ErrorInfo;
  /** In how many seconds to try again, after too much was sent. */
  readonly wait?: number;
}

/** What came of wishing to take back: done, or waiting for those who were told. */
export type TakeBackAnswer =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'asked'; readonly ask: TakeBackAsk }
  | { readonly kind: 'declined' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** Going back or forward once: `id` as with an order, so that sending twice is pressing once. */
export interface PressSent {
  readonly id?: string;
}

/** What going back and forward would come to now. */
export interface TakeBackOffer {
  /** `ask`: others must consent first. */
  readonly back: 'none' | 'free' | 'ask';
  /** Whether luck would be taken back from a general, which all are told. */
  readonly luck: boolean;
  /** Whether something that was taken back can be given again. */
  readonly forward: boolean;
}

export interface TakeBackAsk {
  readonly id: string;
  readonly by: Player;
  /** Those who have still to consent. */
  readonly waiting: readonly Player[];
}

/** News beside the messages: not part of the game, not numbered, lost without harm. */
export type TableNotice =
  | { readonly kind: 'thinking'; readonly seat: Player; readonly since: number }
  /** `instead`: it failed or was late, and the first order on offer was given in its place. */
  | { readonly kind: 'thought'; readonly seat: Player; readonly instead?: 'failed' | 'late' }
  | { readonly kind: 'ask'; readonly ask: TakeBackAsk }
  | { readonly kind: 'ask-over'; readonly ask: string; readonly granted: boolean }
  | { readonly kind: 'seats'; readonly seats: readonly SeatInfo[] }
  | { readonly kind: 'cleared' };

/** Which seats a stream is for, each from the message after `since`. */
export interface StreamWanted {
  readonly seats: readonly { readonly table: string; readonly key: string; readonly since: number }[];
}

/** On a websocket: to hear seats on it as well, from now on these and no others. */
export interface WebsocketListen {
  readonly listen: StreamWanted;
}

/** One `data:` of the stream, or one text on a websocket. `line` is the place of the seat in what was asked for. */
export type StreamLine =
  | { readonly line: number; readonly message: SeatMessage }
  | { readonly line: number; readonly notice: TableNotice }
  /** The key opens no seat, or the table is gone. */
  | { readonly line: number; readonly closed: 'no-seat' }
  | { readonly beat: number }
  /** The server ends this: come back in so many milliseconds, which differ from one listener to the next. */
  | { readonly again: number };

/** A draft beside the game, as it is put and as it is read again. */
export interface DraftInfo {
  readonly draft: Json;
}

/** Who sits at the table: the answer to sitting down. */
export interface SeatsInfo {
  readonly seats: readonly SeatInfo[];
}

/** Whether the game was played by the rules and its dice were honest: after the end, anybody at the table may ask. */
export interface LuckInfo {
  readonly secret: string;
  readonly commitment: string;
  readonly draws: number;
  readonly flaws: readonly { readonly seq: number; readonly code: string; readonly detail: string }[];
  /** What another version of the rules has judged, and today's would judge otherwise: no flaw. */
  readonly judgedByAnother: readonly { readonly seq: number; readonly version: number }[];
}

/** A worked example of the rulebook, as its gallery lists it. */
export interface ExampleInfo {
  readonly id: string;
  readonly title: ByLanguage<string>;
  readonly about: ByLanguage<string>;
  readonly rules: readonly string[];
}

/** The one shape of every answer that is not what was asked for. */
export interface ErrorInfo {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly path?: string;
    /** What the server has noted it under: whoever keeps it finds there what happened. */
    readonly id: string;
  };
}
