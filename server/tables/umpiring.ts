import { impossible, type OrderAnswer, outcomeOf, type UmpireAct, umpireEntry } from '@grognard/engine';
import { knownRules, loadGame } from '../content/games.ts';
import type { Store } from '../store/store.ts';
import { type LiveTable, luckOf, messageCount, seatLogOf } from './live-table.ts';
import { wholeLog } from './log.ts';
import type { Proposal, Tables } from './tables.ts';

/** Entries have no number that anybody sees: the umpire names one by the message that told of it. */
const inEntries = (live: LiveTable, act: UmpireAct): UmpireAct =>
  'seq' in act
    ? { ...act, seq: seatLogOf(live, 'umpire')?.seqs[act.seq - 1] ?? Number.MAX_SAFE_INTEGER }
    : act;

/** The umpire acts, openly and with a reason. */
export const umpireActs = (
  store: Store,
  tables: Tables,
  id: string,
  act: UmpireAct,
): Promise<OrderAnswer | undefined> =>
  tables.write(id, async (live): Promise<Proposal<OrderAnswer>> => {
    const loaded = await loadGame(live.kind);
    const log = await wholeLog(store, live);
    if (loaded === undefined || outcomeOf(live.match, live.table) !== undefined)
      return { say: { kind: 'refused', refusals: [impossible('GR-05', 'game-over')] } };
    const bench = {
      match: live.match,
      readState: loaded.schemas.state,
      knownRules: await knownRules(loaded),
      luck: luckOf(live),
    };
    const entry = umpireEntry(bench, log, 'umpire', inEntries(live, act), new Date().toISOString());
    if (!entry.ok) return { say: { kind: 'refused', refusals: entry.error } };
    return { entry: entry.value, answer: (now) => ({ kind: 'done', n: messageCount(now, 'umpire') }) };
  });
