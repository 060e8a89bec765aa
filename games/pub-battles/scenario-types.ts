import type { SwitchValues } from '@grognard/engine';
import type { Arm, Crossing, PieceKind } from './vocabulary.ts';

/** A place on the map in centimetres from its centre, x to the east and y to the north. */
export type Spot = readonly [number, number];

type Named = { readonly fr: string; readonly en: string };

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
  /** Still to come. */
  readonly enters?: { readonly day: number; readonly turn: number; readonly exit: string } | undefined;
  readonly lost?: boolean | undefined;
  readonly gone?: boolean | undefined;
  /** Not in the battle, unless its side brings it in a free game: PB-R235. */
  readonly spare?: boolean | undefined;
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
  readonly measures?: MeasuresData | undefined;
  readonly switches?: SwitchValues | undefined;
}
