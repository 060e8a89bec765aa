import type { Side } from '@grognard/engine';
import { pieceOf, withPiece, withSighting } from './evolve.ts';
import type { State } from './state.ts';
import type { Cell, Phase, Posture } from './vocabulary.ts';

export interface Blow {
  readonly piece: number;
  readonly die: number;
  readonly modifiers: readonly { readonly value: number; readonly rule: string }[];
}

/** Everything that can happen, with its results. `rules` are evidence for readers: nothing is ever read back from them. */
export type Event =
  | { readonly kind: 'moved'; readonly piece: number; readonly to: Cell }
  | {
      readonly kind: 'fought';
      readonly blows: readonly [Blow, Blow];
      readonly lost?: number;
      readonly rules: readonly string[];
      readonly drew: true;
      readonly showed: true;
    }
  | {
      readonly kind: 'sighted';
      readonly side: Side;
      readonly piece: number;
      readonly at: Cell;
      readonly rules: readonly string[];
      readonly showed?: true;
    }
  | {
      readonly kind: 'shot';
      readonly piece: number;
      readonly target: number;
      readonly die: number;
      readonly lost?: true;
      readonly rules: readonly string[];
      readonly drew: true;
      readonly showed: true;
    }
  | {
      readonly kind: 'posted';
      readonly piece: number;
      readonly posture: Posture;
      readonly rules: readonly string[];
    }
  | { readonly kind: 'stayed'; readonly piece: number; readonly rules: readonly string[] }
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'turned';
      readonly turn: number;
      readonly phase: Phase;
      readonly poster: number;
      readonly rules: readonly string[];
    };

/** Both learn the other's strength; the loser is gone. */
const fought = (state: State, { blows, lost }: Extract<Event, { kind: 'fought' }>): State => {
  let next = state;
  const [a, b] = blows.map(({ piece }) => piece) as [number, number];
  for (const [watcher, watched] of [
    [a, b],
    [b, a],
  ] as const) {
    const { side } = pieceOf(state, watcher);
    const { at: cell, strength, posture } = pieceOf(state, watched);
    const gone = watched === lost ? { lost: true as const } : {};
    next = withSighting(next, side, watched, { at: cell, turn: state.turn, strength, posture, ...gone });
  }
  return lost === undefined ? next : withPiece(next, lost, { lost: true });
};

const shotDead = (state: State, { piece: by, target, lost }: Extract<Event, { kind: 'shot' }>): State => {
  if (lost === undefined) return state;
  const { at: cell } = pieceOf(state, target);
  const { side } = pieceOf(state, by);
  const next = withSighting(state, side, target, { at: cell, turn: state.turn, lost: true });
  return withPiece(next, target, { lost: true });
};

type Evolvers = {
  readonly [Kind in Event['kind']]: (state: State, event: Extract<Event, { kind: Kind }>) => State;
};

const evolvers: Evolvers = {
  moved: (state, { piece, to }) => withPiece(state, piece, { at: to }),
  posted: (state, { piece, posture }) => withPiece(state, piece, { posture }),
  fought,
  shot: shotDead,
  sighted: (state, { side, piece, at }) => withSighting(state, side, piece, { at, turn: state.turn }),
  turned: (state, { turn, phase, poster }) => ({ ...state, turn, phase, poster }),
  stayed: (state) => state,
  passed: (state) => state,
};

/** The state after an event; no rule is applied here. */
export const evolve = (state: State, event: Event): State =>
  // Every kind has its own function, and this is the function of this kind.
  (evolvers[event.kind] as (state: State, event: Event) => State)(state, event);
