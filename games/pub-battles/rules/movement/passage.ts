import { impossible, type Refusal, refuse } from '@grognard/engine';
import {
  type Block,
  type Body,
  type Box,
  cmOf,
  fitsThrough,
  gap,
  isBeyond,
  type Line,
  overlapShare,
  SAME,
} from '@grognard/field';
import { findsCrossing, goesOver } from '../../ground/across.ts';
import { type Asked, firstAlong, placesAlong } from '../../ground/along.ts';
import { blocksNear, bodyOn, isEnemyOn } from '../../ground/board.ts';
import { isClosedAt, isClosedTo, kindsClosedTo } from '../../ground/ground-quickly.ts';
import { groundCalled } from '../../ground/names.ts';
import { isMostlyOnSheet } from '../../ground/sheet.ts';
import { groundFacts } from '../../ground/under.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import type { Leg, March } from '../../model/march.ts';
import { EVERY, type Question, reasonsFrom } from '../../model/reasons.ts';
import type { Setting } from '../../model/setting.ts';
import { type Arm, arms, type PieceKind } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { bodyAtEnd } from './stand.ts';

/** Everything that bars the way of a march between its start and its end; `target` is whom it goes to attack. */
export const passageRefusals = (
  setting: Setting,
  board: Board,
  piece: BoardBlock & { readonly kind: PieceKind },
  march: March,
  enough = EVERY,
  target?: string,
): readonly Refusal[] => {
  // Of all these the edge of the map is the cheapest to look for.
  const off = enough === 1 ? edgeRefusals(setting, piece, march) : [];
  if (off.length > 0) return off;
  return reasonsFrom(enough, passageQuestions, { setting, board, piece, march, enough, target });
};

interface Passage {
  readonly setting: Setting;
  readonly board: Board;
  readonly piece: BoardBlock & { readonly kind: PieceKind };
  readonly march: March;
  readonly enough: number;
  readonly target: string | undefined;
}

const passageQuestions: readonly Question<Passage>[] = [
  ({ setting, march }) => riverRefusals(setting, march),
  ({ setting, piece, march }) => closedRefusals(setting, piece, march),
  ({ setting, board, march, target }) => enemyRefusals(setting, board, march, target),
  ({ setting, board, piece, march }) => columnRefusals(setting, board, piece, march),
  ({ setting, piece, march, enough }) => (enough === 1 ? [] : edgeRefusals(setting, piece, march)),
];

const riverRefusals = (setting: Setting, { legs }: March): readonly Refusal[] => {
  const refusals: Refusal[] = [];
  for (const leg of legs) {
    if (!leg.road && setting.terrain.rivers.some((river) => swims(setting, leg, river)))
      refusals.push(refuse('PB-R237a', 'no-crossing'));
  }
  return refusals;
};

/** For each arm, whether most of a block on its way would be where it cannot be. */
const closedTo = Object.fromEntries(
  arms.map((arm) => [
    arm,
    (setting: Setting, block: Block, box: Box): boolean => isClosedAt(setting, block, box, arm),
  ]),
) as Readonly<Record<Arm, Asked>>;

/** PB-R081: where most of it could not be, on the way or at its end. */
const closedRefusals = (
  setting: Setting,
  { kind }: { readonly kind: PieceKind },
  { legs, end, attacks }: March,
): readonly Refusal[] => {
  const { arm } = kindFacts[kind];
  const kinds = kindsClosedTo(setting, arm, false);
  for (const leg of legs) {
    const body = leg.road ? undefined : firstAlong(setting, leg, kinds, closedTo[arm], arm);
    if (body !== undefined) return [closedRefusal(setting, kind, body)];
  }
  if (end.column || attacks === true) return [];
  const { x, y, heading } = end;
  const last = bodyOn(setting, { x, y, heading, arm });
  return isClosedTo(setting, last, arm, true) ? [closedRefusal(setting, kind, last)] : [];
};

/** PB-R081, PB-R238, PB-R003: by what the ground under a body, or the half that is named, is closed to a piece. */
export const closedRefusal = (setting: Setting, kind: PieceKind, body: Body, ground?: string): Refusal => {
  const { name, special } = groundFacts(setting, body, ground);
  if (name === 'marsh') return refuse('PB-R238', 'marsh', { piece: kind });
  return special && name !== 'river'
    ? refuse('PB-R003', 'closed-ground', { piece: kind, ground: groundCalled(setting, name) })
    : refuse('PB-R081', 'in-the-water');
};

/** PB-R237a: a river is crossed only where a bridge or ford lies on the way of the front. */
const swims = (setting: Setting, leg: Leg, river: Setting['terrain']['rivers'][number]): boolean =>
  goesOver(setting.measures, leg, river.crossed) && !findsCrossing(setting, leg, river);

const lineOf = (legs: readonly Leg[]): Line => {
  const line: (readonly [number, number])[] = [];
  for (const { from, to } of legs) {
    if (line.length === 0) line.push([from.x, from.y]);
    line.push([to.x, to.y]);
  }
  return line;
};

/**
 * PB-R083, PB-R089: not through enemies; a gap between them must let more than half of the front through. Whom it
 * attacks is in the way like any other, but for the last steps up to him.
 */
const enemyRefusals = (
  setting: Setting,
  board: Board,
  march: March,
  target: string | undefined,
): readonly Refusal[] => {
  const legs = march.legs.filter(({ road }) => !road);
  const barred = barredOn(setting, board, legs, target);
  if (barred.length > 0 || target === undefined) return barred;
  return barredOn(
    setting,
    board,
    legs.filter(({ meets }) => meets === undefined),
    undefined,
  );
};

const barredOn = (
  setting: Setting,
  board: Board,
  legs: readonly Leg[],
  target: string | undefined,
): readonly Refusal[] => {
  if (legs.length === 0) return [];
  const front = legs[0]?.front ?? setting.measures.front;
  const width = setting.switches.gapWidth === 'halfFront' ? front / 2 : front;
  const line = lineOf(legs);
  const bodies = bodiesNear(setting, board, line, width + 2 * SAME, target);
  if (bodies.length === 0 || fitsThrough(line, width + SAME, bodies)) return [];
  return [refuse(fitsThrough(line, 2 * SAME, bodies) ? 'PB-R089' : 'PB-R083', 'enemy-in-the-way')];
};

const boxAlong = (line: Line): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return { minX, minY, maxX, maxY };
};

const boxAround = (bodies: readonly Body[]): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const body of bodies) {
    minX = Math.min(minX, body.minX);
    minY = Math.min(minY, body.minY);
    maxX = Math.max(maxX, body.maxX);
    maxY = Math.max(maxY, body.maxY);
  }
  return { minX, minY, maxX, maxY };
};

/** Enemies that may stand in the way: those further from every leg than its breadth leave it free. */
const bodiesNear = (
  setting: Setting,
  board: Board,
  line: Line,
  reach: number,
  target: string | undefined,
): readonly Body[] =>
  blocksNear(setting, board, boxAlong(line), reach)
    .filter((block) => block.ref !== target && isEnemyOn(board, block))
    .map((enemy) => bodyOn(setting, enemy));

/** PB-R094f, PB-R094g: a column neither passes through friends nor comes near an enemy. */
const columnRefusals = (
  setting: Setting,
  board: Board,
  piece: BoardBlock,
  march: March,
): readonly Refusal[] => {
  const columns: Body[] = [];
  for (const leg of march.legs) {
    if (!leg.road) continue;
    for (const { x, y } of placesAlong(leg))
      columns.push(bodyOn(setting, { x, y, heading: leg.heading, column: true }));
  }
  if (columns.length === 0) return [];
  const reach = setting.measures.fire + 2 * SAME;
  const others = blocksNear(setting, board, boxAround(columns), reach).filter(
    ({ ref, arm }) => ref !== piece.ref && arm !== 'staff',
  );
  const friends = others.filter(({ side }) => side === board.us).map((each) => bodyOn(setting, each));
  const enemies = others
    .filter(
      ({ side, arm }) =>
        side !== board.us && (arm !== 'train' || setting.switches.columnKeepsOffFrom === 'allPieces'),
    )
    .map((each) => bodyOn(setting, each));
  const foes = others.filter(({ side }) => side !== board.us).map((each) => bodyOn(setting, each));
  return [
    ...(columns.some((column) => foes.some((foe) => overlapShare(column, foe) > 0))
      ? [refuse('PB-R083', 'enemy-in-the-way')]
      : []),
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

/** PB-R081: nobody leaves the map by a march. */
const edgeRefusals = (setting: Setting, piece: BoardBlock, march: March): readonly Refusal[] => {
  return isMostlyOnSheet(setting, bodyAtEnd(setting, piece, march.end))
    ? []
    : [impossible('PB-R081', 'off-the-map')];
};
