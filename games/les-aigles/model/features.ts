/** What lies on a table, made ready for questions: 0.001 cm, like everything on it. */

import type { Line, Polygon, Ribbon } from '@grognard/field';
import type * as entries from './terrain-entries.ts';

interface Ready<Entry extends entries.FeatureEntry> {
  readonly id: string;
  readonly kind: Entry['kind'];
  readonly entry: Entry;
}

/** A part of a slope with what grows on it. */
export interface Slope {
  readonly area: Polygon;
  readonly cover: entries.SlopeCover;
}

export interface Hill extends Ready<entries.HillEntry> {
  readonly kind: 'hill';
  readonly area: Polygon;
  /** A bare line, lengthened to the border where it ends short of it. */
  readonly crest: Ribbon;
  /** As the scenario parts it; none, and it is open everywhere. */
  readonly slopes: readonly Slope[];
  /** Those on which something grows. */
  readonly covered: readonly Slope[];
}

export interface Plateau extends Ready<entries.PlateauEntry> {
  readonly kind: 'plateau';
  /** With its flat top. */
  readonly area: Polygon;
  readonly top: Polygon;
  /** The ground that climbs: the area without its top. */
  readonly slope: Polygon;
  /** The border of the top as a bare closed line. */
  readonly crest: Ribbon;
  /** As the scenario parts it; none, and it is open everywhere. */
  readonly slopes: readonly Slope[];
  /** Those on which something grows. */
  readonly covered: readonly Slope[];
}

interface WoodPath {
  readonly sort: 'path' | 'alley';
  readonly bed: Ribbon;
}

export interface Wood extends Ready<entries.WoodEntry> {
  readonly kind: 'wood';
  /** Without its clearings. */
  readonly area: Polygon;
  /** All inside its edge, clearings too. */
  readonly whole: Polygon;
  readonly clearings: readonly Polygon[];
  readonly paths: readonly WoodPath[];
}

export interface Village extends Ready<entries.VillageEntry> {
  readonly kind: 'village';
}

/** A side of a house, walked clockwise: its outer face is on the left. */
export interface Wall {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly length: number;
  /** The heading of its outer face. */
  readonly faces: number;
  readonly capacity: number;
  readonly course: Ribbon;
}

export interface House extends Ready<entries.HouseEntry> {
  readonly kind: 'house';
  readonly area: Polygon;
  /** Four, clockwise; each is next to the one before and the one after it. */
  readonly walls: readonly Wall[];
}

export interface WaterPassage {
  readonly id: string;
  readonly sort: 'bridge' | 'ford';
  readonly bed: Ribbon;
}

export interface Water extends Ready<entries.WaterEntry> {
  readonly kind: 'water';
  readonly bed: Ribbon;
  readonly crossings: readonly WaterPassage[];
}

interface Marsh extends Ready<entries.MarshEntry> {
  readonly kind: 'marsh';
  readonly area: Polygon;
}

export interface Road extends Ready<entries.RoadEntry> {
  readonly kind: 'road';
  readonly bed: Ribbon;
  /** Its borders where something stands along them, as bare lines. */
  readonly lined: readonly { readonly by: (typeof entries.linings)[number]; readonly course: Ribbon }[];
}

export type LineClass = 'light' | 'hard';

export interface Barrier extends Ready<entries.LineEntry> {
  readonly kind: 'line';
  /** A bare line; closed, if it encloses something. */
  readonly course: Ribbon;
  readonly points: Line;
  readonly sort: LineClass;
  readonly length: number;
}

export interface Redoubt extends Ready<entries.RedoubtEntry> {
  readonly kind: 'redoubt';
  readonly area: Polygon;
  readonly gorge: Ribbon;
  /** Its faces without the gorge, clockwise. */
  readonly walls: readonly Wall[];
}

export interface Crop extends Ready<entries.CropEntry> {
  readonly kind: 'crop';
  readonly area: Polygon;
}

export interface Wreck extends Ready<entries.WreckEntry> {
  readonly kind: 'wreck';
  readonly area: Polygon;
}

interface Mountain extends Ready<entries.MountainEntry> {
  readonly kind: 'mountain';
  readonly area: Polygon;
}

export type Feature =
  | Hill
  | Plateau
  | Wood
  | Village
  | House
  | Water
  | Marsh
  | Road
  | Barrier
  | Redoubt
  | Crop
  | Wreck
  | Mountain;
