import type { GameTypes } from '../contract/game.ts';
import { sameSeat } from '../contract/seat.ts';
import { withPath } from '../json/paths.ts';
import type { Match } from './match.ts';
import { type Happening, isTableEvent, type Table, type TableEvent } from './table.ts';

/** The table after something happened. Needs no rules: events carry their results. */
export const evolveTable = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  happening: Happening<K>,
): Table<K> =>
  isTableEvent<K>(happening)
    ? evolveItself(table, happening)
    : withState(table, match.game.evolve(match.setting, table.state, happening));

/** Spelt out rather than spread: this is the hottest line of a fold. */
const withState = <K extends GameTypes>(
  { sealed, waivers, resigned, luckTakenBack }: Table<K>,
  state: K['State'],
): Table<K> => ({
  state,
  sealed,
  waivers,
  resigned,
  luckTakenBack,
});

export const evolveAll = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  happenings: readonly Happening<K>[],
): Table<K> => happenings.reduce<Table<K>>((now, happening) => evolveTable(match, now, happening), table);

const evolveItself = <K extends GameTypes>(table: Table<K>, event: TableEvent<K>): Table<K> => {
  switch (event.table) {
    case 'sealed':
      return { ...table, sealed: [...without(table, event.decision, event.seat), held(event)] };
    case 'unsealed':
    case 'returned':
      return { ...table, sealed: without(table, event.decision, event.seat) };
    case 'opened':
      return { ...table, sealed: table.sealed.filter((answer) => answer.decision !== event.decision) };
    case 'waived':
      return { ...table, waivers: { ...table.waivers, rules: [...table.waivers.rules, event.rule] } };
    case 'restored':
      return {
        ...table,
        waivers: { ...table.waivers, rules: table.waivers.rules.filter((rule) => rule !== event.rule) },
      };
    case 'amended':
      return { ...table, state: withPath(table.state, event.path, event.value) as K['State'] };
    case 'resigned':
      return { ...table, resigned: [...table.resigned, event.side] };
    case 'struck':
      return event.luck === true ? { ...table, luckTakenBack: table.luckTakenBack + 1 } : table;
    case 'overlooked':
    case 'sat':
    case 'rerolled':
      return table;
  }
};

const held = <K extends GameTypes>({
  decision,
  seat,
  order,
}: Extract<TableEvent<K>, { table: 'sealed' }>): Table<K>['sealed'][number] => ({ decision, seat, order });

const without = <K extends GameTypes>(
  table: Table<K>,
  decision: string,
  seat: Table<K>['sealed'][number]['seat'],
): Table<K>['sealed'] =>
  table.sealed.filter((answer) => answer.decision !== decision || !sameSeat(answer.seat, seat));
