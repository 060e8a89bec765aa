import type { Chunks, Modifier, Player, Side } from '@grognard/engine';
import type {
  Breath,
  Cohesion,
  CounterKind,
  FormationMode,
  Marker,
  Munitions,
  Phase,
  Smoke,
  Weather,
  Wind,
} from './vocabulary.ts';

/** A unit. Everything on its counter is public. Hexes are numbers of the board, facings 0 to 11. */
export interface Unit {
  readonly id: string;
  /** Its line in the unit table. */
  readonly type: string;
  readonly side: Side;
  readonly wing?: string;
  readonly hex: number;
  /** The second hex of a formation. */
  readonly and?: number;
  readonly facing: number;
  readonly steps: number;
  readonly cohesion: Cohesion;
  readonly breath: Breath;
  readonly munitions: Munitions;
  readonly marker?: Marker;
  readonly activated: boolean;
  /** Stakes kept under it. */
  readonly stakes?: true;
  /** In formation: how it stands, and the units that went into it, by index (they are `within` it). */
  readonly formed?: { readonly mode: FormationMode; readonly units: readonly number[] };
  /** Part of a formation, by the index of the unit that stands for it. */
  readonly within?: number;
  readonly lost?: true;
}

/** A counter of the sheet: a work, a vehicle, people, fire. Hidden traps are kept apart, in `State.hidden`. */
export interface Counter {
  readonly kind: CounterKind;
  readonly side?: Side;
  readonly hex: number;
  readonly facing?: number;
  /** The shields that a palisade still has. */
  readonly level?: number;
  /** What a fire start was set to, if it was an object: it burns as that does. */
  readonly of?: CounterKind;
  readonly activated?: true;
  /** Destroyed, or turned into something else. */
  readonly gone?: true;
}

export interface HiddenTrap {
  readonly side: Side;
  readonly hex: number;
}

/** An attack whose losses have still to be taken, one hex at a time. */
export interface Blow {
  readonly attacker?: number;
  readonly defender: number;
  readonly by: 'shock' | 'fire' | 'trap';
  readonly supported: boolean;
  /** After absorption. */
  readonly losses: number;
  /** The hex the attack came from. */
  readonly from: number;
  /** The hex it fell upon. */
  readonly upon?: number;
}

export interface State {
  readonly turn: number;
  readonly phase: Phase;
  readonly moving: Side;
  readonly seats: readonly Player[];
  readonly units: Chunks<Unit>;
  readonly counters: Chunks<Counter>;
  /** The only secret of this game: each side's traps that nobody has walked into. */
  readonly hidden: readonly HiddenTrap[];
  /** The unit or counter that is being activated: its start is behind it, its action before it. */
  readonly active?: {
    readonly unit?: number;
    readonly counter?: number;
    /** The hexes from which a formation has already struck. */
    readonly struck?: readonly number[];
    /** It failed to rally and must run. */
    readonly fleeing?: true;
  };
  readonly blow?: Blow;
  readonly weather: Weather;
  /** It blows towards a side of every hex: 0 to 5 clockwise from the east. */
  readonly wind: { readonly force: Wind; readonly towards: number };
  readonly smoke: readonly { readonly hex: number; readonly smoke: Smoke }[];
  readonly restValue: Readonly<Record<Side, number>>;
  readonly armyMoral: Readonly<Record<Side, number>>;
  /** Points scored by destroying and massacring, as they fell. */
  readonly points: Readonly<Record<Side, number>>;
  /** A side that broke by its army's moral. */
  readonly broken?: Side;
  /** Decisions are numbered, so that their ids are never used twice. */
  readonly count: number;
}

/** A roll of two dice with its modifiers, against what it had to reach. */
export interface Roll {
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  /** What the sum had to be at or under; for an attack its Advantage. */
  readonly against: number;
}
