import { becomesSpent, settle } from '../piece-doings.ts';
import type { State } from '../state.ts';
import type { Draft } from '../state-change.ts';
import { newTurn, obeying } from '../turn-memory.ts';
import type { Coming, Phase } from '../vocabulary.ts';
import type { Evolvers, Marked, PartlySecret } from './marked.ts';

/** The turn, its chits, and who has his turn. */
export type TurnEvent =
  | ({
      readonly kind: 'turn';
      readonly day: number;
      readonly turn: number;
      readonly cup: readonly number[];
    } & Marked)
  /** A chit comes up; the one whose turn it takes by a delay goes back into the cup. */
  | ({ readonly kind: 'drawn'; readonly formation: number; readonly back?: number } & Marked)
  /** A chit plays ahead of the one that is up, which waits. */
  | ({ readonly kind: 'jumped'; readonly formation: number } & Marked)
  /** A waiting chit comes up again. */
  | ({ readonly kind: 'resumed'; readonly formation: number } & Marked)
  | ({
      readonly kind: 'attempted';
      readonly what: 'delay' | 'advance';
      readonly formation: number;
      readonly hq: number;
      readonly die: number;
      readonly succeeded: boolean;
    } & PartlySecret)
  | ({ readonly kind: 'let'; readonly seat: string } & Marked)
  | ({ readonly kind: 'activated'; readonly formation: number } & Marked)
  | ({ readonly kind: 'done'; readonly formation: number } & Marked)
  | ({
      readonly kind: 'phase';
      readonly phase: Phase;
      readonly immediate?: readonly number[];
      /** Combats that do not wait for the end of the turn begin or end: PB-R032. */
      readonly why?: 'at-once';
    } & Marked)
  /** At the end of a turn every HQ is Fresh again. */
  | ({ readonly kind: 'refreshed' } & Marked);

export const turnEvolvers: Evolvers<TurnEvent> = {
  turn: (now, { day, turn, cup }) => {
    settle(now);
    newTurn(now, day, turn, cup);
  },
  drawn: (now, { formation, back }) => {
    comesUp(now, formation, back === undefined ? 'drawn' : 'replacing');
    now.activation = undefined;
    now.cup = cupAfter(now, formation, back);
    now.phase = 'alter';
  },
  jumped: (now, { formation }) => {
    now.cup = without(now.cup, formation);
    now.stack = [...without(now.stack, formation), ...(now.drawn === undefined ? [] : [now.drawn])];
    comesUp(now, formation, 'jumped');
  },
  resumed: (now, { formation }) => {
    now.stack = without(now.stack, formation);
    comesUp(now, formation, 'resumed');
    now.phase = 'alter';
  },
  attempted: (now, { hq }) => {
    becomesSpent(now, hq, true);
    now.let = [];
    now.count += 1;
  },
  let: (now, { seat }) => {
    now.let = [...now.let, seat];
  },
  activated: (now, { formation }) => {
    now.formations = obeying(now.formations, formation);
    now.phase = 'activation';
    now.activation = { formation, acted: [], struck: [] };
    now.count += 1;
  },
  done: (now, { formation }) => {
    now.activation = undefined;
    now.drawn = undefined;
    now.came = undefined;
    now.played = [...now.played, formation];
  },
  phase: (now, { phase, immediate }) => {
    now.phase = phase;
    now.immediate = immediate;
    now.count += 1;
  },
  refreshed: (now) => {
    for (const { hq } of now.formations) becomesSpent(now, hq, false);
  },
};

const without = (chits: readonly number[], formation: number): readonly number[] =>
  chits.filter((each) => each !== formation);

const cupAfter = (
  { cup }: Pick<State, 'cup'>,
  formation: number,
  back: number | undefined,
): readonly number[] => [...without(cup, formation), ...(back === undefined ? [] : [back])];

const comesUp = (now: Draft, formation: number, came: Coming): void => {
  now.drawn = formation;
  now.came = came;
  now.let = [];
  now.count += 1;
};
