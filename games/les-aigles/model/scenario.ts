import type { ByLanguage, Side, SwitchValues } from '@grognard/engine';
import type { AimedFire } from './fire-order.ts';
import type { Evacuation, Inside } from './house.ts';
import type { keptFields, keptInHouse, keptOfShape, keptOutside, keptSecrets } from './kept-fields.ts';
import type { Part, PartSecret } from './part.ts';
import type { Snare } from './state.ts';
import type { Label } from './table-labels.ts';
import type { WayOut } from './tasks.ts';
import type { FeatureEntry } from './terrain-entries.ts';
import type { TerrainState } from './terrain-state.ts';
import type { Charge, Evade, Follow, Rally } from './under-way.ts';
import type {
  Anchor,
  Arm,
  Attitude,
  Drill,
  Edge,
  Facing,
  Flank,
  Formation,
  Hand,
  Nation,
  OfficerLevel,
  OfficerRank,
  Phase,
  Shelter,
  Status,
  Turn,
  Unfolding,
} from './vocabulary.ts';

/** A scenario, or a position: everything in everyday measures, centimetres and degrees. */
export interface Scenario {
  readonly id?: string;
  readonly title?: ByLanguage<string>;
  /** How long it takes to play. */
  readonly minutes?: number;
  readonly about?: ByLanguage<string>;
  /** In centimetres; the middle of the table is the origin, x to the east, y to the north. */
  readonly table: { readonly width: number; readonly depth: number };
  /** Who has made the table: the players between them, the organiser of a competition, or a scenario. */
  readonly origin?: 'friendly' | 'competition' | 'scenario';
  /** The sides that have agreed to a friendly table. */
  readonly accepted?: readonly Side[];
  /** What the table is said to be. */
  readonly character?: readonly Label[];
  readonly periods?: number;
  /** Rulings that it is played with unless the players say otherwise. */
  readonly switches?: SwitchValues;
  /** Places that count if no army has broken by the end. */
  readonly aims?: readonly AimEntry[];
  /** Advice for those who play it as their first, from the period that each is good for. */
  readonly hints?: readonly {
    readonly period: number;
    readonly text: ByLanguage<string>;
  }[];
  readonly sides: readonly {
    readonly id: Side;
    readonly edge: Edge;
    readonly name?: ByLanguage<string>;
    readonly colour?: string;
  }[];
  /** What lies on the table; without any it is bare. */
  readonly features?: readonly FeatureEntry[];
  readonly units: readonly UnitEntry[];
  readonly officers?: readonly OfficerEntry[];
  readonly now?: { readonly period: number; readonly quarter: number };
  /** What is decided next. Where it is said, all is as it is written, and nothing is made out anew: not even who is seen. */
  readonly phase?: Phase;
  /** All parts in the order in which they are numbered: those who stand by name, the others by what became of them. */
  readonly parts?: readonly (string | GonePart)[];
  readonly contacts?: readonly ContactEntry[];
  /** What the battle has made of the ground so far. */
  readonly ground?: Partial<Omit<TerrainState, 'hidden'>> & {
    /** Who has come upon what is hidden in woods, by its id. */
    readonly known?: Readonly<Record<string, readonly Side[]>>;
  };
  readonly kept?: KeptOfAll;
}

/** A part that is no longer on the table. */
export interface GonePart {
  /** Its unit, by id. */
  readonly of: string;
  readonly gone: 'joined' | 'destroyed' | 'left';
  /** Counted from 1. */
  readonly companies: readonly number[];
  /** Sides that have not seen it go. */
  readonly unseen?: readonly Side[];
}

/** A task in names, centimetres and degrees, as orders are written. */
export type WrittenTask = Readonly<Record<string, unknown>>;

/** A written order: how a unit is to behave, and about which other, by id. */
interface SheetEntry {
  readonly attitude: Attitude;
  readonly about?: string;
}

/** A round place, and what it is worth to whoever has more figures in it at the end. */
export interface AimEntry {
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly points: Readonly<Record<Side, number>>;
}

interface PieceEntry {
  readonly at: readonly [number, number];
  readonly facing: number;
  readonly figures: number;
  readonly width?: number;
}

export interface UnitEntry {
  readonly id: string;
  readonly side: Side;
  readonly command?: string;
  readonly name?: ByLanguage<string>;
  readonly nation: Nation;
  /** Told from its troops, unless it is said. */
  readonly arm?: Arm;
  readonly status?: Status;
  readonly drill?: Drill;
  readonly light?: true;
  readonly pooled?: true;
  /** Men who have fallen since its last figure went. */
  readonly hurt?: number;
  /** Its close order has fired in this battle. */
  readonly fired?: true;
  /** From the left of the line to its right; `lost` figures have fallen before. */
  readonly companies: readonly { readonly troop: string; readonly figures: number; readonly lost?: number }[];
  /** How many figures it began with, if its companies do not tell. */
  readonly raised?: number;
  readonly attitude?: Attitude;
  /** The unit that it covers or supports, by id. */
  readonly about?: string;
  /** Where it stood when its order to hold came into force: where it stands, unless it is said. */
  readonly post?: readonly [number, number];
  /** An order that has been handed over to it, and is obeyed from this quarter of the whole game on. */
  readonly coming?: SheetEntry & { readonly from: number };
  /** Nothing of it is on the table any more: it counts as lost. */
  readonly gone?: true;
  /** Where it stands: the middle of its front. */
  readonly at: readonly [number, number];
  readonly facing: number;
  readonly formation: Formation;
  /** Which company leads a column or stands on its left, by number from 1, and so on. */
  readonly order?: readonly number[];
  /** Figures in each rank, where they do not stand as the formation has it. */
  readonly ranks?: readonly number[];
  readonly leads?: Hand;
  readonly turned?: Turn;
  /** A line that bends: its straight pieces from the left, each as the unit sees it, to its right and ahead. */
  readonly bent?: readonly PieceEntry[];
  /** The hill whose crest it has bent along, or the wood whose edge. */
  readonly follows?: string;
  readonly degraded?: 'disorganised' | 'without formation' | 'in disorder';
  /** Companies out on their own as skirmishers. */
  readonly skirmishers?: readonly {
    readonly companies: readonly number[];
    readonly at: readonly [number, number];
    readonly facing?: number;
    readonly bent?: readonly PieceEntry[];
    readonly follows?: string;
    readonly degraded?: UnitEntry['degraded'];
    readonly cameBy?: UnitEntry['cameBy'];
    readonly doing?: DoingEntry;
    readonly kept?: KeptEntry;
  }[];
  readonly doing?: DoingEntry;
  /** An enemy in rout whom it pursues, by name, at least until this quarter of the whole game begins. */
  readonly pursues?: { readonly unit: string; readonly until?: number; readonly uncontrolled?: true };
  readonly cameBy?: 'rally' | 'evade' | 'forced march';
  /** It flees for its own edge. */
  readonly routing?: true;
  /** What it stands in or behind. */
  readonly shelter?: Shelter;
  /** The house that it is in, and where its figures are, company by company from 1; spread over the walls, if it is not said. */
  readonly inside?: {
    readonly house: string;
    readonly posts?: readonly {
      readonly wall: number;
      readonly company: number;
      readonly figures: number;
    }[];
    readonly as?: 'garrison' | 'intruder' | 'streets';
    /** The wall that it came in by: the first, unless it is said. */
    readonly by?: number;
    /** The enemy knows of it. */
    readonly shown?: true;
  };
  /** The rule by which it must reform in line before anything else. */
  readonly mustLine?: string;
  /** It has been under fire in this battle; it has been tested for its losses. */
  readonly bloodied?: true;
  readonly faltered?: true;
  readonly kept?: KeptEntry;
}

type KeptField =
  | (typeof keptFields)[number]
  | (typeof keptOutside)[number]
  | (typeof keptOfShape)[number]
  | 'run';

/** What a position keeps of a part besides, as the state has it: 0.001 cm, hundredths of a degree, companies from 0. */
export type KeptEntry = Partial<Pick<Part, KeptField>> & {
  /** The quarter of the whole game in which it began what it does. */
  readonly begun?: number;
  /** In which quarters of this half period it has changed its place, and from where. */
  readonly came?: readonly {
    readonly quarter: number;
    readonly at: readonly [number, number];
    readonly facing: number;
  }[];
  readonly rally?: Omit<Rally, 'followers'>;
  readonly evade?: Omit<Evade, 'threat'>;
  readonly charge?: Omit<Charge, 'target'>;
  readonly follow?: Omit<Follow, 'target'>;
  /** Those whom it is about, by name. */
  readonly others?: {
    readonly followers?: readonly string[];
    readonly threat?: string;
    readonly target?: string;
    /** Whom only its own side knows to be charged. */
    readonly aim?: string;
    readonly followed?: string;
    /** At whom it is told to fire. */
    readonly mark?: string;
  };
  readonly house?: Partial<Pick<Inside, (typeof keptInHouse)[number]>>;
  readonly secret?: Pick<PartSecret, (typeof keptSecrets)[number]> & {
    readonly fire?: 'hold' | Omit<AimedFire, 'target'>;
    /** What is left of its plan. */
    readonly plan?: readonly WrittenTask[];
  };
};

/** What a position keeps of all together. */
export interface KeptOfAll {
  readonly crossings?: readonly {
    readonly crosser: string;
    readonly crossed: string;
    readonly since: number;
    readonly slow?: true;
  }[];
  readonly charged?: readonly { readonly target: string; readonly side: Facing }[];
  readonly broken?: readonly Side[];
  /** What each side holds at the end. */
  readonly points?: Readonly<Record<Side, number>>;
}

/** What a part has begun and not yet done, and the quarters that are left of it; companies are counted from 1. */
export type DoingEntry = { readonly left: number } & (
  | {
      readonly what: 'change';
      readonly to: Formation;
      readonly anchor?: Anchor;
      readonly side?: Unfolding;
      readonly along?: string;
    }
  | {
      readonly what: 'reform';
      readonly to: Formation;
      readonly side?: Unfolding;
      readonly facing?: number;
    }
  | { readonly what: 'turn'; readonly figures?: 'all' | Flank; readonly by: Turn | 'back' }
  | { readonly what: 'deploy'; readonly companies: readonly number[] }
  | { readonly what: 'reorganise' | 'limber' | 'unlimber' | 'rejoin' }
  | { readonly what: 'bend'; readonly along?: string }
  /** Backwards, if it is negative. */
  | { readonly what: 'drag'; readonly cm: number }
  | { readonly what: 'enter'; readonly house: string; readonly wall: number; readonly relief?: true }
  | {
      readonly what: 'leave';
      readonly by: WayOut;
      readonly wall: number;
      readonly why?: Evacuation;
      readonly relief?: true;
    }
  | { readonly what: 'post' | 'wonder' }
);

export interface OfficerEntry {
  readonly id: string;
  readonly side: Side;
  readonly command?: string;
  readonly name?: ByLanguage<string>;
  readonly rank: OfficerRank;
  /** Whom a general commands: a division, unless it is said. */
  readonly level?: OfficerLevel;
  readonly charisma?: number;
  readonly authority?: number;
  readonly at: readonly [number, number];
  /** He is hit: from this quarter of the whole game on the next in rank has his place; and how often that was so. */
  readonly hit?: number;
  readonly fallen?: number;
  /** The unit that he is with. */
  readonly with?: string;
  /** Sides that do not see him. */
  readonly unseen?: readonly Side[];
  /** Where he is told to ride, leg by leg; none, if he is told to stay. */
  readonly via?: readonly (readonly [number, number])[];
  /** The order that he carries, and to which unit. */
  readonly brings?: SheetEntry & { readonly unit: string };
  /** Orders that he has given in a period. */
  readonly given?: { readonly period: number; readonly orders: number };
}

export interface ContactEntry {
  readonly attacker: string;
  readonly defender: string;
  readonly side: Facing;
  readonly charged?: true;
  /** Figures of one value and different bonuses charged side by side. */
  readonly tenth?: true;
  /** The rules by which it was made. */
  readonly rules?: readonly string[];
  /** Rounds fought so far. */
  readonly rounds?: number;
  /** Who has followed the other's recoil. */
  readonly follower?: 'attacker' | 'defender';
  /** Who stands higher, or has an enemy who stands in a stream. */
  readonly above?: 'attacker' | 'defender';
  /** The rules of the ground that are cited with that. */
  readonly groundRules?: readonly string[];
  /** The wall of a house that is attacked, and how many figures have been brought up to it; or it is fought inside. */
  readonly wall?: number;
  readonly extra?: number;
  readonly inside?: true;
  /** Who was caught half in a wood or half across an obstacle. */
  readonly halfWay?: 'attacker' | 'defender';
  /** Which of the two it was. */
  readonly caughtIn?: Snare;
  /** Whose the obstacle between them is. */
  readonly holder?: 'attacker' | 'defender';
  /** The hedge or wall that one of them has followed the other over. */
  readonly over?: string;
  /** The quarter of the whole game in which it was made. */
  readonly quarter?: number;
  /** How far the attacker had come in a straight line, in centimetres. */
  readonly run?: number;
  /** Ranks that push behind the first. */
  readonly pushing?: number;
  /** How much of that quarter the defender may fire. */
  readonly fire?: 'half' | 'whole';
}
