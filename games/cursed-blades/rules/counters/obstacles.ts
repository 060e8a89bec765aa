import { counterOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { countersAt, isObstacle, kindsAt } from '../map/board.ts';

/** What lies on a hex, but for what the mover carries. */
export const kindsOn = (
  reading: Reading,
  hex: number,
  carried: readonly number[] = [],
): readonly CounterKind[] =>
  carried.length === 0
    ? kindsAt(reading, hex)
    : countersAt(reading, hex)
        .filter((index) => !carried.includes(index))
        .map((index) => counterOf(reading.view, index).kind);

/** The obstacles on a hex, but for what the mover carries. */
export const obstaclesOn = (
  reading: Reading,
  hex: number,
  carried: readonly number[] = [],
): readonly CounterKind[] =>
  kindsOn(reading, hex, carried).filter((kind) => isObstacle(reading.setting, kind));
