import { type Chance, total } from '@grognard/engine';
import { cellKey, sameCell } from '../../ground/cells.ts';
import type { Blow, Event } from '../../model/events.ts';
import type { Piece } from '../../model/state.ts';
import type { Cell } from '../../model/vocabulary.ts';

/**
 * TN-R07: two enemies fight who alone want the same cell, or who want each other's. Nobody fights twice: meetings
 * on a cell come before exchanges.
 */
export const fightsOf = (
  pieces: readonly Piece[],
  wanted: readonly Cell[],
): readonly (readonly [number, number])[] => {
  const met = meetings(pieces, wanted);
  const busy = new Set(met.flat());
  const free = exchanges(pieces, wanted).filter((pair) => !pair.some((index) => busy.has(index)));
  return [...met, ...free].sort((a, b) => fieldOf(pieces, a) - fieldOf(pieces, b));
};

type Pair = readonly [number, number];

/** Fights are told by where they happen, so that their order does not tell how the pieces are listed. */
const fieldOf = (pieces: readonly Piece[], pair: Pair): number =>
  Math.min(...pair.map((index) => cellKey((pieces[index] as Piece).at)));

const living = (pieces: readonly Piece[]): readonly number[] =>
  pieces.flatMap((piece, index) => (piece.lost === undefined ? [index] : []));

const areEnemies = (pieces: readonly Piece[], [a, b]: Pair): boolean => pieces[a]?.side !== pieces[b]?.side;

const meetings = (pieces: readonly Piece[], wanted: readonly Cell[]): readonly Pair[] => {
  const byCell = new Map<number, number[]>();
  for (const index of living(pieces)) {
    const key = cellKey(wanted[index] as Cell);
    byCell.set(key, [...(byCell.get(key) ?? []), index]);
  }
  return [...byCell.values()]
    .filter((group): group is [number, number] => group.length === 2)
    .filter((pair) => areEnemies(pieces, pair));
};

const exchanges = (pieces: readonly Piece[], wanted: readonly Cell[]): readonly Pair[] => {
  const here = new Map(living(pieces).map((index) => [cellKey((pieces[index] as Piece).at), index]));
  return living(pieces).flatMap((index): Pair[] => {
    const other = here.get(cellKey(wanted[index] as Cell));
    if (other === undefined || other <= index || !areEnemies(pieces, [index, other])) return [];
    return sameCell(wanted[other] as Cell, (pieces[index] as Piece).at) ? [[index, other]] : [];
  });
};

/** TN-R07: a die, the strength, and one for being dug in; the lower is lost, and a tie changes nothing. */
export const fight = (pieces: readonly Piece[], pair: Pair, chance: Chance): Event => {
  // By name, so that the account of a fight does not depend on how the pieces are listed.
  const [a, b] = [...pair].sort((one, other) => (nameOf(pieces, one) < nameOf(pieces, other) ? -1 : 1)) as [
    number,
    number,
  ];
  const blows = [blow(pieces, a, chance), blow(pieces, b, chance)] as const;
  const lead = scoreOf(blows[0]) - scoreOf(blows[1]);
  const fought = { kind: 'fought', blows, rules: ['TN-R07'], drew: true, showed: true } as const;
  return lead === 0 ? fought : { ...fought, lost: lead > 0 ? b : a };
};

const nameOf = (pieces: readonly Piece[], index: number): string => pieces[index]?.name ?? '';

const blow = (pieces: readonly Piece[], index: number, chance: Chance): Blow => {
  const { name, strength, posture } = pieces[index] as Piece;
  const dugIn = posture === 'dug in' ? [{ value: 1, rule: 'TN-R09' }] : [];
  return {
    piece: index,
    die: chance.roll('fight', name),
    modifiers: [{ value: strength, rule: 'TN-R07' }, ...dugIn],
  };
};

const scoreOf = ({ die, modifiers }: Blow): number => die + total(modifiers);
