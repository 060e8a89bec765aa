import type { State } from './state-types.ts';

/** What an event changes about the state; what is over is said to be undefined. */
type Change = { readonly [Key in keyof State]?: State[Key] | undefined };

type Draft = { -readonly [Key in keyof State]: State[Key] };

/** The state after a change. Laid down field by field, always in the same order: all that is played reads states. */
export const stateAfter = (was: State, change: Change): State => {
  const state: Draft = {
    day: change.day ?? was.day,
    turn: change.turn ?? was.turn,
    phase: change.phase ?? was.phase,
    seats: change.seats ?? was.seats,
    formations: change.formations ?? was.formations,
    pieces: change.pieces ?? was.pieces,
    cup: change.cup ?? was.cup,
    stack: change.stack ?? was.stack,
    played: change.played ?? was.played,
    let: change.let ?? was.let,
    contacts: change.contacts ?? was.contacts,
    supports: change.supports ?? was.supports,
    fought: change.fought ?? was.fought,
    deploying: change.deploying ?? was.deploying,
    known: change.known ?? was.known,
    packed: change.packed ?? was.packed,
    sacked: change.sacked ?? was.sacked,
    withdrawn: change.withdrawn ?? was.withdrawn,
    count: change.count ?? was.count,
  };
  addChit(state, was, change);
  addTurn(state, was, change);
  return state;
};

/** The chit that is up, and what it does. */
const addChit = (state: Draft, was: State, change: Change): void => {
  const drawn = 'drawn' in change ? change.drawn : was.drawn;
  const came = 'came' in change ? change.came : was.came;
  const activation = 'activation' in change ? change.activation : was.activation;
  const combat = 'combat' in change ? change.combat : was.combat;
  const immediate = 'immediate' in change ? change.immediate : was.immediate;
  if (drawn !== undefined) state.drawn = drawn;
  if (came !== undefined) state.came = came;
  if (activation !== undefined) state.activation = activation;
  if (combat !== undefined) state.combat = combat;
  if (immediate !== undefined) state.immediate = immediate;
};

/** What the turn and the battle remember. */
const addTurn = (state: Draft, was: State, change: Change): void => {
  const written = 'written' in change ? change.written : was.written;
  const inAction = 'inAction' in change ? change.inAction : was.inAction;
  const struck = 'struck' in change ? change.struck : was.struck;
  const rallies = change.rallies ?? was.rallies;
  if (written !== undefined) state.written = written;
  if (inAction !== undefined) state.inAction = inAction;
  if (struck !== undefined) state.struck = struck;
  if (rallies !== undefined) state.rallies = rallies;
};
