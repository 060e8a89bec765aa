/** What lies on a table, as a scenario says it: centimetres, the middle of the table is the origin. */
import type { ByLanguage } from '@grognard/engine';

export type Point = readonly [number, number];
/** A closed border, its last corner joined to the first. */
export type Outline = readonly Point[];
export type Way = readonly Point[];

interface Lies {
  readonly id: string;
  readonly name?: ByLanguage<string>;
  /** The wood that hides it from everybody who has not come near it inside. */
  readonly hiddenIn?: string;
}

export const slopeCovers = ['open', 'wooded', 'cultivated', 'vines'] as const;
export type SlopeCover = (typeof slopeCovers)[number];

/** A part of a slope and what grows on it; without any, the whole slope is open. */
export interface SlopeEntry {
  readonly area: Outline;
  readonly cover: SlopeCover;
}

export interface HillEntry extends Lies {
  readonly kind: 'hill';
  readonly outline: Outline;
  /** From border to border: it parts the two slopes. No hill may be without. */
  readonly crest?: Way;
  readonly slopes?: readonly SlopeEntry[];
}

export interface PlateauEntry extends Lies {
  readonly kind: 'plateau';
  readonly outline: Outline;
  /** The border of its flat top. No plateau may be without. */
  readonly crest?: Outline;
  /** Guns are to find room on it. */
  readonly forGuns?: true;
  readonly slopes?: readonly SlopeEntry[];
}

export const woodSorts = ['wood', 'forest', 'orchard'] as const;
export interface WoodEntry extends Lies {
  readonly kind: 'wood';
  readonly sort: (typeof woodSorts)[number];
  readonly outline: Outline;
  readonly clearings?: readonly Outline[];
  readonly paths?: readonly {
    readonly sort: 'path' | 'alley';
    readonly way: Way;
    readonly width: number;
  }[];
}

export interface VillageEntry extends Lies {
  readonly kind: 'village';
  /** The road that is its main street. */
  readonly street?: string;
}

/** Four corners; its first side runs from the first corner to the second. */
export interface HouseEntry extends Lies {
  readonly kind: 'house';
  readonly corners: readonly [Point, Point, Point, Point];
  readonly village?: string;
}

export const waterSorts = ['stream', 'ditch', 'river', 'big river'] as const;
export type WaterSort = (typeof waterSorts)[number];
export interface WaterEntry extends Lies {
  readonly kind: 'water';
  readonly sort: WaterSort;
  readonly way: Way;
  readonly width: number;
  /** The watercourse in which it ends, as a tributary of it: LA-O6.1-5. */
  readonly into?: string;
  readonly crossings?: readonly {
    readonly id: string;
    readonly sort: 'bridge' | 'ford';
    /** From bank to bank. */
    readonly way: Way;
    readonly width: number;
  }[];
}

export interface MarshEntry extends Lies {
  readonly kind: 'marsh';
  readonly sort: 'marsh' | 'bog' | 'pond';
  readonly outline: Outline;
  /** Reeds and bushes round the water: for the eye alone. */
  readonly fringe?: boolean;
}

export const linings = ['trees', 'hedge', 'wall'] as const;
export interface RoadEntry extends Lies {
  readonly kind: 'road';
  readonly way: Way;
  /** 4.5 cm unless it is said. */
  readonly width?: number;
  /** What stands along a border, from and to so many centimetres of the way. */
  readonly lining?: readonly {
    readonly hand: 'left' | 'right';
    readonly from: number;
    readonly to: number;
    readonly by: (typeof linings)[number];
  }[];
}

export const materials = ['hedge', 'palisade', 'barricade', 'stone wall', 'abatis'] as const;
export type Material = (typeof materials)[number];
/** Hedges and walls: a line without any depth. */
export interface LineEntry extends Lies {
  readonly kind: 'line';
  /** One of the materials above: no other says whether it is light or hard. */
  readonly material: string;
  readonly way: Way;
  /** Its last point is joined to the first. */
  readonly closed?: true;
}

export interface RedoubtEntry extends Lies {
  readonly kind: 'redoubt';
  readonly outline: Outline;
  /** The opening at its back. */
  readonly gorge: readonly [Point, Point];
}

export const cropSorts = ['tall', 'vines', 'ploughland'] as const;
export interface CropEntry extends Lies {
  readonly kind: 'crop';
  readonly sort: (typeof cropSorts)[number];
  readonly outline: Outline;
}

/** The ground of a battery that was abandoned, spiked or overturned. */
export interface WreckEntry extends Lies {
  readonly kind: 'wreck';
  readonly outline: Outline;
  readonly cause: 'abandoned' | 'spiked' | 'overturned';
  /** The battery that it was. */
  readonly battery?: string;
}

/** Named so that it can be refused: no rule tells how to fight in mountains. */
export interface MountainEntry extends Lies {
  readonly kind: 'mountain';
  readonly outline: Outline;
}

export type FeatureEntry =
  | HillEntry
  | PlateauEntry
  | WoodEntry
  | VillageEntry
  | HouseEntry
  | WaterEntry
  | MarshEntry
  | RoadEntry
  | LineEntry
  | RedoubtEntry
  | CropEntry
  | WreckEntry
  | MountainEntry;

export const featureKinds = [
  'hill',
  'plateau',
  'wood',
  'village',
  'house',
  'water',
  'marsh',
  'road',
  'line',
  'redoubt',
  'crop',
  'wreck',
] as const satisfies readonly FeatureEntry['kind'][];
export type FeatureKind = FeatureEntry['kind'];
