import { flat } from '@grognard/engine';
import type { Setting } from '../../setting.ts';
import type { State } from '../../state-types.ts';
import { counterFacts } from '../../tables/counters.ts';
import type { CounterKind } from '../../vocabulary.ts';
import { countersAt } from '../board.ts';

/** What lies on a hex, but for what the mover carries. */
export const kindsOn = (
  table: Pick<State, 'counters'>,
  hex: number,
  carried: readonly number[] = [],
): readonly CounterKind[] =>
  countersAt(table, hex)
    .filter((index) => !carried.includes(index))
    .flatMap((index) => flat(table.counters)[index]?.kind ?? []);

/** The obstacles on a hex; CB-Q40: ruins are one only where a club has it so. */
export const obstaclesOn = (
  { switches }: Pick<Setting, 'switches'>,
  table: Pick<State, 'counters'>,
  hex: number,
  carried: readonly number[] = [],
): readonly CounterKind[] =>
  kindsOn(table, hex, carried).filter(
    (kind) =>
      counterFacts[kind].obstacle === true || (kind === 'ruins' && switches.ruinsAreObstacle === 'yes'),
  );
