import type { FormationMode, Manipulation, Pace } from './vocabulary.ts';

/** One part of a move, in order. Units are named by id, counters by number. */
export type MoveStep =
  | { readonly do: 'turn'; readonly to: number }
  /** Into the hex across a side of the board: 0 to 5 clockwise from the east. */
  | { readonly do: 'step'; readonly side: number }
  | { readonly do: 'take'; readonly counter: number }
  | { readonly do: 'drop'; readonly counter: number }
  /** A formation turns on one of its hexes. */
  | { readonly do: 'wheel'; readonly on: 'left' | 'right'; readonly forward: boolean }
  /** A war wagon takes along a troop of its hex. */
  | { readonly do: 'bring'; readonly unit: string };

export type Order =
  // Whose turn it is chooses whom to activate, or ends the turn.
  | { readonly kind: 'activate'; readonly unit: string }
  | { readonly kind: 'drive'; readonly counter: number }
  | { readonly kind: 'end' }
  // What the activated unit does.
  | { readonly kind: 'move'; readonly pace: Pace; readonly steps: readonly MoveStep[] }
  /** `minimal`: declared as a minimal move. */
  | {
      readonly kind: 'withdraw';
      readonly side: number;
      readonly take?: number;
      readonly minimal?: true;
    }
  | { readonly kind: 'flee'; readonly steps: readonly MoveStep[] }
  | { readonly kind: 'face'; readonly to: number }
  | { readonly kind: 'shock'; readonly target: string; readonly supported: boolean; readonly from?: number }
  | { readonly kind: 'fire'; readonly target: string }
  | { readonly kind: 'manipulate'; readonly what: Manipulation; readonly counter?: number }
  | { readonly kind: 'rest' }
  | { readonly kind: 'reorganise' }
  | { readonly kind: 'rally' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'form'; readonly with: readonly string[]; readonly mode: FormationMode }
  | { readonly kind: 'change-mode'; readonly mode: FormationMode }
  | { readonly kind: 'join'; readonly formation: string }
  | { readonly kind: 'leave'; readonly unit: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'merge'; readonly with: string }
  | { readonly kind: 'nothing' }
  // The owner of whoever is hit says how the last loss is taken.
  | { readonly kind: 'lose-step' }
  | { readonly kind: 'recoil'; readonly side: number };

export const orderKinds = [
  'activate',
  'drive',
  'end',
  'move',
  'withdraw',
  'flee',
  'face',
  'shock',
  'fire',
  'manipulate',
  'rest',
  'reorganise',
  'rally',
  'reload',
  'form',
  'change-mode',
  'join',
  'leave',
  'break',
  'merge',
  'nothing',
  'lose-step',
  'recoil',
] as const satisfies readonly Order['kind'][];
