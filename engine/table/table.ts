import type { AnEvent, GameTypes } from '../contract/game.ts';
import type { Refusal, RuleId } from '../contract/refusal.ts';
import type { Player, Side } from '../contract/seat.ts';
import type { Path } from '../json/json.ts';

/** An answer held until the last seat that owes the decision has given its own. */
export interface SealedAnswer<Order> {
  readonly decision: string;
  readonly seat: Player;
  readonly order: Order;
}

/** The rules that the umpire has set aside; `all` in a sandbox, where the referee only warns. */
export interface Waivers {
  readonly all: boolean;
  readonly rules: readonly RuleId[];
}

/** The state of the game, and what the engine keeps beside it. Plain JSON. */
export interface Table<K extends GameTypes> {
  readonly state: K['State'];
  readonly sealed: readonly SealedAnswer<K['Order']>[];
  readonly waivers: Waivers;
  readonly resigned: readonly Side[];
  /** How often luck was taken back without asking anybody: against the computer, for all to see. */
  readonly luckTakenBack: number;
}

/** What happens at the table itself, the same in all games. */
export type TableEvent<K extends GameTypes> =
  | { readonly table: 'sealed'; readonly decision: string; readonly seat: Player; readonly order: K['Order'] }
  | { readonly table: 'unsealed'; readonly decision: string; readonly seat: Player }
  /** A sealed answer that no longer holds goes back to who gave it. */
  | {
      readonly table: 'returned';
      readonly decision: string;
      readonly seat: Player;
      readonly refusals: readonly Refusal[];
    }
  /** All answers are in. */
  | { readonly table: 'opened'; readonly decision: string; readonly rule: RuleId }
  | { readonly table: 'overlooked'; readonly seat: Player; readonly refusals: readonly Refusal[] }
  | { readonly table: 'waived'; readonly rule: RuleId; readonly reason: string }
  | { readonly table: 'restored'; readonly rule: RuleId; readonly reason: string }
  | { readonly table: 'amended'; readonly path: Path; readonly value: unknown; readonly reason: string }
  /** `luck`: what was taken back had drawn or shown something, and a general was not asked. */
  | {
      readonly table: 'struck';
      readonly seqs: readonly number[];
      readonly reason: string;
      readonly luck?: true;
    }
  | { readonly table: 'rerolled'; readonly seq: number; readonly reason: string }
  | { readonly table: 'resigned'; readonly side: Side }
  /** A player sits down; his word mixes into every draw from then on. */
  | { readonly table: 'sat'; readonly seat: Player; readonly word: string };

export type Happening<K extends GameTypes> = K['Event'] | TableEvent<K>;

export const isTableEvent = <K extends GameTypes>(event: AnEvent | TableEvent<K>): event is TableEvent<K> =>
  'table' in event;

/** Those of the happenings that are the game's own. */
export const gameEvents = <K extends GameTypes>(happenings: readonly Happening<K>[]): readonly K['Event'][] =>
  happenings.filter((each): each is K['Event'] => !isTableEvent<K>(each));

export const openTable = <K extends GameTypes>(state: K['State'], sandbox = false): Table<K> => ({
  state,
  sealed: [],
  waivers: { all: sandbox, rules: [] },
  resigned: [],
  luckTakenBack: 0,
});
