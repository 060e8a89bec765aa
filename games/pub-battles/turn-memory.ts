import { stateAfter } from './state-change.ts';
import type { Event, Formation, State } from './state-types.ts';

/** A new turn, without what only the last one had to remember. */
export const newTurn = (state: State, { day, turn, cup }: Extract<Event, { kind: 'turn' }>): State =>
  stateAfter(state, {
    formations: state.formations.some((each) => each.walked !== undefined)
      ? state.formations.map((each) => withWalked(each, undefined))
      : state.formations,
    day,
    turn,
    cup,
    phase: 'alter',
    stack: [],
    played: [],
    let: [],
    fought: [],
    drawn: undefined,
    came: undefined,
    activation: undefined,
    inAction: undefined,
    struck: undefined,
    written: undefined,
    count: state.count + 1,
  });

export const inPhase = (state: State, { phase, immediate }: Extract<Event, { kind: 'phase' }>): State =>
  stateAfter(state, { phase, immediate, count: state.count + 1 });

/** PB-R039: what was written before is obeyed from now on. */
export const obeying = (formations: State['formations'], active: number): State['formations'] =>
  formations[active]?.next === undefined
    ? formations
    : formations.map(({ next, ...each }, place) => {
        if (place === active && next !== undefined) return { ...each, orders: next };
        return next === undefined ? each : { ...each, next };
      });

/** The piece has used its move, if its formation is active; the next order answers a new decision. */
export const acted = (state: State, piece: number): State => {
  const { activation } = state;
  const count = state.count + 1;
  if (activation === undefined || activation.acted.includes(piece)) return stateAfter(state, { count });
  const { formation, acted: before, struck: met } = activation;
  return stateAfter(state, { count, activation: { formation, acted: [...before, piece], struck: met } });
};

export const struck = (state: State, enemy: number): State => {
  const { activation, struck: before = [] } = state;
  if (activation === undefined || activation.struck.includes(enemy)) return state;
  return stateAfter(state, {
    activation: {
      formation: activation.formation,
      acted: activation.acted,
      struck: [...activation.struck, enemy],
    },
    struck: [...new Set([...before, enemy])],
  });
};

export const inAction = (state: State, pieces: readonly number[]): State['inAction'] =>
  pieces.length === 0 ? state.inAction : [...new Set([...(state.inAction ?? []), ...pieces])];

/** PB-R098: what an HQ goes is written down, for it is charged to whoever it hides. */
export const walked = (state: State, { piece, path }: Extract<Event, { kind: 'marched' }>): State => {
  const formation = state.formations.findIndex(({ hq }) => hq === piece);
  if (formation < 0) return state;
  const way = Math.round(lengthOf(path));
  const formations = state.formations.map((each, place) =>
    place === formation ? withWalked(each, (each.walked ?? 0) + way) : each,
  );
  return stateAfter(state, { formations });
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

const lengthOf = (path: readonly { readonly x: number; readonly y: number }[]): number =>
  path.slice(1).reduce((sum, { x, y }, place) => {
    const from = path[place] ?? { x, y };
    return sum + Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
  }, 0);
