import { isRecord, type Kinds, type Path, type Problem, type Schemas } from '@grognard/engine';
import type { PositionFile } from '@grognard/engine/position';

/** Numbers too big to be any: JSON may write 1e999, and no measure can be taken of it. */
export const endlessNumbers = (value: unknown, path: Path = []): readonly Problem[] => {
  if (typeof value === 'number')
    return Number.isFinite(value) ? [] : [{ path, message: 'this number is too big to be measured' }];
  if (Array.isArray(value)) return value.flatMap((item, place) => endlessNumbers(item, [...path, place]));
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, item]) => endlessNumbers(item, [...path, key]))
    : [];
};

/** Orders that no player could have given: of no shape that the game knows, or to pieces that are not there. */
export const orderProblems = (
  { order: read }: Pick<Schemas<Kinds>, 'order'>,
  { orders }: PositionFile,
  scenario: unknown,
): readonly Problem[] => {
  const pieces = namesOf(scenario);
  return orders.flatMap(({ order }, place): readonly Problem[] => {
    const at = ['orders', place, 'order'];
    const shaped = read(order);
    if (!shaped.ok) return shaped.error.map(({ path, message }) => ({ path: [...at, ...path], message }));
    return pieces === undefined ? [] : strangersIn(order, pieces, at);
  });
};

/** What the pieces of a scenario are called; undefined where it does not list them. */
const namesOf = (scenario: unknown): ReadonlySet<unknown> | undefined => {
  const pieces = isRecord(scenario) ? scenario.pieces : undefined;
  if (!Array.isArray(pieces)) return undefined;
  return new Set(pieces.flatMap((piece) => (isRecord(piece) ? [piece.id, piece.name] : [])));
};

/** An enemy's block is called by its number (`#3`), and whether that is there the rules say. */
const strangersIn = (value: unknown, pieces: ReadonlySet<unknown>, path: Path): readonly Problem[] => {
  if (Array.isArray(value))
    return value.flatMap((item, place) => strangersIn(item, pieces, [...path, place]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]): readonly Problem[] => {
    if (key !== 'piece' || typeof item !== 'string') return strangersIn(item, pieces, [...path, key]);
    return pieces.has(item) || item.startsWith('#')
      ? []
      : [{ path: [...path, key], message: `there is no piece “${item}”` }];
  });
};
