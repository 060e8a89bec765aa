/** Ground on which fire, melee and morale are tried: the French come from the south, the allies from the north. */
import type { FeatureEntry, Outline, Point, Way } from '../../model/terrain-entries.ts';

export const box = (west: number, south: number, east: number, north: number): Outline => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** A hill from west to east: its foot 12 cm to both sides of a straight crest. */
export const hill = (
  crest = 0,
  more: Partial<Extract<FeatureEntry, { kind: 'hill' }>> = {},
): FeatureEntry => ({
  ...{ kind: 'hill', id: 'hill', outline: box(-40, crest - 12, 40, crest + 12) },
  crest: [
    [-40, crest],
    [40, crest],
  ],
  ...more,
});

/** A plateau with 5 cm of slope all round a flat top. */
export const plateau = (west: number, south: number, east: number, north: number): FeatureEntry => ({
  ...{ kind: 'plateau', id: 'plateau', outline: box(west - 5, south - 5, east + 5, north + 5) },
  crest: box(west, south, east, north),
});

export const wood = (outline: Outline): FeatureEntry => ({ kind: 'wood', id: 'wood', sort: 'wood', outline });

export const crop = (outline: Outline, sort: 'tall' | 'vines' | 'ploughland' = 'tall'): FeatureEntry => ({
  ...{ kind: 'crop', id: 'crop', sort, outline },
});

export const marsh = (outline: Outline): FeatureEntry => ({
  ...{ kind: 'marsh', id: 'marsh', sort: 'marsh', outline },
});

export const wreck = (outline: Outline): FeatureEntry => ({
  ...{ kind: 'wreck', id: 'wreck', outline, cause: 'abandoned' },
});

/** Water from west to east, so many centimetres wide. */
export const water = (
  sort: 'stream' | 'river',
  y: number,
  width: number,
  ...crossings: readonly (readonly ['bridge' | 'ford', number, number])[]
): FeatureEntry => ({
  ...{ kind: 'water', id: 'water', sort, width },
  way: [
    [-120, y],
    [120, y],
  ],
  crossings: crossings.map(([kind, x, wide], place) => ({
    ...{ id: `crossing-${place}`, sort: kind, width: wide },
    way: [
      [x, y - width / 2],
      [x, y + width / 2],
    ] as Way,
  })),
});

/** A road from south to north. */
export const road = (
  x: number,
  lined: readonly ('left' | 'right')[] = [],
  by: 'trees' | 'wall' = 'trees',
): FeatureEntry => ({
  ...{ kind: 'road', id: 'road' },
  way: [
    [x, -60],
    [x, 60],
  ] as readonly Point[],
  lining: lined.map((hand) => ({ hand, from: 0, to: 120, by })),
});

export const house = (west: number, south: number, east: number, north: number): FeatureEntry => ({
  ...{ kind: 'house', id: 'house' },
  corners: [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ],
});
