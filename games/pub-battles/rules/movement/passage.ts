import { impossible, type Refusal, refuse } from '@grognard/engine';
import {
  type Body,
  boxOf,
  cmOf,
  fitsThrough,
  gap,
  isBeyond,
  type Line,
  overlapShare,
  type Polygon,
  polygonOf,
  SAME,
} from '@grognard/field';
import { type Board, type BoardBlock, blocksNear, bodyOn, footprint, isEnemyOn } from '../../board.ts';
import { kindFacts } from '../../kinds.ts';
import type { Setting } from '../../setting.ts';
import type { Terrain } from '../../terrain/terrain.ts';
import { grounds, type PieceKind } from '../../vocabulary.ts';
import { isMajority, liesMostlyIn } from '../ground.ts';
import type { Leg, March } from './march.ts';
import { entersGround, frontAcross, placesAlong, reachesPoint } from './rough.ts';

const MARSH = grounds.indexOf('marsh');
const WATER = grounds.indexOf('water');

/** Everything that bars the way of a march between its start and its end. */
export const passageRefusals = (
  setting: Setting,
  board: Board,
  piece: BoardBlock & { readonly kind: PieceKind },
  march: March,
): readonly Refusal[] => [
  ...march.legs.flatMap((leg) => (leg.road ? [] : groundRefusals(setting, piece.kind, leg))),
  ...enemyRefusals(setting, board, march),
  ...columnRefusals(setting, board, piece, march),
  ...edgeRefusals(setting, piece, march),
];

const groundRefusals = (setting: Setting, kind: PieceKind, leg: Leg): readonly Refusal[] => [
  ...(setting.terrain.rivers.some((river) => swims(setting, leg, river.line))
    ? [refuse('PB-R237a', 'no-crossing')]
    : []),
  ...(isClosedMarsh(setting, kind, leg) ? [refuse('PB-R238', 'marsh', { piece: kind })] : []),
];

/** PB-R237a: a river is crossed only where a bridge or ford lies on the way of the front. */
const swims = ({ measures, terrain }: Setting, leg: Leg, line: Line): boolean =>
  frontAcross(measures, leg, line) > measures.front / 2 &&
  !terrain.crossings.some((crossing) => reachesPoint(measures, leg, crossing));

/** PB-R238: marsh is closed to guns, horse and trains. */
const isClosedMarsh = (setting: Setting, kind: PieceKind, leg: Leg): boolean =>
  ['guns', 'mounted', 'train'].includes(kindFacts[kind].arm) && entersGround(setting, leg, [MARSH]);

const lineOf = (legs: readonly Leg[]): Line => {
  const [first] = legs;
  return first === undefined
    ? []
    : [first.from, ...legs.map(({ to }) => to)].map(({ x, y }) => [x, y] as const);
};

/** PB-R083, PB-R089: not through enemies; a gap between them must let more than half of the front through. */
const enemyRefusals = (setting: Setting, board: Board, march: March): readonly Refusal[] => {
  const legs = march.legs.filter(({ road }) => !road);
  if (legs.length === 0) return [];
  const width =
    setting.switches.gapWidth === 'halfFront' ? setting.measures.front / 2 : setting.measures.front;
  const line = lineOf(legs);
  const bodies = bodiesNear(setting, board, line, width + 2 * SAME);
  if (fitsThrough(line, width + SAME, bodies)) return [];
  return [refuse(fitsThrough(line, 2 * SAME, bodies) ? 'PB-R089' : 'PB-R083', 'enemy-in-the-way')];
};

/** Enemies that may stand in the way: those further from every leg than its breadth leave it free. */
const bodiesNear = (setting: Setting, board: Board, line: Line, reach: number): readonly Body[] => {
  return blocksNear(setting.measures, board, boxOf(line.flat()), reach)
    .filter((block) => isEnemyOn(board, block))
    .map((enemy) => bodyOn(setting.measures, enemy));
};

/** PB-R094f, PB-R094g: a column neither passes through friends nor comes near an enemy. */
const columnRefusals = (
  setting: Setting,
  board: Board,
  piece: BoardBlock,
  march: March,
): readonly Refusal[] => {
  const places = march.legs
    .filter(({ road }) => road)
    .flatMap((leg) => placesAlong(leg).map((at) => ({ ...at, leg })));
  if (places.length === 0) return [];
  const columns = places.map(({ x, y, leg }) =>
    bodyOn(setting.measures, { x, y, heading: leg.heading, column: true }),
  );
  const others = board.blocks.filter(({ ref, arm }) => ref !== piece.ref && arm !== 'staff');
  const friends = others
    .filter(({ side }) => side === board.us)
    .map((each) => bodyOn(setting.measures, each));
  const enemies = others
    .filter(
      ({ side, arm }) =>
        side !== board.us && (arm !== 'train' || setting.switches.columnKeepsOffFrom === 'allPieces'),
    )
    .map((each) => bodyOn(setting.measures, each));
  return [
    ...(columns.some((column) => friends.some((friend) => overlapShare(column, friend) > 0))
      ? [refuse('PB-R094f', 'friend-on-the-road', { rules: ['PB-R094d'] })]
      : []),
    ...(columns
      .slice(1)
      .some((column) =>
        enemies.some((enemy) => !isBeyond(gap(column, enemy) + 2 * SAME, setting.measures.fire)),
      )
      ? [refuse('PB-R094g', 'enemy-near-the-road', { cm: cmOf(setting.measures.fire) })]
      : []),
  ];
};

/** PB-R081: nobody leaves the map by a march, or ends where most of him cannot stand. */
const edgeRefusals = (setting: Setting, piece: BoardBlock, march: March): readonly Refusal[] => {
  const { column, ...stand } = march.end;
  const block = { ...piece, ...stand, ...(column ? { column: true as const } : { column: undefined }) };
  if (!isMostlyOnSheet(setting, bodyOn(setting.measures, block)))
    return [impossible('PB-R081', 'off-the-map')];
  return !column && liesMostlyIn(setting, [WATER], footprint(setting.measures, block))
    ? [refuse('PB-R081', 'in-the-water')]
    : [];
};

const isMostlyOnSheet = ({ terrain }: Setting, body: Body): boolean => {
  const { halfWidth, halfHeight } = terrain;
  const isWhollyOn =
    body.minX >= -halfWidth && body.maxX <= halfWidth && body.minY >= -halfHeight && body.maxY <= halfHeight;
  return isWhollyOn || isMajority(overlapShare(body, sheetOf(terrain)));
};

const sheetOf = ({ halfWidth, halfHeight }: Terrain): Polygon =>
  polygonOf([
    [-halfWidth, -halfHeight],
    [-halfWidth, halfHeight],
    [halfWidth, halfHeight],
    [halfWidth, -halfHeight],
  ]);
