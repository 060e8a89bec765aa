/** A table in the making: what has its place already, and where there is room for more. Centimetres. */
import type { ByLanguage, Random } from '@grognard/engine';
import type { FeatureEntry, Outline, Point, Way } from '../../../../model/terrain-entries.ts';

interface Taken {
  readonly at: Point;
  readonly radius: number;
}

export interface LandInMaking {
  readonly random: Random;
  readonly width: number;
  readonly depth: number;
  readonly features: FeatureEntry[];
  readonly taken: Taken[];
  /** Roads and waters that other things keep clear of, with half their width. */
  readonly ways: { readonly way: Way; readonly half: number }[];
  readonly names: Map<string, ByLanguage<string>[]>;
}

/** How deep the strip at both long edges is where armies draw up: nothing but roads and waters lies in it. */
const STRIP = 0.25;

/** How far things stay from each other. */
const APART = 2.5;

/** Lengths are kept to a tenth of a millimetre. */
const tidy = (cm: number): number => Math.round(cm * 100) / 100 + 0;
export const tidyPoint = ([x, y]: Point): Point => [tidy(x), tidy(y)];

/** LA-O1.1-22: what lies for one side lies for the other as well, turned half about the middle. */
export const turned = ([x, y]: Point): Point => [-x + 0, -y + 0];
export const turnedAll = (points: readonly Point[]): Outline => points.map(turned);

export const between = ({ random }: LandInMaking, least: number, most: number): number =>
  least + random.next() * (most - least);

const gapTo = (way: Way, [x, y]: Point): number =>
  way.slice(1).reduce((least, [bx, by], i) => {
    const [ax, ay] = way[i] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const [ex, ey] = [x - ax - dx * share, y - ay - dy * share];
    return Math.min(least, Math.sqrt(ex * ex + ey * ey));
  }, Number.POSITIVE_INFINITY);

const distance = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

const hasRoom = (land: LandInMaking, at: Point, radius: number): boolean =>
  land.taken.every((other) => distance(other.at, at) >= other.radius + radius + APART) &&
  land.ways.every(({ way, half }) => gapTo(way, at) >= half + radius + APART / 2);

export const take = (land: LandInMaking, at: Point, radius: number): void => {
  land.taken.push({ at, radius }, { at: turned(at), radius });
};

const TRIES = 300;

/** A free place for a round thing and, half about, for its twin; taken, if there is one. */
export const findPlace = (land: LandInMaking, radius: number): Point | undefined => {
  const [across, deep] = [land.width / 2 - radius - 2, land.depth * (0.5 - STRIP) - radius - 0.5];
  if (deep < 0 || across < 0) return undefined;
  for (let i = 0; i < TRIES; i += 1) {
    const at = tidyPoint([between(land, -across, across), between(land, -deep, deep)]);
    const isClearOfTwin = distance(at, turned(at)) >= 2 * radius + APART;
    if (!isClearOfTwin || !hasRoom(land, at, radius)) continue;
    take(land, at, radius);
    return at;
  }
  return undefined;
};

/** A place on a way that is free of everything but the way itself. */
export const isFreeBeside = (land: LandInMaking, at: Point, radius: number, own: Way): boolean =>
  land.taken.every((other) => distance(other.at, at) >= other.radius + radius + APART) &&
  land.ways.every(({ way, half }) => way === own || gapTo(way, at) >= half + radius) &&
  distance(at, turned(at)) >= 2 * radius + APART;

/** A name that nothing else on the table has. */
export const nameFrom = (land: LandInMaking, kind: string): { readonly name?: ByLanguage<string> } => {
  const left = land.names.get(kind) ?? [];
  const [name] = left.splice(land.random.below(Math.max(1, left.length)), 1);
  return name === undefined ? {} : { name };
};

/** An id of its own. */
export const numbered = (land: LandInMaking, kind: string): string => `${kind}-${land.features.length + 1}`;
