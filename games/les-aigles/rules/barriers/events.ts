import type { Evolvers, Ruled } from '../../state-types.ts';

/** What happens at hedges, walls and redoubts. */
export type BarrierEvent = Ruled &
  (
    | /** Whoever has driven out those who held it stands against it now. */
    { readonly kind: 'took-barrier'; readonly part: number; readonly feature: string }
    /** It has won and would follow, but cannot over this. */
    | {
        readonly kind: 'kept-back';
        readonly part: number;
        readonly feature: string;
        readonly why: 'bent' | 'mounted';
      }
  );

export const barrierEvolvers: Evolvers<BarrierEvent> = {
  'took-barrier': (state) => state,
  'kept-back': (state) => state,
};
