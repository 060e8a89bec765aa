import { inLanguage, type Language } from '@grognard/engine';
import { hachuresOf } from '@grognard/ink/hills';
import { type Luck, luckOf } from '@grognard/ink/luck';
import { type Marsh, marshOf } from '@grognard/ink/marsh';
import { areaOf, distance, NOWHERE, PER_CM, type Point, pointOf } from '@grognard/ink/plane';
import { lineOf, outlineOf, taperingOf } from '@grognard/ink/strokes';
import { type Trees, treesOf } from '@grognard/ink/woods';
import type { PublicScenario } from '@grognard/pub-battles/for-page';
import { bridgeOf, fordOf, type Water } from './crossings.ts';
import { halfway, isLong, type Name, nearestLine, wayFor } from './names.ts';
import { type Village, villageOf } from './villages.ts';

/** The part of a scenario that is drawn as ground. */
export type GroundData = Pick<PublicScenario, 'map' | 'exits' | 'sides' | 'title' | 'date'>;

interface Hill {
  readonly outline: string;
  readonly crest: string;
  readonly level: number;
  readonly light: boolean;
}

interface River {
  readonly line: string;
  readonly width: number;
}

/** A map ready to be put on paper: paths by what they are. Made once a map, the same every time. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly woods: string;
  readonly trees: Trees;
  readonly hills: readonly Hill[];
  readonly hachures: string;
  readonly lightHachures: string;
  readonly marsh: Marsh;
  readonly marshes: string;
  readonly lakes: string;
  readonly rivers: readonly River[];
  readonly currents: string;
  readonly streams: string;
  readonly roads: string;
  readonly tracks: string;
  readonly decks: string;
  readonly rails: string;
  readonly fords: string;
  readonly villages: readonly (Village & { readonly ground: string })[];
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);

const courses = (lines: readonly { readonly line: readonly (readonly [number, number])[] }[]): Point[][] =>
  lines.map(({ line }) => line.map(pointOf));

const STREAM = { from: 0.05 * PER_CM, to: 0.13 * PER_CM };

const BIG_RIVER = 0.5;

/** Small arrows with the stream, on rivers broad enough to hold them. */
const currentsOn = (line: readonly Point[], luck: Luck): string => {
  const arrows: string[] = [];
  let since = 6 * PER_CM * luck();
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i] ?? NOWHERE, line[i + 1] ?? NOWHERE];
    const length = distance(a, b);
    since += length;
    if (since < 9 * PER_CM || length < PER_CM * 0.5) continue;
    since = 0;
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    arrows.push(arrow([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], turn));
  }
  return arrows.join('');
};

const arrow = ([x, y]: Point, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const place = (ahead: number, aside: number): string =>
    `${Math.round((x + Math.cos(turn) * ahead - Math.sin(turn) * aside) * 10) / 10} ${Math.round((y + Math.sin(turn) * ahead + Math.cos(turn) * aside) * 10) / 10}`;
  return `M${place(-12, 0)}L${place(12, 0)}M${place(6, -3)}L${place(12, 0)}L${place(6, 3)}`;
};

const joined = (paths: readonly string[]): string => paths.join('');

const CORNER = 0.35 * PER_CM;

export const drawingOf = ({ map }: GroundData): Drawing => {
  const luck = luckOf(seedOf(JSON.stringify(map.size) + map.labels.length + map.woods.length));
  const [roads, rivers, streams] = [courses(map.roads), courses(map.rivers), courses(map.streams)];
  const waters: readonly Water[] = [
    ...rivers.map((line, i) => ({ line, width: (map.rivers[i]?.width ?? 0.3) * PER_CM })),
    ...streams.map((line) => ({ line, width: STREAM.to })),
  ];
  const woods = map.woods.map(areaOf);
  const bridges = map.crossings
    .filter(({ kind }) => kind === 'bridge')
    .map(({ at }) => bridgeOf(pointOf(at), roads, waters));
  const hachures = (light: boolean): string =>
    joined(
      map.hills
        .filter((hill) => (hill.light === true) === light)
        .map((hill) => hachuresOf(areaOf(hill), (hill.crest ?? []).map(pointOf), luck)),
    );
  const isTrack = (i: number): boolean => map.roads[i]?.kind === 'track';
  return {
    width: map.size[0] * PER_CM,
    height: map.size[1] * PER_CM,
    woods: joined(woods.map((area) => outlineOf(area, CORNER))),
    trees: treesOf(woods, [...roads, ...rivers, ...streams], luck),
    hills: map.hills.map((hill) => ({
      outline: outlineOf(areaOf(hill), CORNER * 1.4),
      crest: lineOf((hill.crest ?? []).map(pointOf)),
      level: hill.level,
      light: hill.light === true,
    })),
    hachures: hachures(false),
    lightHachures: hachures(true),
    marsh: marshOf(map.marsh.map(areaOf), luck),
    marshes: joined(map.marsh.map((each) => outlineOf(areaOf(each), CORNER))),
    lakes: joined(map.lakes.map((each) => outlineOf(areaOf(each), CORNER))),
    rivers: rivers.map((line, i) => ({ line: lineOf(line), width: waters[i]?.width ?? 12 })),
    currents: joined(
      rivers.filter((_, i) => (map.rivers[i]?.width ?? 0) >= BIG_RIVER).map((line) => currentsOn(line, luck)),
    ),
    streams: joined(streams.map((line) => taperingOf(line, STREAM.from, STREAM.to))),
    roads: joined(roads.filter((_, i) => !isTrack(i)).map(lineOf)),
    tracks: joined(roads.filter((_, i) => isTrack(i)).map(lineOf)),
    decks: joined(bridges.map(({ deck }) => deck)),
    rails: joined(bridges.map(({ rails }) => rails)),
    fords: joined(
      map.crossings.filter(({ kind }) => kind === 'ford').map(({ at }) => fordOf(pointOf(at), roads, waters)),
    ),
    villages: map.buildings.map((each) => ({
      ...villageOf(
        areaOf(each),
        roads,
        waters.map(({ line }) => line),
        each.name !== undefined,
        luck,
      ),
      ground: outlineOf(areaOf(each), CORNER * 0.6),
    })),
  };
};

/** The size of letters on the sheet, by what is named. */
export const LETTERS: Readonly<Record<Name['kind'], number>> = {
  town: 0.82 * PER_CM,
  hill: 0.68 * PER_CM,
  wood: 0.66 * PER_CM,
  field: 0.66 * PER_CM,
  water: 0.68 * PER_CM,
  road: 0.46 * PER_CM,
};

/** Every name on the map in one language, along its river or road where there is room. */
export const mapNamesOf = ({ map }: GroundData, language: Language): readonly Name[] => {
  const waters = courses([...map.rivers, ...map.streams]);
  const labels = map.labels.map(({ text, at, kind }): Name => {
    const place = pointOf(at);
    const line = kind === 'water' ? nearestLine(waters, place) : undefined;
    const along = line && wayFor(line, place, inLanguage(text, language), LETTERS.water, 0.32 * PER_CM);
    return { text: inLanguage(text, language), kind, at: place, ...(along !== undefined && { along }) };
  });
  const roads = map.roads.flatMap(({ name, line, kind }): Name[] => {
    const way = line.map(pointOf);
    if (name === undefined || kind === 'track' || !isLong(way, 12)) return [];
    const along = wayFor(
      way,
      halfway(way.slice(0, Math.ceil(way.length * 0.55))),
      inLanguage(name, language),
      LETTERS.road,
      5,
    );
    return along === undefined
      ? []
      : [{ text: inLanguage(name, language), kind: 'road', at: halfway(way), along }];
  });
  return [...labels, ...roads];
};
