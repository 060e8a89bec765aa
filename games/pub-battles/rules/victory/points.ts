import { type BySide, flat, type RuleId, type Side } from '@grognard/engine';
import { sideOf } from '../../model/piece-change.ts';
import { enemyOf, type Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { type PieceKind, pieceKinds } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { cutOff } from './cut-off.ts';
import { countsAsLost, fateOf } from './losses.ts';

/** A row of the score: so many pieces of a kind, and what they are worth to the side that scores them. */
export interface ScoreRow {
  readonly side: Side;
  readonly why: 'eliminated' | 'cut-off' | 'came-back';
  readonly kind: PieceKind;
  readonly count: number;
  readonly value: number;
  readonly rule: RuleId;
}

/** PB-R205; PB-R206: what the table does not price by name, and the guard. */
const ruleOfPrice = (kind: PieceKind): RuleId =>
  kind === 'guard' || kindFacts[kind].points === 0 ? 'PB-R206' : 'PB-R205';

const rowsOf = (
  side: Side,
  why: ScoreRow['why'],
  pieces: readonly Piece[],
  ruleOf: (kind: PieceKind) => RuleId,
): readonly ScoreRow[] =>
  pieceKinds.flatMap((kind) => {
    const count = pieces.filter((piece) => piece.kind === kind).length;
    const value = why === 'came-back' ? 0 : count * kindFacts[kind].points;
    return count === 0 ? [] : [{ side, why, kind, count, value, rule: ruleOf(kind) }];
  });

/** What a side scores, row by row; PB-R225: who came back in the night is listed, and worth nothing. */
const rowsFor = (setting: Setting, state: State, side: Side): readonly ScoreRow[] => {
  const enemy = enemyOf(setting, side);
  const pieces = flat(state.pieces).filter((_, index) => sideOf(state, index) === enemy);
  const { recoveredCount } = setting.switches;
  const lost = pieces.filter((piece) => countsAsLost(piece, recoveredCount));
  const back = pieces.filter((piece) => fateOf(piece).recovered === true && !lost.includes(piece));
  const isolated = cutOff(setting, state, enemy).filter((piece) => !lost.includes(piece));
  return [
    ...rowsOf(side, 'eliminated', lost, ruleOfPrice),
    ...rowsOf(side, 'cut-off', isolated, () => 'PB-R233'),
    ...rowsOf(side, 'came-back', back, () => 'PB-R225'),
  ];
};

/** The whole score, side after side. */
export const scoreRows = (setting: Setting, state: State): readonly ScoreRow[] =>
  setting.sides.flatMap(({ id }) => rowsFor(setting, state, id));

/** PB-R205, PB-R206, PB-R225, PB-R233: points before any multiplier. */
export const pointsIn = ({ sides }: Setting, rows: readonly ScoreRow[]): BySide<number> =>
  Object.fromEntries(
    sides.map(({ id }) => [
      id,
      rows.filter(({ side }) => side === id).reduce((sum, { value }) => sum + value, 0),
    ]),
  );
