import type { AReading, ByLanguage, Chunks, GameTypes, Player, Side } from '@grognard/engine';

/** A cell of the board, counted from the north-west corner. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const postures = ['standing', 'dug in'] as const;
export type Posture = (typeof postures)[number];

export const phases = ['plan', 'post'] as const;
export type Phase = (typeof phases)[number];

export const switches = [
  { name: 'digging', rule: 'TN-R10', values: ['allowed', 'forbidden'] },
  { name: 'sight', rule: 'TN-R11', values: [2, 1] },
  { name: 'covering', rule: 'TN-R16', values: ['forbidden', 'allowed'] },
] as const;

/** Some men with a name, somewhere on the board. */
export interface Piece {
  readonly name: string;
  readonly side: Side;
  readonly command?: string;
  readonly at: Cell;
  readonly strength: number;
  readonly posture: Posture;
  readonly lost?: true;
}

/** What a side remembers of an enemy piece: its place in the list is its alias. */
export interface Sighting {
  readonly piece: number;
  readonly at: Cell;
  readonly turn: number;
  /** Known since they fought, as they stood then. */
  readonly strength?: number;
  readonly posture?: Posture;
  readonly lost?: true;
}

export interface State {
  readonly turn: number;
  readonly phase: Phase;
  /** Who posts now, by place among the seats; 0 while planning. */
  readonly poster: number;
  readonly seats: readonly Player[];
  readonly pieces: Chunks<Piece>;
  /** What each side knows of the other. */
  readonly known: Readonly<Record<Side, Chunks<Sighting>>>;
}

export interface ScenarioPiece {
  readonly name: string;
  readonly side: Side;
  readonly at: Cell;
  readonly strength: number;
  readonly command?: string | undefined;
  readonly posture?: Posture | undefined;
  readonly lost?: true | undefined;
}

export interface Scenario {
  readonly id: string;
  readonly title: ByLanguage<string>;
  readonly minutes: number;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  readonly marsh: readonly Cell[];
  readonly walls?: readonly Cell[] | undefined;
  readonly pieces: readonly ScenarioPiece[];
  readonly turn?: number | undefined;
  /** The seat that posts now, by name; left out, all plan. */
  readonly posting?: string | undefined;
  /** What each side has seen, in the order of first sighting; left out, what stands in sight. */
  readonly known?: Readonly<Record<Side, readonly KnownPiece[]>> | undefined;
}

/** A sighting in names. */
export interface KnownPiece {
  readonly piece: string;
  readonly at: Cell;
  readonly turn: number;
  readonly strength?: number | undefined;
  readonly posture?: Posture | undefined;
  readonly lost?: true | undefined;
}

/** How many pieces each side has is no secret; which and where is. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  readonly marsh: readonly Cell[];
  readonly walls?: readonly Cell[];
  readonly counts: Readonly<Record<Side, number>>;
  readonly commands: Readonly<Record<Side, readonly string[]>>;
}

export interface Setting {
  readonly ground: Ground;
  readonly marsh: ReadonlySet<number>;
  readonly walls: ReadonlySet<number>;
  readonly digging: boolean;
  readonly covering: boolean;
  readonly sight: number;
}

export interface Step {
  readonly piece: string;
  readonly to: Cell;
}

export type Order =
  | { readonly kind: 'plan'; readonly steps: readonly Step[] }
  | { readonly kind: 'post'; readonly piece: string; readonly posture: Posture }
  | { readonly kind: 'pass' };

export interface Blow {
  readonly piece: number;
  readonly die: number;
  readonly modifiers: readonly { readonly value: number; readonly rule: string }[];
}

export type Event =
  | { readonly kind: 'moved'; readonly piece: number; readonly to: Cell }
  | {
      readonly kind: 'fought';
      readonly blows: readonly [Blow, Blow];
      readonly lost?: number;
      readonly rules: readonly string[];
      readonly drew: true;
      readonly showed: true;
    }
  | {
      readonly kind: 'sighted';
      readonly side: Side;
      readonly piece: number;
      readonly at: Cell;
      readonly rules: readonly string[];
      readonly showed?: true;
    }
  | {
      readonly kind: 'shot';
      readonly piece: number;
      readonly target: number;
      readonly die: number;
      readonly lost?: true;
      readonly rules: readonly string[];
      readonly drew: true;
      readonly showed: true;
    }
  | {
      readonly kind: 'posted';
      readonly piece: number;
      readonly posture: Posture;
      readonly rules: readonly string[];
    }
  | { readonly kind: 'stayed'; readonly piece: number; readonly rules: readonly string[] }
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'turned';
      readonly turn: number;
      readonly phase: Phase;
      readonly poster: number;
      readonly rules: readonly string[];
    };

/** An enemy piece as its enemy knows it. */
export interface Seen {
  readonly at: Cell;
  readonly turn: number;
  readonly strength?: number;
  readonly posture?: Posture;
  readonly lost?: true;
}

export interface View {
  readonly turn: number;
  readonly phase: Phase;
  readonly poster: number;
  readonly seats: readonly Player[];
  /** One's own, by name. */
  readonly mine: readonly Piece[];
  /** By side: what its enemy knows of it, in the order of first sighting. */
  readonly seen: Readonly<Record<Side, readonly Seen[]>>;
  /** For the umpire alone. */
  readonly whole?: State;
}

export type Told =
  | { readonly kind: 'moved'; readonly piece: string; readonly to: Cell }
  | {
      readonly kind: 'fought';
      readonly fighters: readonly [ToldFighter, ToldFighter];
      readonly rules: readonly string[];
    }
  | {
      readonly kind: 'shot';
      /** A name for one's own, an alias for the enemy's. */
      readonly who: string;
      readonly target: string;
      readonly die: number;
      readonly lost?: true;
      readonly rules: readonly string[];
    }
  | { readonly kind: 'seen'; readonly alias: number; readonly at: Cell; readonly rules: readonly string[] }
  | {
      readonly kind: 'posted';
      readonly piece: string;
      readonly posture: Posture;
      readonly rules: readonly string[];
    }
  | { readonly kind: 'stayed'; readonly piece: string; readonly rules: readonly string[] }
  | {
      readonly kind: 'turned';
      readonly turn: number;
      readonly phase: Phase;
      readonly rules: readonly string[];
    };

export interface ToldFighter {
  readonly side: Side;
  /** A name for one's own, an alias for the enemy's. */
  readonly who: string;
  readonly die: number;
  readonly modifiers: Blow['modifiers'];
  readonly lost?: true;
}

/** A finger on a piece and on a cell, on a piece alone to dig in, or nowhere to be done. */
export interface Wish {
  readonly piece?: string;
  readonly to?: Cell;
  /** What is planned already, and stays so. */
  readonly plan?: readonly Step[];
}

/** What can be worked out from a setting and a view. */
export interface Reading extends AReading {
  readonly setting: Setting;
  readonly view: View;
}

export interface TinyTypes extends GameTypes {
  readonly Scenario: Scenario;
  readonly PublicScenario: Ground;
  readonly Setting: Setting;
  readonly State: State;
  readonly Order: Order;
  readonly Event: Event;
  readonly View: View;
  readonly Told: Told;
  readonly Wish: Wish;
  readonly Focus: string;
  readonly Region: { readonly piece: string; readonly cells: readonly Cell[] };
  readonly Reading: Reading;
  readonly Finding: undefined;
}
