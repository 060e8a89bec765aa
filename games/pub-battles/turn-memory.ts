import type { Event, State } from './state-types.ts';

/** A new turn, without what only the last one had to remember. */
export const newTurn = (
  { drawn: _d, came: _c, activation: _a, inAction: _i, struck: _s, written: _w, ...state }: State,
  { day, turn, cup }: Extract<Event, { kind: 'turn' }>,
): State => ({
  ...state,
  formations: state.formations.some((each) => each.walked !== undefined)
    ? state.formations.map(({ walked: _walked, ...each }) => each)
    : state.formations,
  day,
  turn,
  cup,
  phase: 'alter',
  stack: [],
  played: [],
  let: [],
  fought: [],
  count: state.count + 1,
});

export const inPhase = (
  { immediate: _immediate, ...state }: State,
  { phase, immediate }: Extract<Event, { kind: 'phase' }>,
): State => ({
  ...state,
  phase,
  ...(immediate !== undefined && { immediate }),
  count: state.count + 1,
});

/** PB-R039: what was written before is obeyed from now on. */
export const obeying = (formations: State['formations'], active: number): State['formations'] =>
  formations[active]?.next === undefined
    ? formations
    : formations.map(({ next, ...each }, place) => {
        if (place === active && next !== undefined) return { ...each, orders: next };
        return next === undefined ? each : { ...each, next };
      });

export const without = (state: State, key: 'activation' | 'combat'): State => {
  if (state[key] === undefined) return state;
  const { activation, combat, ...rest } = state;
  if (key === 'combat') return activation === undefined ? rest : { ...rest, activation };
  return combat === undefined ? rest : { ...rest, combat };
};

/** The chit that was up is so no longer. */
export const withoutChit = ({ activation: _a, drawn: _d, came: _c, ...state }: State): State => state;

/** The piece has used its move, if its formation is active; the next order answers a new decision. */
export const acted = (state: State, piece: number): State => {
  const { activation } = state;
  const count = state.count + 1;
  if (activation === undefined || activation.acted.includes(piece)) return { ...state, count };
  const { formation, acted: before, struck: met } = activation;
  return { ...state, count, activation: { formation, acted: [...before, piece], struck: met } };
};

export const struck = (state: State, enemy: number): State => {
  const { activation, struck: before = [] } = state;
  if (activation === undefined || activation.struck.includes(enemy)) return state;
  return {
    ...state,
    activation: { ...activation, struck: [...activation.struck, enemy] },
    struck: [...new Set([...before, enemy])],
  };
};

export const inAction = (state: State, pieces: readonly number[]): State =>
  pieces.length === 0 ? state : { ...state, inAction: [...new Set([...(state.inAction ?? []), ...pieces])] };

/** PB-R098: what an HQ goes is written down, for it is charged to whoever it hides. */
export const walked = (state: State, { piece, path }: Extract<Event, { kind: 'marched' }>): State => {
  const formation = state.formations.findIndex(({ hq }) => hq === piece);
  if (formation < 0) return state;
  const way = Math.round(lengthOf(path));
  const formations = state.formations.map((each, place) =>
    place === formation ? { ...each, walked: (each.walked ?? 0) + way } : each,
  );
  return { ...state, formations };
};

const lengthOf = (path: readonly { readonly x: number; readonly y: number }[]): number =>
  path.slice(1).reduce((sum, { x, y }, place) => {
    const from = path[place] ?? { x, y };
    return sum + Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
  }, 0);
