import { hexBoard } from '@grognard/field/hex';
import { hexNamed } from '../../ground/hexes.ts';
import type { HexName, MapData } from '../../model/scenario.ts';
import type { Facts } from './facts.ts';
import { layoutOf } from './layout.ts';

const SHAPE = {
  tilewidth: 56,
  tileheight: 64,
  hexsidelength: 32,
  staggeraxis: 'y',
  staggerindex: 'odd',
} as const;

/** What the map data say of each hex. */
const factsOf = (map: MapData): readonly Required<Facts>[] => {
  const board = hexBoard(map.width, map.height);
  const facts = Array.from(
    { length: board.size },
    () => ({ ground: 'clear', altitude: 0, flammable: false }) as Required<Facts>,
  );
  for (const { hexes, ground, altitude, flammable } of map.hexes)
    for (const hex of hexes.map((name) => hexNamed(board, name))) {
      const before = facts[hex];
      if (before === undefined) continue;
      facts[hex] = {
        ground: ground ?? before.ground,
        altitude: altitude ?? before.altitude,
        flammable: flammable ?? before.flammable,
      };
    }
  return facts;
};

const PROPERTY_TYPES = { string: 'string', number: 'int', boolean: 'bool' } as const;

const propertiesOf = (facts: object): readonly object[] =>
  Object.entries(facts).map(([name, value]) => ({
    name,
    type: PROPERTY_TYPES[typeof value as keyof typeof PROPERTY_TYPES],
    value,
  }));

type Thing = Readonly<Record<string, unknown>>;

/** Numbers the things of all layers, as Tiled asks. */
const numbered = (layers: readonly (readonly Thing[])[]): readonly (readonly Thing[])[] => {
  let next = 0;
  return layers.map((things) =>
    things.map((thing) => {
      next += 1;
      return { id: next, rotation: 0, visible: true, width: 0, height: 0, ...thing };
    }),
  );
};

type Middle = (name: HexName) => readonly [x: number, y: number];

const lineThrough = (middle: Middle, type: string, hexes: readonly HexName[]): Thing => {
  const [[x, y] = [0, 0], ...rest] = hexes.map(middle);
  const polyline = [{ x: 0, y: 0 }, ...rest.map(([across, down]) => ({ x: across - x, y: down - y }))];
  return { type, name: '', x, y, polyline };
};

/** Roads, sides and names, each a layer. */
const thingsOf = (map: MapData, middle: Middle): readonly (readonly Thing[])[] =>
  numbered([
    map.roads.filter((run) => run.length > 1).map((run) => lineThrough(middle, 'road', run)),
    map.sides.map(({ between, kind }) => lineThrough(middle, kind, between)),
    map.hexes.flatMap(({ hexes, name }) =>
      name === undefined
        ? []
        : hexes.map((hex): Thing => {
            const [x, y] = middle(hex);
            return { type: 'name', name: name.en, x, y, point: true, properties: propertiesOf(name) };
          }),
    ),
  ]);

const group = (id: number, name: string, objects: readonly Thing[] = []): object => ({
  ...{ type: 'objectgroup', id, name, objects, draworder: 'index' },
  ...{ opacity: 1, visible: true, x: 0, y: 0 },
});

/** A tile for every kind of hex that the map has. */
const tilesetOf = (kinds: readonly object[]): object => ({
  ...{ firstgid: 1, name: 'grounds', columns: 0, margin: 0, spacing: 0, tilecount: kinds.length },
  ...{ tilewidth: SHAPE.tilewidth, tileheight: SHAPE.tileheight },
  tiles: kinds.map((kind, id) => ({ id, properties: propertiesOf(kind) })),
});

/** A map as Tiled reads it: a tile for every kind of hex, and lines for roads and sides. */
export const mapToTiled = (map: MapData): object => {
  const { width, height } = map;
  const { centreOf } = layoutOf({ ...SHAPE, width, height });
  const facts = factsOf(map);
  const kinds = new Map(facts.map((each) => [JSON.stringify(each), each]));
  const tiles = [...kinds.keys()];
  const things = thingsOf(map, ([column, row]) => centreOf(column - 1, row - 1));
  return {
    ...{ type: 'map', version: '1.10', orientation: 'hexagonal', renderorder: 'right-down' },
    ...{ ...SHAPE, width, height, infinite: false, compressionlevel: -1 },
    ...{ nextlayerid: 5, nextobjectid: things.flat().length + 1 },
    tilesets: [tilesetOf([...kinds.values()])],
    layers: [
      {
        ...{ type: 'tilelayer', id: 1, name: 'ground', width, height, x: 0, y: 0, opacity: 1, visible: true },
        data: facts.map((each) => tiles.indexOf(JSON.stringify(each)) + 1),
      },
      ...['roads', 'sides', 'names'].map((name, place) => group(place + 2, name, things[place])),
    ],
  };
};
