import type {
  AnOrder,
  ATold,
  Decision,
  GameShown,
  GameTypes,
  Json,
  Language,
  Line,
  OrderAnswer,
  OutlookInfo,
  Refusal,
  Seat,
  TableTold,
} from '@grognard/engine';
import type { Component } from 'svelte';

/** What has just happened, for the eye to follow: dice, draws, marches. */
export interface Happened {
  readonly n: number;
  readonly told: readonly (ATold | TableTold)[];
  readonly before: OutlookInfo;
  readonly after: OutlookInfo;
}

/**
 * The seat in front of the screen, as the shell hands it to a board. Its fields are live: a board reads them where it
 * draws, and is drawn again when they change.
 */
export interface Sitting {
  readonly game: GameShown<GameTypes>;
  readonly setting: object;
  readonly seat: Seat;
  readonly language: Language;
  readonly outlook: OutlookInfo;
  /** Nothing can be ordered while a replay is shown, the curtain is down or the table is out of reach. */
  readonly still: boolean;
  /** The last thing that happened; undefined after a leap (a reload, the slider). */
  readonly happened: Happened | undefined;
  /** The decisions that this seat owes now. */
  readonly owed: readonly Decision[];
  /** Sends an order; the answer has been shown to the player already. */
  order(decision: Decision, order: AnOrder, gesture?: string): Promise<OrderAnswer>;
  /** A mark for orders that one wish is sent as: they are taken back together. */
  gesture(): string;
  /** Opens one's own sealed answer again; false if it is too late for that. */
  unseal(decision: string): Promise<boolean>;
  /** What this seat has drafted for a decision; nobody else reads it. */
  readDraft(decision: string): Promise<Json | undefined>;
  keepDraft(decision: string, draft: Json): Promise<void>;
  /** Opens the rulebook drawer at a rule. */
  openRule(rule: string): void;
  /** The sentence for a refusal, in the language of the page. */
  sentence(refusal: Refusal): string;
  line(told: ATold): Line;
  /** Tells those who listen rather than look. */
  announce(text: string): void;
}

/**
 * One game's board: a folder of its own. `hold` makes what map and orders share (what is selected, the ghost), and both
 * get it as their only property. The shell knows nothing else of a game.
 */
export interface Board<Hands extends object> {
  /** Brings in the board's own words; nothing of it is drawn in a language before. */
  learn(language: Language): Promise<void>;
  hold(sitting: Sitting): Hands;
  /** Takes back the last stroke of what has not been sent yet; false if there is none, and an order is to be taken back. */
  undo?(hands: Hands): boolean;
  /** The whole map or table, with the pieces and the hands on them. */
  readonly Map: Component<{ hands: Hands }>;
  /** The slip with what can be chosen: lives beside the map, or in the bottom sheet of a phone. */
  readonly Orders: Component<{ hands: Hands }>;
  /** The map in small, for the lobby; from the ground alone. */
  readonly Thumbnail: Component<{ ground: object }>;
}
