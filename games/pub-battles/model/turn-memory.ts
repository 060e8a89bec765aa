import type { Formation, State } from './state.ts';
import type { Draft } from './state-change.ts';

/** A new turn, without what only the last one had to remember. */
export const newTurn = (state: Draft, day: number, turn: number, cup: State['cup']): void => {
  if (state.formations.some((each) => each.walked !== undefined))
    state.formations = state.formations.map((each) => withWalked(each, undefined));
  state.day = day;
  state.turn = turn;
  state.cup = cup;
  state.phase = 'alter';
  state.stack = [];
  state.played = [];
  state.let = [];
  state.fought = [];
  state.drawn = undefined;
  state.came = undefined;
  state.activation = undefined;
  state.inAction = undefined;
  state.struck = undefined;
  state.written = undefined;
  state.count += 1;
};

/** PB-R039: what was written before is obeyed from now on. */
export const obeying = (formations: State['formations'], active: number): State['formations'] =>
  formations[active]?.next === undefined
    ? formations
    : formations.map(({ next, ...each }, place) => {
        if (place === active && next !== undefined) return { ...each, orders: next };
        return next === undefined ? each : { ...each, next };
      });

/** The piece has used its move, if its formation is active; the next order answers a new decision. */
export const acts = (state: Draft, piece: number): void => {
  const { activation } = state;
  state.count += 1;
  if (activation === undefined || activation.acted.includes(piece)) return;
  const { formation, acted, struck } = activation;
  state.activation = { formation, acted: [...acted, piece], struck };
};

export const isStruck = (state: Draft, enemy: number): void => {
  const { activation, struck = [] } = state;
  if (activation === undefined || activation.struck.includes(enemy)) return;
  const { formation, acted } = activation;
  state.activation = { formation, acted, struck: [...activation.struck, enemy] };
  state.struck = [...new Set([...struck, enemy])];
};

/** They have fought this turn. */
export const fights = (state: Draft, pieces: readonly number[]): void => {
  if (pieces.length > 0) state.inAction = [...new Set([...(state.inAction ?? []), ...pieces])];
};

/** PB-R098: what an HQ goes is written down, for it is charged to whoever it hides. */
export const walks = (state: Draft, piece: number, path: Path): void => {
  const formation = state.formations.findIndex(({ hq }) => hq === piece);
  if (formation < 0) return;
  const way = Math.round(lengthOf(path));
  state.formations = state.formations.map((each, place) =>
    place === formation ? withWalked(each, (each.walked ?? 0) + way) : each,
  );
};

const withWalked = (
  { id, side, rating, chit, hq, orders, next }: Formation,
  walked: number | undefined,
): Formation => {
  const formation: { -readonly [Key in keyof Formation]: Formation[Key] } = { id, side, rating, chit, hq };
  if (walked !== undefined) formation.walked = walked;
  if (orders !== undefined) formation.orders = orders;
  if (next !== undefined) formation.next = next;
  return formation;
};

type Path = readonly { readonly x: number; readonly y: number }[];

const lengthOf = (path: Path): number =>
  path.slice(1).reduce((sum, { x, y }, place) => {
    const from = path[place] ?? { x, y };
    return sum + Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
  }, 0);
