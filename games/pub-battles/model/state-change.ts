import type { State } from './state.ts';

/** A state in the making: every field is laid down, be it that nothing stands in it. */
export type Draft = {
  -readonly [Key in keyof State]-?: Partial<Pick<State, Key>> extends Pick<State, Key>
    ? State[Key] | undefined
    : State[Key];
};

/** All that stands in a state, to be changed. */
export const draftOf = (of: State): Draft => ({
  day: of.day,
  turn: of.turn,
  phase: of.phase,
  seats: of.seats,
  formations: of.formations,
  pieces: of.pieces,
  cup: of.cup,
  stack: of.stack,
  played: of.played,
  let: of.let,
  contacts: of.contacts,
  supports: of.supports,
  fought: of.fought,
  deploying: of.deploying,
  known: of.known,
  packed: of.packed,
  sacked: of.sacked,
  withdrawn: of.withdrawn,
  count: of.count,
  drawn: of.drawn,
  came: of.came,
  activation: of.activation,
  combat: of.combat,
  immediate: of.immediate,
  written: of.written,
  inAction: of.inAction,
  struck: of.struck,
  rallies: of.rallies,
});

type Whole = { -readonly [Key in keyof State]: State[Key] };

/** The state that a draft has become. Laid down field by field, always in the same order: all that is played reads states. */
export const stateOf = (draft: Draft): State => {
  const state: Whole = {
    day: draft.day,
    turn: draft.turn,
    phase: draft.phase,
    seats: draft.seats,
    formations: draft.formations,
    pieces: draft.pieces,
    cup: draft.cup,
    stack: draft.stack,
    played: draft.played,
    let: draft.let,
    contacts: draft.contacts,
    supports: draft.supports,
    fought: draft.fought,
    deploying: draft.deploying,
    known: draft.known,
    packed: draft.packed,
    sacked: draft.sacked,
    withdrawn: draft.withdrawn,
    count: draft.count,
  };
  addChit(state, draft);
  addTurn(state, draft);
  return state;
};

/** The chit that is up, and what it does. */
const addChit = (state: Whole, { drawn, came, activation, combat, immediate }: Draft): void => {
  if (drawn !== undefined) state.drawn = drawn;
  if (came !== undefined) state.came = came;
  if (activation !== undefined) state.activation = activation;
  if (combat !== undefined) state.combat = combat;
  if (immediate !== undefined) state.immediate = immediate;
};

/** What the turn and the battle remember. */
const addTurn = (state: Whole, { written, inAction, struck, rallies }: Draft): void => {
  if (written !== undefined) state.written = written;
  if (inAction !== undefined) state.inAction = inAction;
  if (struck !== undefined) state.struck = struck;
  if (rallies !== undefined) state.rallies = rallies;
};
