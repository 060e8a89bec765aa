import type { Draw } from '../chance/chance.ts';
import type { GameTypes } from '../contract/game.ts';
import type { Seat } from '../contract/seat.ts';
import type { SwitchValues } from '../contract/switch.ts';
import type { Happening } from '../table/table.ts';

/** Entry 0: all that is needed to fold the rest, whatever becomes of the scenario's file. */
export interface Opening<K extends GameTypes> {
  readonly seq: 0;
  readonly at: string;
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly scenario: K['Scenario'];
  readonly switches: SwitchValues;
  readonly seats: readonly Seat[];
  readonly sandbox: boolean;
  readonly state: K['State'];
  readonly draws: readonly Draw[];
  /** The hash of the server's secret; absent where nobody's luck is at stake. */
  readonly commitment?: string;
}

/** One accepted order or act, and what came of it. */
export interface Entry<K extends GameTypes> {
  readonly seq: number;
  readonly at: string;
  readonly seat: Seat;
  /** The name its sender gave the order, so that sending it twice is ordering once. */
  readonly id?: string;
  readonly decision?: string;
  readonly order?: K['Order'];
  readonly events: readonly Happening<K>[];
  readonly draws?: readonly Draw[];
  /** What its sender did in one go: orders that follow each other under one mark are taken back together. */
  readonly gesture?: string;
  /** The entry, taken back before, whose order this one gives again. */
  readonly again?: number;
  /** The version of the game that judged it, where that is not the opening's. */
  readonly version?: number;
  /** The entries that this one takes back; nothing is deleted. */
  readonly strikes?: readonly number[];
}

/** The whole log of a game. */
export interface Log<K extends GameTypes> {
  readonly opening: Opening<K>;
  readonly entries: readonly Entry<K>[];
}
