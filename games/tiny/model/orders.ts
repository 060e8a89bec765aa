import type { Cell, Posture } from './vocabulary.ts';

export interface Step {
  readonly piece: string;
  readonly to: Cell;
}

export type Order =
  | { readonly kind: 'plan'; readonly steps: readonly Step[] }
  | { readonly kind: 'post'; readonly piece: string; readonly posture: Posture }
  | { readonly kind: 'pass' };
