import type { ByLanguage, Side, SwitchValues } from '@grognard/engine';
import type { CounterKind, FormationMode, Ground, SideKind, Smoke, Weather, Wind } from './vocabulary.ts';

type Named = ByLanguage<string>;

/** A hex as authors write it: column and row, both from 1, as printed on the map. */
export type HexName = readonly [column: number, row: number];

/** A run of hexes that are alike. Hexes not named are clear, at altitude 0. */
export interface HexData {
  readonly hexes: readonly HexName[];
  readonly ground?: Ground | undefined;
  readonly altitude?: number | undefined;
  readonly flammable?: boolean | undefined;
  readonly name?: Named | undefined;
}

/** The side between two neighbouring hexes. */
export interface SideData {
  readonly between: readonly [HexName, HexName];
  readonly kind: SideKind;
}

export interface MapData {
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly HexData[];
  readonly sides: readonly SideData[];
  /** Roads as runs of hexes: every side between two of a run is a road. */
  readonly roads: readonly (readonly HexName[])[];
}

interface PlayerData {
  readonly id: Side;
  readonly name: Named;
  readonly colour: string;
}

/** A unit on the map; everything but name, type, side, place and facing has a default. */
export interface UnitData {
  readonly id: string;
  readonly name?: Named | undefined;
  /** A type of the unit table. */
  readonly type: string;
  readonly side: Side;
  readonly wing?: string | undefined;
  readonly at: HexName;
  /** 0 to 11, every 30 degrees clockwise from the east. */
  readonly facing: number;
  readonly steps?: number | undefined;
  readonly cohesion?: 'shaken' | 'routed' | undefined;
  readonly breath?: 'winded' | 'out-of-breath' | undefined;
  readonly munitions?: 'low' | 'none' | undefined;
  readonly marker?: 'charge' | 'contact' | undefined;
  readonly activated?: boolean | undefined;
  /** It carries stakes. */
  readonly stakes?: boolean | undefined;
  /** In formation: its second hex and its mode; its steps are those of all units in it. */
  readonly formed?:
    | {
        readonly and: HexName;
        readonly mode: FormationMode;
        /** The names of the other units in it; where they are left out they are numbered. */
        readonly with?: readonly string[] | undefined;
      }
    | undefined;
  /** It does not stand for itself: the name of the unit that it went into, in formation or for good. */
  readonly within?: string | undefined;
  readonly lost?: boolean | undefined;
  /** It is being activated: its start is behind it, its action before it. */
  readonly acting?: ActingData | undefined;
}

/** How far a unit has come with its activation. */
interface ActingData {
  /** The hexes from which a formation has already struck. */
  readonly struck?: readonly HexName[] | undefined;
  /** It failed to rally and must run. */
  readonly fleeing?: boolean | undefined;
}

/** An attack whose losses have still to be taken; units by name. */
export interface BlowData {
  readonly attacker?: string | undefined;
  readonly defender: string;
  readonly by: 'shock' | 'fire' | 'trap';
  readonly supported: boolean;
  readonly losses: number;
  readonly from: HexName;
  readonly upon?: HexName | undefined;
}

export interface CounterData {
  readonly kind: CounterKind;
  /** Whoever it belongs to; works and fires belong to nobody. */
  readonly side?: Side | undefined;
  readonly at: HexName;
  readonly facing?: number | undefined;
  /** The shields of a palisade. */
  readonly level?: number | undefined;
  /** What a fire start was set to, if it was an object. */
  readonly of?: CounterKind | undefined;
  /** A trap that its owner alone knows of. */
  readonly hidden?: boolean | undefined;
  /** It has moved, or was taken, in this turn of its side. */
  readonly activated?: boolean | undefined;
  /** It is being driven. */
  readonly acting?: boolean | undefined;
  /** Destroyed, or turned into something else: it keeps its number, so that orders go on naming the others by theirs. */
  readonly gone?: boolean | undefined;
}

/** What a side scores for at the end, beside what it has destroyed. */
export type ObjectiveData =
  | {
      readonly kind: 'hold';
      readonly side: Side;
      readonly at: HexName;
      readonly points: number;
      readonly name?: Named | undefined;
    }
  /** Counters of a kind that stand within these hexes, or have left the map there. */
  | {
      readonly kind: 'bring';
      readonly side: Side;
      readonly counter: CounterKind;
      readonly to: readonly HexName[];
      readonly points: number;
      readonly name?: Named | undefined;
    }
  | {
      readonly kind: 'cross';
      readonly side: Side;
      readonly to: readonly HexName[];
      readonly points: number;
      readonly name?: Named | undefined;
    };

interface BeganData {
  readonly steps: Readonly<Record<Side, number>>;
  readonly armyMoral: Readonly<Record<Side, number>>;
}

export interface Scenario {
  readonly id: string;
  readonly title: Named;
  readonly about: Named;
  readonly minutes: number;
  readonly map: MapData;
  readonly sides: readonly PlayerData[];
  readonly units: readonly UnitData[];
  readonly counters: readonly CounterData[];
  /** The sides that may have traps hidden somewhere: that much everybody is told. Who has hidden some is named in any case. */
  readonly traps?: readonly Side[] | undefined;
  readonly turns: number;
  readonly turn?: number | undefined;
  /** Whose turn it is. */
  readonly moving?: Side | undefined;
  readonly weather?: Weather | undefined;
  readonly wind?: { readonly force: Wind; readonly towards: number } | undefined;
  readonly objectives: readonly ObjectiveData[];
  /** Where munitions are had. */
  readonly munitions?: Readonly<Record<Side, HexName>> | undefined;
  readonly armyMoral?: Readonly<Record<Side, number>> | undefined;
  readonly restValue?: Readonly<Record<Side, number>> | undefined;
  /** What the sides began with, if the battle has been going on: what an army has lost is measured by it. */
  readonly began?: BeganData | undefined;
  /** Points scored up to now. */
  readonly points?: Readonly<Record<Side, number>> | undefined;
  readonly smoke?: readonly { readonly at: HexName; readonly smoke: Smoke }[] | undefined;
  /** Losses that have still to be taken. */
  readonly blow?: BlowData | undefined;
  /** A side whose army has broken. */
  readonly broken?: Side | undefined;
  /** The battle has ended. */
  readonly over?: boolean | undefined;
  readonly switches?: SwitchValues | undefined;
}
