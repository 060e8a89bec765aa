import {
  type AnOrder,
  type Decision,
  openDecisions,
  outcomeOf,
  type Player,
  sameSeat,
  seatName,
  type TableNotice,
} from '@grognard/engine';
import { Refused } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { giveOrder } from '../tables/acts.ts';
import { generalAt, type LaidTable, orderName } from '../tables/laid-table.ts';
import { GENERALS_PAPER } from '../tables/papers.ts';
import { people } from '../tables/reading.ts';
import type { Tables } from '../tables/tables.ts';
import { type Desk, Late } from './desk.ts';
import type { Task } from './task.ts';

export interface Staff {
  /** Has the generals answer what they owe at a table. */
  look(laid: LaidTable): void;
  /** Takes up again whatever was owed when the last process ended. */
  takeUp(): Promise<void>;
  close(): Promise<void>;
}

export interface StaffParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly desk: Desk;
  readonly announce: (table: string, notice: TableNotice) => void;
  readonly say: (message: string, error: unknown) => void;
  readonly count: (how: 'done' | 'failed' | 'late') => void;
}

/** Who waits longer than this is told that the general is thinking. */
const NOTICEABLE = 200;
const PAGE = 100;
const AGAIN = 1000;
const LONGEST = 60_000;

interface Owed {
  readonly decision: Decision;
  readonly seat: Player;
  readonly general: string;
}

const owedAt = (laid: LaidTable): readonly Owed[] =>
  openDecisions(laid.match, laid.table).flatMap((decision) =>
    decision.owed.flatMap((seat): Owed[] => {
      const general = generalAt(laid, seat);
      const given = laid.table.sealed.some(
        (answer) => answer.decision === decision.id && sameSeat(answer.seat, seat),
      );
      return general === undefined || given ? [] : [{ decision, seat, general }];
    }),
  );

/** A decision that was taken back is answered again, under a name of its own. */
const orderIdFor = ({ orders }: LaidTable, seat: Player, decision: string): string => {
  const id = `general:${decision}`;
  for (let time = 1; ; time += 1) {
    const name = time === 1 ? id : `${id}:${time}`;
    if (!orders.has(orderName(seat, name))) return name;
  }
};

const taskOf = (laid: LaidTable, { decision, seat, general }: Owed): Task => {
  const { match, table, settingKey, ground, switches } = laid;
  const { game, setting, seats } = match;
  const view = game.view(setting, table.state, seat);
  return { game: game.id, settingKey, ground, switches, seats, view, seat, decision, general };
};

/** The generals of all tables: each decision they owe is a job of its own. */
export const createStaff = ({ store, tables, desk, announce, say, count }: StaffParts): Staff => {
  const busy = new Set<string>();
  /** How long to wait before a table whose general was of no use is looked at again. */
  const failures = new Map<string, number>();
  let closed = false;

  const think = async (laid: LaidTable, owed: Owed): Promise<void> => {
    const { seat, decision } = owed;
    const task = taskOf(laid, owed);
    const waited = people(laid).length > 0;
    let noticed = false;
    const timer = setTimeout(() => {
      noticed = true;
      announce(laid.id, { kind: 'thinking', seat, since: Date.now() - NOTICEABLE });
    }, NOTICEABLE);
    const give = async (order: AnOrder): Promise<boolean> => {
      const id = orderIdFor(laid, seat, decision.id);
      const answer = await giveOrder(tables, laid.id, seat, { id, decision: decision.id, order });
      if (answer?.kind === 'refused')
        throw new Error(`its order was refused: ${answer.refusals.map(({ rule }) => rule).join(', ')}`);
      return answer?.kind === 'done';
    };
    try {
      await give(await desk.think(task, waited));
      count('done');
      if (noticed) announce(laid.id, { kind: 'thought', seat });
    } catch (error) {
      if (closed) return;
      // It was not the general: his order could not be kept. He is asked again later.
      if (error instanceof Refused) throw error;
      const instead = error instanceof Late ? 'late' : 'failed';
      count(instead);
      say(`the general ${owed.general} (${seatName(seat)} at ${laid.id}) was of no use: ${instead}`, error);
      const { general: _, ...first } = task;
      await give(await desk.think(first, waited));
      announce(laid.id, { kind: 'thought', seat, instead });
    } finally {
      clearTimeout(timer);
    }
  };

  const look = (laid: LaidTable): void => {
    if (closed || !laid.seats.some(({ by }) => typeof by === 'object')) return;
    if (outcomeOf(laid.match, laid.table) !== undefined) {
      void store
        .dropPaper(laid.id, GENERALS_PAPER)
        .catch((error) => say('a paper could not be put away', error));
      return;
    }
    for (const owed of owedAt(laid)) {
      const job = `${laid.id}\n${seatName(owed.seat)}\n${owed.decision.id}`;
      if (busy.has(job)) continue;
      busy.add(job);
      void think(laid, owed)
        .catch((error) => {
          if (!closed) say(`nothing could be ordered for ${seatName(owed.seat)} at ${laid.id}`, error);
        })
        .finally(() => {
          busy.delete(job);
          void lookAgain(laid.id, owed);
        });
    }
  };

  /** What was taken back while the general was thinking is owed again. */
  const lookAgain = async (id: string, { decision, seat }: Owed): Promise<void> => {
    if (closed) return;
    const laid = await tables.get(id).catch(() => undefined);
    if (laid === undefined) return;
    if (!owedAt(laid).some((owed) => owed.decision.id === decision.id && sameSeat(owed.seat, seat))) {
      failures.delete(id);
      return;
    }
    const wait = failures.get(id) ?? AGAIN;
    failures.set(id, Math.min(wait * 2, LONGEST));
    setTimeout(() => look(laid), wait).unref();
  };

  return {
    look,
    takeUp: async () => {
      for (let after: string | undefined, more = true; more && !closed; ) {
        const ids = await store.gamesWith(GENERALS_PAPER, after, PAGE);
        for (const id of ids) {
          const laid = await tables.get(id);
          if (laid !== undefined) look(laid);
        }
        after = ids.at(-1);
        more = ids.length === PAGE;
      }
    },
    close: async () => {
      closed = true;
      await desk.close();
    },
  };
};
