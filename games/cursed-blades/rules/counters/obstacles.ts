import { counterOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { countersAt, isObstacle, kindsAt } from '../map/board.ts';

/** What lies on a hex, but for what the mover carries. */
export const kindsOn = (
  table: Pick<State, 'counters'>,
  hex: number,
  carried: readonly number[] = [],
): readonly CounterKind[] =>
  carried.length === 0
    ? kindsAt(table, hex)
    : countersAt(table, hex)
        .filter((index) => !carried.includes(index))
        .map((index) => counterOf(table, index).kind);

/** The obstacles on a hex, but for what the mover carries. */
export const obstaclesOn = (
  setting: Pick<Setting, 'switches'>,
  table: Pick<State, 'counters'>,
  hex: number,
  carried: readonly number[] = [],
): readonly CounterKind[] => kindsOn(table, hex, carried).filter((kind) => isObstacle(setting, kind));
