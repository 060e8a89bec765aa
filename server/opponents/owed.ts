import { type Decision, openDecisions, type Player, sameSeat } from '@grognard/engine';
import { generalAt, type LiveTable, orderName } from '../tables/live-table.ts';
import { people } from '../tables/queries.ts';
import type { ThinkTask } from './task.ts';

/** A decision that a general owes. */
export interface Owed {
  readonly decision: Decision;
  readonly seat: Player;
  readonly general: string;
}

export const owedAt = (live: LiveTable): readonly Owed[] =>
  openDecisions(live.match, live.table).flatMap((decision) =>
    decision.owed.flatMap((seat): Owed[] => {
      const general = generalAt(live, seat);
      const given = live.table.sealed.some(
        (answer) => answer.decision === decision.id && sameSeat(answer.seat, seat),
      );
      return general === undefined || given ? [] : [{ decision, seat, general }];
    }),
  );

export const isOwed = (live: LiveTable, { decision, seat }: Owed): boolean =>
  owedAt(live).some((owed) => owed.decision.id === decision.id && sameSeat(owed.seat, seat));

/** A decision that was taken back is answered again, under a name of its own. */
export const orderIdFor = ({ orders }: LiveTable, { seat, decision }: Owed): string => {
  const id = `general:${decision.id}`;
  for (let time = 1; ; time += 1) {
    const name = time === 1 ? id : `${id}:${time}`;
    if (!orders.has(orderName(seat, name))) return name;
  }
};

export const taskOf = (live: LiveTable, { decision, seat, general }: Owed): ThinkTask => {
  const { match, table, settingKey, publicScenario, switches } = live;
  const { game, setting, seats } = match;
  const view = game.view(setting, table.state, seat);
  return { game: game.id, settingKey, publicScenario, switches, seats, view, seat, decision, general };
};

export const hasGenerals = ({ seats }: Pick<LiveTable, 'seats'>): boolean =>
  seats.some(({ by }) => typeof by === 'object');

/** Whether no person plays there, whoever may look on. */
export const isAlone = (live: LiveTable): boolean => hasGenerals(live) && people(live).length === 0;
