import { hexBoard, sideTowards } from '@grognard/field/hex';
import { describe, expect, test } from 'vitest';
import { hexNamed } from '../../ground/hexes.ts';
import type { HexName, MapData } from '../../model/scenario.ts';
import { prepare } from '../../scenario/prepare.ts';
import { mapFromTiled, mapToTiled } from '../../scenario/tiled/tiled.ts';
import { scenarioIds, shipped } from '../trial.ts';

const read = (data: unknown): MapData => {
  const map = mapFromTiled(data);
  if (!map.ok) throw new Error(JSON.stringify(map.error));
  return map.value;
};

const wrongWith = (data: unknown): readonly string[] => {
  const map = mapFromTiled(data);
  return map.ok ? [] : map.error.map(({ path, message }) => `${path.join('.')}: ${message.en}`);
};

describe.each(scenarioIds)('the map of %s', (id) => {
  const scenario = shipped(id);
  const back = read(JSON.parse(JSON.stringify(mapToTiled(scenario.map))));

  test('comes back from Tiled as it went', () => {
    expect(back).toEqual({ ...scenario.map, sides: expect.anything() });
    expect(back.sides).toHaveLength(scenario.map.sides.length);
    expect(mapToTiled(back)).toEqual(mapToTiled({ ...scenario.map, sides: back.sides }));
  });

  test('is the same ground to march on', () => {
    const ground = (map: MapData) => {
      const setting = prepare({ ...scenario, map }, {});
      return setting.ok ? setting.value.terrain : setting.error;
    };
    expect(ground(back)).toEqual(ground(scenario.map));
  });
});

/** Two kinds of tile: 1 is water, 2 is a wood on a hill. */
const tilesets = [
  {
    firstgid: 1,
    tiles: [
      { id: 0, properties: [{ name: 'ground', type: 'string', value: 'water' }] },
      {
        id: 1,
        properties: [
          { name: 'ground', type: 'string', value: 'difficult' },
          { name: 'flammable', type: 'bool', value: true },
          { name: 'altitude', type: 'int', value: 2 },
          { name: 'colour', type: 'string', value: 'green' },
        ],
      },
    ],
  },
];

interface Sketch {
  readonly width?: number;
  readonly height?: number;
  readonly data: readonly number[];
  readonly objects?: readonly object[];
  readonly staggeraxis?: 'x' | 'y';
  readonly staggerindex?: 'odd' | 'even';
}

const sketch = ({ width = 3, height = 3, data, objects = [], ...stagger }: Sketch) => ({
  ...{
    type: 'map',
    orientation: 'hexagonal',
    width,
    height,
    tilewidth: 56,
    tileheight: 64,
    hexsidelength: 32,
  },
  ...{ staggeraxis: 'y', staggerindex: 'odd', ...stagger, tilesets },
  layers: [
    { type: 'tilelayer', name: 'ground', data },
    { type: 'objectgroup', name: 'things', objects },
    { type: 'imagelayer', name: 'a picture to draw over' },
  ],
});

const of = (map: MapData, ground: string): readonly HexName[] =>
  map.hexes.filter((each) => each.ground === ground).flatMap(({ hexes }) => hexes);

describe('a map drawn with Tiled', () => {
  test('has the ground of its tiles, however they are flipped', () => {
    const map = read(sketch({ data: [1, 0, 0, 0, 2 + 0x80000000, 0, 0, 0, 0] }));
    expect(map).toMatchObject({ width: 3, height: 3 });
    expect(map.hexes).toEqual([
      { hexes: [[1, 1]], ground: 'water' },
      { hexes: [[2, 2]], ground: 'difficult', flammable: true, altitude: 2 },
    ]);
  });

  test('has roads and sides where lines cross from hex to hex, and names where points lie', () => {
    const map = read(
      sketch({
        data: Array.from({ length: 9 }, () => 0),
        objects: [
          {
            type: 'road',
            x: 28,
            y: 32,
            polyline: [
              { x: 0, y: 0 },
              { x: 112, y: 0 },
            ],
          },
          {
            class: 'rough',
            x: 56,
            y: 80,
            polyline: [
              { x: 0, y: 0 },
              { x: 56, y: 0 },
            ],
          },
          { type: 'name', name: 'Mill', x: 28, y: 128, properties: [{ name: 'fr', value: 'Moulin' }] },
        ],
      }),
    );
    expect(map.roads).toEqual([
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    ]);
    expect(map.sides).toEqual([
      {
        between: [
          [1, 2],
          [2, 2],
        ],
        kind: 'rough',
      },
    ]);
    expect(map.hexes).toEqual([{ hexes: [[1, 3]], name: { fr: 'Moulin', en: 'Mill' } }]);
  });

  /** Cells of a small map that touch, by the way that Tiled shoves rows or columns. */
  const touching = (given: Omit<Sketch, 'data'>, cells: readonly (readonly [number, number])[]) => {
    const { width = 3, height = 3 } = given;
    const data = Array.from({ length: width * height }, () => 0);
    for (const [column, row] of cells) data[row * width + column] = 1;
    const map = read(sketch({ ...given, data }));
    const board = hexBoard(map.width, map.height);
    const [a = 0, b = 0] = of(map, 'water').map((name) => hexNamed(board, name));
    return { map, touch: sideTowards(board, a, b) !== -1 };
  };

  test.each([
    [
      { staggerindex: 'odd' },
      [
        [0, 1],
        [1, 0],
      ],
      true,
    ],
    [
      { staggerindex: 'odd' },
      [
        [1, 1],
        [0, 0],
      ],
      false,
    ],
    [
      { staggerindex: 'even' },
      [
        [0, 0],
        [1, 1],
      ],
      true,
    ],
    [
      { staggerindex: 'even' },
      [
        [1, 0],
        [0, 1],
      ],
      false,
    ],
    [
      { staggeraxis: 'x', staggerindex: 'odd' },
      [
        [1, 0],
        [0, 1],
      ],
      true,
    ],
    [
      { staggeraxis: 'x', staggerindex: 'odd' },
      [
        [1, 1],
        [0, 0],
      ],
      false,
    ],
    [
      { staggeraxis: 'x', staggerindex: 'even' },
      [
        [1, 1],
        [0, 0],
      ],
      true,
    ],
    [
      { staggeraxis: 'x', staggerindex: 'even', width: 4 },
      [
        [0, 0],
        [1, 1],
      ],
      true,
    ],
    [
      { staggeraxis: 'x', staggerindex: 'odd', width: 4 },
      [
        [1, 0],
        [0, 1],
      ],
      true,
    ],
    [
      { staggeraxis: 'x', staggerindex: 'odd', width: 4 },
      [
        [1, 1],
        [0, 0],
      ],
      false,
    ],
  ] as const)('with %j keeps neighbours neighbours: %j %s', (given, cells, touch) => {
    expect(touching(given, cells).touch).toBe(touch);
  });

  test('whose even rows are shoved gets ragged edges that nobody enters', () => {
    const map = read(sketch({ staggerindex: 'even', data: [1, 0, 0, 0, 0, 0, 0, 0, 0] }));
    expect(map).toMatchObject({ width: 4, height: 3 });
    expect(of(map, 'impassable')).toEqual([
      [1, 1],
      [4, 2],
      [1, 3],
    ]);
    expect(of(map, 'water')).toEqual([[2, 1]]);
  });

  test('with shoved columns is turned a quarter to the left', () => {
    const map = read(sketch({ staggeraxis: 'x', data: [1, 0, 0, 0, 0, 0, 0, 0, 0] }));
    expect(of(map, 'water')).toEqual([[1, 3]]);
  });
});

describe('a map is sent back', () => {
  const fine = sketch({ data: Array.from({ length: 9 }, () => 0) });

  test.each([
    ['that is no map', { a: 1 }, 'type: '],
    ['of squares', { ...fine, orientation: 'orthogonal' }, 'orientation: the map is orthogonal'],
    ['without end', { ...fine, infinite: true }, 'infinite: the map must have an edge'],
    ['with too few cells', sketch({ data: [0] }), 'layers.0.data: it has 1 cells, and the map 9'],
    [
      'that is compressed',
      { ...fine, layers: [{ type: 'tilelayer', name: 'ground', data: 'eJxjYCA' }] },
      'layers.0.data: save the layers of the map as CSV',
    ],
    [
      'whose tiles are elsewhere',
      { ...fine, tilesets: [{ firstgid: 1, source: 'grounds.tsj' }] },
      'tilesets.0: the tile set lies in a file of its own (grounds.tsj)',
    ],
    [
      'for a ground that there is not',
      {
        ...fine,
        tilesets: [{ firstgid: 1, tiles: [{ id: 0, properties: [{ name: 'ground', value: 'lava' }] }] }],
      },
      'tilesets.0.tiles.0: ground is one of clear, rough, difficult, water, impassable, not “lava”',
    ],
    [
      'for a height in words',
      {
        ...fine,
        tilesets: [{ firstgid: 1, tiles: [{ id: 0, properties: [{ name: 'altitude', value: 'high' }] }] }],
      },
      'tilesets.0.tiles.0: altitude is a whole number',
    ],
    [
      'for a thing of no class',
      sketch({ data: fine.layers[0]?.data ?? [], objects: [{ x: 28, y: 32 }] }),
      'layers.1.objects.0: its class is normal, road, rough, water, impassable, name, not “”',
    ],
    [
      'for a thing beside it',
      sketch({ data: fine.layers[0]?.data ?? [], objects: [{ type: 'name', name: 'Far', x: 999, y: 32 }] }),
      'layers.1.objects.0: it does not lie on the map',
    ],
    [
      'for a line that goes nowhere',
      sketch({
        data: fine.layers[0]?.data ?? [],
        objects: [
          {
            type: 'rough',
            x: 28,
            y: 32,
            polyline: [
              { x: 0, y: 0 },
              { x: 1, y: 0 },
            ],
          },
        ],
      }),
      'layers.1.objects.0: the line does not leave its hex',
    ],
    [
      'for a name that is none',
      sketch({ data: fine.layers[0]?.data ?? [], objects: [{ type: 'name', x: 28, y: 32 }] }),
      'layers.1.objects.0: it has no name',
    ],
  ])('%s', (_, data, sentence) => {
    expect(wrongWith(data).join('\n')).toContain(sentence);
  });
});
