/**
 * In which order companies stand: in a line from its left, in a column from its head, in each rank of a division column
 * from its left. An echelon's stand from the squadron that leads.
 */
import type { Part } from '../../model/part.ts';
import { type Anchor, type Formation, type Unfolding, unfoldings } from '../../model/vocabulary.ts';

type Order = readonly number[];

/** How a change is made: what does not move, to which hand the rest unfolds. */
export interface ChangeManner {
  readonly anchor: Anchor;
  readonly side: Unfolding;
}

export const isColumn = (formation: Formation): boolean =>
  formation === 'march column' || formation === 'section column' || formation === 'division column';

const reversed = <T>(items: readonly T[]): T[] => [...items].reverse();

const dealt = (items: Order): readonly [Order, Order] => [
  items.filter((_item, place) => place % 2 === 0),
  items.filter((_item, place) => place % 2 === 1),
];

const pairsOf = (items: Order): readonly Order[] =>
  items.flatMap((_item, place) => (place % 2 === 0 ? [items.slice(place, place + 2)] : []));

/** LA-U1.3-1, LA-U2.2-1, LA-U3.1-10: in line by number, from the left: where each company has its place. */
const isByNumber = (order: Order): boolean =>
  order.every((company, place) => place === 0 || company > (order[place - 1] ?? 0));

/** The lines that a column of companies can unfold into to a hand: its head at the end, in the middle, or at both ends. */
const linesOfCompanies = (column: Order, side: Unfolding): readonly Order[] => {
  if (side === 'left') return [reversed(column)];
  if (side === 'right') return [column];
  const [first, second] = dealt(column);
  return [
    [...reversed(second), ...first],
    [...reversed(first), ...second],
    [...first, ...reversed(second)],
    [...second, ...reversed(first)],
  ];
};

const linesOfDivisions = (column: Order, side: Unfolding): readonly Order[] => {
  const ranks = pairsOf(column);
  if (side === 'left') return [reversed(ranks).flat()];
  if (side === 'right') return [column];
  const lefts = ranks.filter(({ length }) => length === 2).map(([left = 0]) => left);
  const rights = ranks.map((rank) => rank.at(-1) ?? 0);
  return [
    [...reversed(lefts), ...rights],
    [...lefts, ...reversed(rights)],
  ];
};

const linesOf = (formation: Formation, column: Order, side: Unfolding): readonly Order[] =>
  formation === 'division column' ? linesOfDivisions(column, side) : linesOfCompanies(column, side);

/** LA-U3.2-10: to which hands a column can unfold into a line. LA-U3.1-7: where companies have their places, only so that each gets its own. */
export const sidesOfColumn = (
  formation: Formation,
  column: Order,
  fixedOrder: boolean,
): readonly Unfolding[] => {
  if (!fixedOrder) return ['both', 'left', 'right'];
  const fitting = unfoldings.filter((side) => linesOf(formation, column, side).some(isByNumber));
  return fitting.length === 0 ? unfoldings : fitting;
};

const unfolded = (formation: Formation, column: Order, side: Unfolding, fixedOrder: boolean): Order => {
  const lines = linesOf(formation, column, side);
  return (fixedOrder ? lines.find(isByNumber) : undefined) ?? lines[0] ?? column;
};

/** Rank by rank out of two wings, each from the head: the right one is the longer if they are not equal. */
const abreast = (left: Order, right: Order): Order =>
  right.flatMap((company, place) => [...left.slice(place, place + 1), company]);

/** A column out of a line: which company leads is where the line does not move; with both hands, both ends lead. */
const folded = (line: Order, to: Formation, { anchor, side }: ChangeManner): Order => {
  if (anchor === 'centre') {
    const half = Math.floor(line.length / 2);
    const [left, right] = [line.slice(0, half), line.slice(half)];
    const wings: readonly [Order, Order] =
      side === 'both' ? [left, reversed(right)] : [reversed(left), right];
    if (to === 'division column') return abreast(...wings);
    return side === 'left' ? alternating(wings[0], wings[1]) : alternating(wings[1], wings[0]);
  }
  if (anchor !== 'right') return line;
  const backwards = reversed(line);
  return to === 'division column' ? pairsOf(backwards).flatMap(reversed) : backwards;
};

const alternating = (first: Order, second: Order): Order =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, place) => [
    ...first.slice(place, place + 1),
    ...second.slice(place, place + 1),
  ]).flat();

/** Companies step up beside those before them, or fall in behind them: the partner's hand is the same both ways. */
const swapped = (column: Order, side: Unfolding): Order =>
  side === 'left' ? pairsOf(column).flatMap(reversed) : column;

/** By which hand the partners of a column come, so that it can still unfold into a line by number. */
export const sidesOfPairs = (column: Order, to: Formation, fixedOrder: boolean): readonly Unfolding[] => {
  const hands: readonly Unfolding[] = ['right', 'left'];
  if (!fixedOrder) return hands;
  const fitting = hands.filter((side) => {
    const pairs = swapped(column, side);
    return unfoldings.some((way) => linesOf(to, pairs, way).some(isByNumber));
  });
  return fitting.length === 0 ? hands : fitting;
};

type Ordered = Pick<Part, 'formation' | 'companies' | 'leads'>;

const lineUnder = ({ formation, companies, leads }: Ordered): Order =>
  formation === 'echelon' && leads === 'right' ? reversed(companies) : companies;

/** A square keeps the order of the column that it came from. */
const lineOfSquare = (companies: Order, fixedOrder: boolean): Order => {
  if (!fixedOrder || isByNumber(companies)) return companies;
  const [side = 'right'] = sidesOfColumn('division column', companies, true);
  return unfolded('division column', companies, side, true);
};

/** In which order the companies stand when a part has taken another formation. */
export const orderAfter = (
  part: Ordered,
  to: Formation,
  manner: ChangeManner,
  fixedOrder: boolean,
): Order => {
  const { formation, companies } = part;
  if (to === 'square' || to === 'full square' || to === formation) return companies;
  if (formation === 'square') return isColumn(to) ? companies : lineOfSquare(companies, fixedOrder);
  if (isColumn(formation) && isColumn(to))
    return formation === 'division column' || to === 'division column'
      ? swapped(companies, manner.side)
      : companies;
  const line = isColumn(formation)
    ? unfolded(formation, companies, manner.side, fixedOrder)
    : lineUnder(part);
  if (isColumn(to)) return folded(line, to, manner);
  return to === 'echelon' && manner.side !== 'left' ? reversed(line) : line;
};
