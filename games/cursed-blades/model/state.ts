import type { Chunks, Modifier, Player, RuleId, Side } from '@grognard/engine';
import type {
  Breath,
  Cohesion,
  CounterKind,
  FormationMode,
  Hindrance,
  Manipulation,
  Marker,
  Munitions,
  Phase,
  Smoke,
  TestKind,
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

/** A part of a unit that an event changes. */
export type UnitChange = Partial<
  Pick<Unit, 'hex' | 'facing' | 'steps' | 'cohesion' | 'breath' | 'munitions' | 'activated'>
> & {
  /** null takes away. */
  readonly and?: number | null;
  readonly marker?: Marker | null;
  readonly stakes?: true | null;
  readonly formed?: Unit['formed'] | null;
  readonly within?: number | null;
  readonly lost?: true;
};

export type CounterChange = Partial<Pick<Counter, 'kind' | 'hex' | 'facing' | 'level'>> & {
  readonly side?: Side | null;
  readonly activated?: true | null;
  readonly gone?: true;
};

interface Because {
  readonly drew?: true;
  readonly showed?: true;
  /** The rules it happened by. */
  readonly rules: readonly RuleId[];
}

/**
 * What happens. Every event carries its results: `changed` and `altered` are the only ways a unit or a counter changes,
 * the others say why, and change what is neither.
 */
export type Event = Because &
  (
    | { readonly kind: 'activated'; readonly unit?: number; readonly counter?: number }
    | { readonly kind: 'acted'; readonly unit?: number; readonly counter?: number; readonly action: string }
    /** One step or turn of a move, with what it cost in half points. */
    | {
        readonly kind: 'stepped';
        readonly unit?: number;
        readonly counter?: number;
        readonly hex: number;
        readonly facing: number;
        readonly cost: number;
      }
    /** So many parts of an order that nobody could foresee would not be carried out. */
    | {
        readonly kind: 'set-aside';
        readonly unit?: number;
        readonly counter?: number;
        readonly parts: number;
        readonly why: Hindrance;
      }
    | { readonly kind: 'changed'; readonly unit: number; readonly to: UnitChange }
    | { readonly kind: 'altered'; readonly counter: number; readonly to: CounterChange }
    | { readonly kind: 'placed'; readonly counter: Counter }
    | {
        readonly kind: 'tested';
        readonly unit: number;
        readonly test: TestKind;
        readonly roll: Roll;
        readonly passed: boolean;
      }
    | {
        readonly kind: 'struck';
        readonly blow: Blow;
        readonly rolls: readonly Roll[];
        readonly absorbed: number;
      }
    /** The losses of the blow have been taken. */
    | { readonly kind: 'settled' }
    | {
        readonly kind: 'manipulated';
        readonly unit: number;
        readonly what: Manipulation;
        readonly counter?: number;
        readonly roll: Roll;
        readonly done: boolean;
      }
    | {
        readonly kind: 'fled';
        readonly counter: number;
        readonly dice: readonly number[];
        readonly away: boolean;
      }
    | { readonly kind: 'captured'; readonly counter: number; readonly by: number }
    | { readonly kind: 'sprung'; readonly trap: HiddenTrap }
    | { readonly kind: 'elements'; readonly die: number }
    | { readonly kind: 'weather'; readonly weather: Weather; readonly die: number }
    | { readonly kind: 'wind'; readonly wind: State['wind']; readonly die: number }
    | { readonly kind: 'smoke'; readonly smoke: State['smoke'] }
    | {
        readonly kind: 'fire';
        readonly hex: number;
        readonly drawn: readonly ('fire' | 'nothing')[];
        readonly result: 'blaze' | 'start' | 'out' | 'stays';
      }
    | { readonly kind: 'scored'; readonly side: Side; readonly points: number }
    | { readonly kind: 'rest-value'; readonly side: Side; readonly value: number }
    | {
        readonly kind: 'army-tested';
        readonly side: Side;
        readonly roll: Roll;
        readonly passed: boolean;
        readonly moral: number;
      }
    | { readonly kind: 'passed-on'; readonly turn: number; readonly moving: Side; readonly phase: Phase }
    | { readonly kind: 'ended'; readonly turn: number }
  );
