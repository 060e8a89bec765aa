import type { ByLanguage, SwitchValues } from '@grognard/engine';
import type { Arm, Coming, Crossing, Face, laterPhases, PieceKind } from './vocabulary.ts';

/** A place on the map in centimetres from its centre, x to the east and y to the north. */
export type Spot = readonly [number, number];

type Named = ByLanguage<string>;

export interface AreaData {
  readonly name?: Named | undefined;
  readonly outline: readonly Spot[];
  readonly holes?: readonly (readonly Spot[])[] | undefined;
}

/** Ground at least so many levels high; its border is a slope. The crest line is what one sees up to. */
interface HillData extends AreaData {
  readonly level: number;
  /** Hachures that are only drawn, unless a club plays that they count: PB-R005. */
  readonly light?: boolean | undefined;
  readonly crest?: readonly Spot[] | undefined;
}

interface CourseData {
  readonly name?: Named | undefined;
  readonly line: readonly Spot[];
}

interface RiverData extends CourseData {
  /** From bank to bank, in centimetres. */
  readonly width: number;
}

export interface RoadData extends CourseData {
  readonly id: string;
  readonly kind?: 'road' | 'track' | undefined;
}

interface CrossingData {
  readonly kind: Crossing;
  readonly at: Spot;
  readonly name?: Named | undefined;
}

/** A name that is only drawn. */
interface LabelData {
  readonly text: Named;
  readonly at: Spot;
  readonly kind: 'town' | 'field' | 'wood' | 'hill' | 'water';
}

/** PB-R003: what a kind of ground of the scenario's own does, or what it changes in one of the chart. */
export interface GroundData {
  readonly name?: Named | undefined;
  readonly reduces?: boolean | undefined;
  readonly covers?: boolean | undefined;
  readonly shelters?: boolean | undefined;
  readonly spends?: boolean | undefined;
  readonly unrests?: boolean | undefined;
  readonly hides?: boolean | undefined;
  readonly closedTo?: readonly Arm[] | undefined;
}

interface SpecialData extends AreaData {
  readonly kind: string;
}

export interface MapData {
  /** Width and height in centimetres. */
  readonly size: Spot;
  readonly woods: readonly AreaData[];
  readonly buildings: readonly AreaData[];
  readonly marsh: readonly AreaData[];
  readonly lakes: readonly AreaData[];
  readonly hills: readonly HillData[];
  readonly streams: readonly CourseData[];
  readonly rivers: readonly RiverData[];
  readonly crossings: readonly CrossingData[];
  readonly roads: readonly RoadData[];
  readonly labels: readonly LabelData[];
  /** Kinds of ground by name: the scenario's own, and what it changes in the chart. */
  readonly kinds?: Readonly<Record<string, GroundData>> | undefined;
  /** Ground of those kinds; it counts before the chart's where both lie. */
  readonly special?: readonly SpecialData[] | undefined;
}

/** Where a road leaves the map: a way in, a line of communication, or both. */
interface ExitData {
  readonly id: string;
  readonly name?: Named | undefined;
  readonly at: Spot;
  /** The road that runs there; without one it is a stretch of open edge. */
  readonly road?: string | undefined;
}

interface SideData {
  readonly id: string;
  readonly name: Named;
  readonly colour: string;
  /** Its lines of communication, by the id of an exit. */
  readonly communications: readonly string[];
  /** In a free game: how many blocks it may bring, staff apart. */
  readonly freeBlocks?: number | undefined;
}

interface FormationData {
  readonly id: string;
  readonly side: string;
  readonly name: Named;
  /** 1 to 6: the die that succeeds. */
  readonly rating: number;
  /** An army commander without troops may have no chit. */
  readonly chit?: boolean | undefined;
}

export interface PieceData {
  readonly id: string;
  readonly formation: string;
  readonly kind: PieceKind;
  readonly name?: Named | undefined;
  /** On the map: where and how it faces, in degrees clockwise from north. */
  readonly at?: Spot | undefined;
  readonly facing?: number | undefined;
  /** How many men it stands for; it fights no better for that. */
  readonly men?: number | undefined;
  readonly spent?: boolean | undefined;
  /** PB-R075: guns that ride and march as the cavalry does. */
  readonly horse?: boolean | undefined;
  /** PB-R078: the ground it is said to be in, where it lies half on each of two. */
  readonly ground?: string | undefined;
  readonly column?: boolean | undefined;
  readonly unpacked?: boolean | undefined;
  /** Hidden behind its HQ. */
  readonly reserve?: boolean | undefined;
  /** It came in so, as a reinforcement. */
  readonly entered?: { readonly day: number; readonly turn: number; readonly exit: string } | undefined;
  /** It came back among the stragglers of a night. */
  readonly recovered?: boolean | undefined;
  /** PB-R092b: where staff stood before it moved this turn. */
  readonly from?: Spot | undefined;
  /** Still to come. */
  readonly enters?: { readonly day: number; readonly turn: number; readonly exit: string } | undefined;
  readonly lost?: boolean | undefined;
  /** The day on which it was lost; left out, the day on which the position begins: PB-R225. */
  readonly lostOn?: number | undefined;
  readonly gone?: boolean | undefined;
  /** Not in the battle, unless its side brings it in a free game: PB-R235. */
  readonly spare?: boolean | undefined;
}

/** A piece in contact with the enemy that it attacked. */
interface ContactData {
  readonly attacker: string;
  readonly defender: string;
  /** The edge of the defender that was met; left out, it is the one that the attacker's front touches. */
  readonly face?: Face | undefined;
  /** The attack came across a river. */
  readonly river?: boolean | undefined;
  /** Other enemies whom the front of the attacker touches. */
  readonly beside?: readonly string[] | undefined;
  /** Whether the attack came from below. */
  readonly uphill?: boolean | undefined;
  /** Its defender is taken in rear as well. */
  readonly enveloped?: boolean | undefined;
}

/** What a side knows of an enemy block, as a position tells it that was taken in a battle. */
export interface KnownData {
  readonly piece: string;
  readonly arm?: Arm | undefined;
  readonly kind?: PieceKind | undefined;
  readonly spent?: boolean | undefined;
  readonly unpacked?: boolean | undefined;
  /** It has left the map since. */
  readonly off?: boolean | undefined;
}

/** A combat in the midst of a round, as a position tells it that was taken there; nobody need write one. */
export interface FightData {
  /** Its contacts by their place among those listed, from 1; 0 for one that is broken. */
  readonly contacts: readonly number[];
  readonly round: number;
  readonly toFire: readonly string[];
  readonly toChoose: readonly string[];
  readonly bloodied: readonly string[];
  /** The pair that opened the round: its contact by its place, as above, and its pieces. */
  readonly pair?: { readonly contact: number; readonly of: readonly string[] } | undefined;
  readonly stepping?: { readonly support: string; readonly lead: string } | undefined;
  readonly retreating?: { readonly piece: string; readonly voluntary: boolean } | undefined;
}

/** A place to go to, and whether to attack on the way. */
interface ErrandData {
  readonly to: Spot;
  readonly attack: boolean;
}

/** How far a turn has come, for a position in the midst of one. All are called by their ids. */
export interface NowData {
  /** The formation whose chit is up and may still be altered. */
  readonly up?: string | undefined;
  /** How that chit has come up; left out, it was drawn. */
  readonly came?: Coming | undefined;
  /** Seats that have let the draw stand. */
  readonly let?: readonly string[] | undefined;
  /** The formation that moves. */
  readonly moving?: string | undefined;
  /** Pieces that have used their move in this activation. */
  readonly moved?: readonly string[] | undefined;
  /** Enemies that this activation has attacked or bombarded. */
  readonly struck?: readonly string[] | undefined;
  /** Formations whose chits were drawn and wait; the last plays first. */
  readonly waiting?: readonly string[] | undefined;
  readonly played?: readonly string[] | undefined;
  /** Formations whose chits are in the cup; left out, all that take part and are not named above. */
  readonly cup?: readonly string[] | undefined;
  /** In order of arrival. */
  readonly contacts?: readonly ContactData[] | undefined;
  readonly supports?: readonly { readonly lead: string; readonly support: string }[] | undefined;
  /** Sides that have packed up a train; sides that have lost one; sides that withdrew at nightfall. */
  readonly packed?: readonly string[] | undefined;
  readonly sacked?: readonly string[] | undefined;
  readonly withdrawn?: readonly string[] | undefined;
  /** What the turn is at, once all have moved. */
  readonly phase?: (typeof laterPhases)[number] | undefined;
  readonly fight?: FightData | undefined;
  /** HQs whose reserves must be deployed at once. */
  readonly deploying?: readonly string[] | undefined;
  /** Pieces that have fought, and that were attacked or bombarded, this turn. */
  readonly fought?: readonly string[] | undefined;
  readonly hit?: readonly string[] | undefined;
  /** How far HQs have gone this turn, in centimetres, by formation. */
  readonly walked?: Readonly<Record<string, number>> | undefined;
  /** Contacts that are fought at once, by their place among those listed, from 1; 0 for one that is broken. */
  readonly immediate?: readonly number[] | undefined;
  /** Pieces whose strength has been diced for. */
  readonly mustered?: readonly string[] | undefined;
  /** What trains have rallied, where they can be exhausted. */
  readonly rallied?:
    | readonly { readonly train: string; readonly day: number; readonly turn: number }[]
    | undefined;
  /** What each side knows of the other's blocks, in the order of their numbers; left out, what it sees now. */
  readonly known?: Readonly<Record<string, readonly KnownData[]>> | undefined;
  /** Orders in writing, by formation; `next` are those for its next activation. */
  readonly orders?: Readonly<Record<string, ErrandData>> | undefined;
  readonly next?: Readonly<Record<string, ErrandData>> | undefined;
  /** How many orders each side has written this turn. */
  readonly written?: Readonly<Record<string, number>> | undefined;
}

/** The lengths of the game in centimetres, where a scenario sets its own. */
export interface MeasuresData {
  readonly footThird?: number | undefined;
  readonly mountedThird?: number | undefined;
  readonly front?: number | undefined;
  readonly depth?: number | undefined;
  readonly staff?: number | undefined;
  readonly column?: number | undefined;
  readonly spotting?: number | undefined;
}

export interface Scenario {
  readonly id: string;
  readonly title: Named;
  readonly about: Named;
  readonly minutes: number;
  readonly date?: string | undefined;
  readonly map: MapData;
  readonly exits: readonly ExitData[];
  readonly sides: readonly SideData[];
  readonly formations: readonly FormationData[];
  readonly pieces: readonly PieceData[];
  /** The side that chooses which combat is fought next. */
  readonly choosesCombats: string;
  readonly first: { readonly day: number; readonly turn: number };
  /** The battle is over by then at the latest. */
  readonly last: { readonly day: number; readonly turn: number };
  /** When turn 1 begins, `06:00`. */
  readonly clock: string;
  /** Whether each side knows the other's order of battle, as in a scenario book; else it is a secret. */
  readonly openOrders?: boolean | undefined;
  /** Left out, the first turn begins with its first draw. */
  readonly now?: NowData | undefined;
  readonly measures?: MeasuresData | undefined;
  readonly switches?: SwitchValues | undefined;
}
