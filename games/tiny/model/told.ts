import type { Side } from '@grognard/engine';
import type { Blow } from './events.ts';
import type { Cell, Phase, Posture } from './vocabulary.ts';

export type Told =
  | { readonly kind: 'moved'; readonly piece: string; readonly to: Cell }
  | {
      readonly kind: 'fought';
      readonly fighters: readonly [ToldFighter, ToldFighter];
      readonly rules: readonly string[];
    }
  | {
      readonly kind: 'shot';
      /** A name for one's own, an alias for the enemy's. */
      readonly who: string;
      readonly target: string;
      readonly die: number;
      readonly lost?: true;
      readonly rules: readonly string[];
    }
  | { readonly kind: 'seen'; readonly alias: number; readonly at: Cell; readonly rules: readonly string[] }
  | {
      readonly kind: 'posted';
      readonly piece: string;
      readonly posture: Posture;
      readonly rules: readonly string[];
    }
  | { readonly kind: 'stayed'; readonly piece: string; readonly rules: readonly string[] }
  | {
      readonly kind: 'turned';
      readonly turn: number;
      readonly phase: Phase;
      readonly rules: readonly string[];
    };

export interface ToldFighter {
  readonly side: Side;
  /** A name for one's own, an alias for the enemy's. */
  readonly who: string;
  readonly die: number;
  readonly modifiers: Blow['modifiers'];
  readonly lost?: true;
}
