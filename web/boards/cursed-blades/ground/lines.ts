import { hexNamed, type MapData, type SideKind, type Terrain } from '@grognard/cursed-blades/for-page';
import { neighbourOf } from '@grognard/field/hex';
import { at, between, distance, type Point } from '@grognard/ink/plane';
import { lineOf } from '@grognard/ink/strokes';
import { middleOf, sideEnds } from './hexes.ts';

/** What runs along the sides of hexes or from hex to hex. */
export interface Lines {
  readonly roads: string;
  readonly rivers: string;
  readonly bridges: { readonly decks: string; readonly rails: string };
  /** Banks and slopes that count as rough sides: ticks below a line. */
  readonly banks: string;
  readonly walls: string;
}

interface Edge {
  readonly hex: number;
  readonly side: number;
  readonly ends: readonly [Point, Point];
}

/** Every side between two hexes once. */
const edgesOf = (terrain: Terrain, isOne: (kind: SideKind) => boolean): readonly Edge[] => {
  const { board, sides } = terrain;
  return Array.from({ length: board.size }, (_, hex) => hex).flatMap((hex) =>
    [0, 1, 2]
      .filter((side) => neighbourOf(board, hex, side) >= 0 && isOne(sides[hex * 6 + side] ?? 'normal'))
      .map((side): Edge => ({ hex, side, ends: sideEnds(middleOf(board, hex), side) })),
  );
};

const keyOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Edges strung together to as few lines as possible, so that bends can be rounded. */
const strung = (edges: readonly Edge[]): readonly (readonly Point[])[] => {
  const left = new Set(edges);
  const lines: Point[][] = [];
  const grow = (line: Point[], atEnd: boolean): void => {
    for (;;) {
      const tip = keyOf((atEnd ? line.at(-1) : line[0]) ?? [0, 0]);
      const found = [...left].find(({ ends }) => ends.some((end) => keyOf(end) === tip));
      if (found === undefined) return;
      left.delete(found);
      const other = keyOf(found.ends[0]) === tip ? found.ends[1] : found.ends[0];
      if (atEnd) line.push(other);
      else line.unshift(other);
    }
  };
  for (const edge of edges) {
    if (!left.delete(edge)) continue;
    const line = [...edge.ends];
    grow(line, true);
    grow(line, false);
    lines.push(line);
  }
  return lines;
};

/** Short strokes down from a bank, towards the lower of the two hexes. */
const ticksOf = ({ board, altitude }: Terrain, { hex, side, ends: [a, b] }: Edge): string => {
  const other = neighbourOf(board, hex, side);
  const down = (altitude[hex] ?? 0) < (altitude[other] ?? 0) ? hex : other;
  const foot = middleOf(board, down);
  const count = Math.round(distance(a, b) / 9);
  const strokes = Array.from({ length: count }, (_, i) => {
    const top = between(a, b, (i + 0.5) / count);
    const length = i % 2 === 0 ? 17 : 11;
    const low = between(top, foot, length / distance(top, foot));
    return `M${at(top)}L${at(low)}`;
  });
  return `M${at(a)}L${at(b)}${strokes.join('')}`;
};

const STONE = 12;

/** A wall or a sheer drop: a line with teeth on both sides. */
const wallOf = ({ ends: [a, b] }: Edge): string => {
  const count = Math.round(distance(a, b) / STONE);
  const [dx, dy] = [(b[0] - a[0]) / count, (b[1] - a[1]) / count];
  const teeth = Array.from({ length: count }, (_, i) => {
    const [x, y] = between(a, b, (i + 0.5) / count);
    const up = i % 2 === 0 ? 0.55 : -0.55;
    return `M${at([x, y])}l${(-dy * up).toFixed(1)} ${(dx * up).toFixed(1)}`;
  });
  return `M${at(a)}L${at(b)}${teeth.join('')}`;
};

/** A road that runs between two ends of a river crosses it by a bridge. */
const bridgesOf = (terrain: Terrain, water: ReadonlySet<string>): readonly Edge[] =>
  edgesOf(terrain, (kind) => kind === 'road').filter(({ ends }) =>
    ends.every((end) => water.has(keyOf(end))),
  );

const RAIL = 11;
const SPAN = 24;

const bridgeOf = ({ ends: [a, b] }: Edge): { readonly deck: string; readonly rails: string } => {
  const [mx, my] = between(a, b, 0.5);
  const length = distance(a, b);
  const [ex, ey] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  // The road runs square to the side.
  const corner = (ahead: number, aside: number): Point => [
    mx - ey * ahead + ex * aside,
    my + ex * ahead + ey * aside,
  ];
  const rail = (aside: number): string =>
    `M${at(corner(-SPAN - 5, aside * 1.5))}L${at(corner(-SPAN, aside))}L${at(corner(SPAN, aside))}L${at(corner(SPAN + 5, aside * 1.5))}`;
  return {
    deck: `M${at(corner(-SPAN, -RAIL))}L${at(corner(SPAN, -RAIL))}L${at(corner(SPAN, RAIL))}L${at(corner(-SPAN, RAIL))}Z`,
    rails: rail(RAIL) + rail(-RAIL),
  };
};

export const linesOf = (terrain: Terrain, map: MapData): Lines => {
  const { board } = terrain;
  const rivers = edgesOf(terrain, (kind) => kind === 'water');
  const wet = new Set(rivers.flatMap(({ ends }) => ends.map(keyOf)));
  const bridges = bridgesOf(terrain, wet);
  const drawn = bridges.map(bridgeOf);
  return {
    roads: map.roads.map((run) => lineOf(run.map((name) => middleOf(board, hexNamed(board, name))))).join(''),
    rivers: strung([...rivers, ...bridges])
      .map(lineOf)
      .join(''),
    bridges: {
      decks: drawn.map(({ deck }) => deck).join(''),
      rails: drawn.map(({ rails }) => rails).join(''),
    },
    banks: edgesOf(terrain, (kind) => kind === 'rough')
      .map((edge) => ticksOf(terrain, edge))
      .join(''),
    walls: edgesOf(terrain, (kind) => kind === 'impassable')
      .map(wallOf)
      .join(''),
  };
};
