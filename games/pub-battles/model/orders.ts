import type { Heading } from '@grognard/field';
import type { Face } from './vocabulary.ts';

/** One step of a march. Lengths are units of 0.001 cm. */
export type Step =
  /** A change of facing about the centre. */
  | { readonly do: 'pivot'; readonly to: Heading }
  /** Straight ahead. */
  | { readonly do: 'ahead'; readonly by: number }
  /** Facing kept, in a direction within 45 degrees of the front. */
  | { readonly do: 'oblique'; readonly towards: Heading; readonly by: number }
  /** Into road column, facing along the road towards a heading; or out of it, facing a heading. */
  | { readonly do: 'column'; readonly form: boolean; readonly facing: Heading }
  /** In column along the roads to a place on them. */
  | { readonly do: 'road'; readonly to: { readonly x: number; readonly y: number } };

/** How a march ends: on open ground, on an enemy, behind a friend, or behind its own HQ. */
export type Ending =
  | { readonly at: 'attack'; readonly target: number; readonly face: Face }
  | { readonly at: 'support'; readonly lead: string }
  | { readonly at: 'reserve' };

/** A formation goes to a place and holds it; it attacks on the way, or not. */
export interface Written {
  readonly formation: string;
  readonly to: { readonly x: number; readonly y: number };
  readonly attack: boolean;
}

/** How a piece of ours is to begin: in another formation, hidden, later by some way in, or not at all. */
export interface Posting {
  readonly piece: string;
  readonly formation?: string;
  readonly stays?: 'home' | 'reserve';
  readonly enters?: { readonly day: number; readonly turn: number; readonly exit: string };
}

export type Order =
  // The alter window: PB-R048 and on. `by` is the HQ that rolls.
  | { readonly kind: 'delay'; readonly by: string }
  | { readonly kind: 'advance'; readonly formation: string; readonly by: string }
  | { readonly kind: 'let' }
  // An activation.
  | {
      readonly kind: 'march';
      readonly piece: string;
      readonly steps: readonly Step[];
      readonly ending?: Ending;
      /** PB-R078: which of two grounds it is in where it lies half on each. */
      readonly ground?: string;
    }
  | {
      readonly kind: 'enter';
      readonly piece: string;
      readonly steps: readonly Step[];
      readonly ending?: Ending;
      readonly ground?: string;
    }
  | { readonly kind: 'leave'; readonly piece: string; readonly exit: string }
  | { readonly kind: 'bombard'; readonly piece: string; readonly target: number }
  | { readonly kind: 'rally'; readonly piece: string; readonly facing?: Heading }
  | { readonly kind: 'unpack'; readonly piece: string }
  | { readonly kind: 'pack'; readonly piece: string }
  | { readonly kind: 'done' }
  // Reserves that must show themselves: PB-R101.
  | { readonly kind: 'deploy'; readonly hq: string; readonly facing: Heading }
  // Written orders, and those before the battle: PB-R039, PB-R012, PB-R235.
  | ({ readonly kind: 'write' } & Written)
  | { readonly kind: 'plan'; readonly pieces: readonly Posting[]; readonly orders: readonly Written[] }
  // Combats.
  | { readonly kind: 'fight'; readonly combat: number }
  | { readonly kind: 'target'; readonly target: number }
  | { readonly kind: 'stand' }
  | { readonly kind: 'commit' }
  | { readonly kind: 'retreat'; readonly heading?: Heading }
  // Night.
  | { readonly kind: 'nightfall'; readonly choice: 'stay' | 'withdraw' }
  | {
      readonly kind: 'recover';
      readonly pieces: readonly {
        readonly piece: string;
        readonly x: number;
        readonly y: number;
        readonly facing: Heading;
      }[];
    };

export const orderKinds = [
  'delay',
  'advance',
  'let',
  'march',
  'enter',
  'leave',
  'bombard',
  'rally',
  'unpack',
  'pack',
  'done',
  'deploy',
  'write',
  'plan',
  'fight',
  'target',
  'stand',
  'commit',
  'retreat',
  'nightfall',
  'recover',
] as const satisfies readonly Order['kind'][];
