import type { GameTypes } from '../contract/game.ts';
import { impossible, type Refusal, type RuleId, refuse } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import type { Reader } from '../contract/schemas.ts';
import { isPlayer, type Seat } from '../contract/seat.ts';
import { type Path, showPath } from '../json/json.ts';
import { withPath } from '../json/paths.ts';
import { decide } from '../table/decide.ts';
import type { Match } from '../table/match.ts';
import type { Happening, Table } from '../table/table.ts';
import type { Entry } from './entry.ts';
import { foldingOf } from './folding.ts';
import { type Ledger, nextSeq } from './ledger.ts';
import { type Luck, versionMark } from './playing.ts';
import { strikeEntry, struckFrom } from './takeback.ts';

/** What an umpire may do, the same in all games: openly, with a reason, and so that it can be undone. */
export type UmpireAct =
  | { readonly act: 'strike'; readonly seq: number; readonly reason: string }
  | { readonly act: 'waive'; readonly rule: RuleId; readonly reason: string }
  | { readonly act: 'restore'; readonly rule: RuleId; readonly reason: string }
  | { readonly act: 'amend'; readonly path: Path; readonly value: unknown; readonly reason: string }
  | { readonly act: 'reroll'; readonly seq: number; readonly reason: string };

/** What the umpire's acts are judged by, beside the match. */
export interface Bench<K extends GameTypes> {
  readonly match: Match<K>;
  readonly readState: Reader<K['State']>;
  readonly knownRules: ReadonlySet<RuleId>;
  readonly luck: Luck;
}

type Verdict<K extends GameTypes> = Result<Entry<K>, readonly Refusal[]>;

/** The entry of an umpire's act, or why it cannot be. */
export const umpireEntry = <K extends GameTypes>(
  bench: Bench<K>,
  ledger: Ledger<K>,
  seat: Seat,
  act: UmpireAct,
  at: string,
): Verdict<K> => {
  if (seat !== 'umpire') return err([impossible('GR-09', 'not-the-umpire')]);
  if (act.reason.trim() === '') return err([impossible('GR-09', 'no-reason')]);
  switch (act.act) {
    case 'strike':
      return strike(bench, ledger, act.seq, act.reason, at);
    case 'waive':
    case 'restore':
      return setRule(bench, ledger, act, at);
    case 'amend':
      return amend(bench, ledger, act, at);
    case 'reroll':
      return reroll(bench, ledger, act.seq, act.reason, at);
  }
};

const acted = <K extends GameTypes>(ledger: Ledger<K>, at: string, event: Happening<K>): Verdict<K> =>
  ok({ seq: nextSeq(ledger), at, seat: 'umpire', events: [event] });

const strike = <K extends GameTypes>(
  { match }: Bench<K>,
  ledger: Ledger<K>,
  seq: number,
  reason: string,
  at: string,
): Verdict<K> => {
  const past = foldingOf(match, ledger);
  const entry = past.stands(seq) ? past.find(seq) : undefined;
  if (entry === undefined) return err([impossible('GR-08', 'no-such-entry', { seq })]);
  // A strike is taken back alone; an order with all that followed from it.
  const strikes =
    entry.strikes === undefined
      ? struckFrom(match, past, new Set([entry])).map((struck) => struck.seq)
      : [seq];
  return ok(strikeEntry(ledger, strikes, 'umpire', reason, at));
};

const setRule = <K extends GameTypes>(
  { knownRules }: Bench<K>,
  ledger: Ledger<K>,
  { act, rule, reason }: Extract<UmpireAct, { act: 'waive' | 'restore' }>,
  at: string,
): Verdict<K> => {
  if (!knownRules.has(rule)) return err([impossible('GR-12', 'unknown-rule', { rule })]);
  const waived = ledger.table.waivers.rules.includes(rule);
  if (waived === (act === 'waive')) {
    return err([impossible('GR-12', waived ? 'already-waived' : 'not-waived', { rule })]);
  }
  return acted(ledger, at, { table: act === 'waive' ? 'waived' : 'restored', rule, reason });
};

const amend = <K extends GameTypes>(
  { match, readState }: Bench<K>,
  ledger: Ledger<K>,
  { path, value, reason }: Extract<UmpireAct, { act: 'amend' }>,
  at: string,
): Verdict<K> => {
  const state = amended(ledger.table, path, value);
  if (state === undefined) return err([impossible('GR-10', 'no-such-place', { path: showPath(path) })]);
  const read = readState(state);
  if (!read.ok) {
    return err(
      read.error.map((problem) =>
        impossible('GR-10', 'not-a-state', { path: showPath(problem.path), message: problem.message }),
      ),
    );
  }
  const faults = match.game.faults(match.setting, read.value);
  if (faults.length > 0) {
    return err(
      faults.map(({ code, params = {} }) => refuse('GR-10', 'breaks-invariant', { ...params, code })),
    );
  }
  return acted(ledger, at, { table: 'amended', path, value, reason });
};

const amended = <K extends GameTypes>({ state }: Table<K>, path: Path, value: unknown): unknown => {
  try {
    return withPath(state, path, value);
  } catch {
    return undefined;
  }
};

/** Chance is asked again for the latest resolution, under a new number. */
const reroll = <K extends GameTypes>(
  { match, luck }: Bench<K>,
  ledger: Ledger<K>,
  seq: number,
  reason: string,
  at: string,
): Verdict<K> => {
  const past = foldingOf(match, ledger);
  const [entry] = past.backTo(1);
  if (entry === undefined || entry.seq !== seq || entry.draws === undefined || entry.order === undefined) {
    return err([impossible('GR-11', 'nothing-to-reroll', { seq })]);
  }
  const { seat, decision, order } = entry;
  if (!isPlayer(seat) || decision === undefined)
    return err([impossible('GR-11', 'nothing-to-reroll', { seq })]);
  const next = nextSeq(ledger);
  const again = decide(match, past.before(seq), { seat, decision, order }, luck(next));
  if (!again.ok) return again;
  const { events, draws } = again.value;
  return ok({
    seq: next,
    at,
    seat,
    decision,
    order,
    strikes: [seq],
    events: [{ table: 'rerolled', seq, reason }, ...events],
    draws,
    ...(entry.gesture !== undefined && { gesture: entry.gesture }),
    ...versionMark(match, ledger.opening.version),
  });
};
