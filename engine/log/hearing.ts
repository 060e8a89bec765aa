import type { Draw, Source } from '../chance/chance.ts';
import type { GameTypes } from '../contract/game.ts';
import type { Refusal, RuleId } from '../contract/refusal.ts';
import { ok, type Result } from '../contract/result.ts';
import type { Reader } from '../contract/schemas.ts';
import { canonical } from '../json/canonical.ts';
import type { Match } from '../table/match.ts';
import type { Entry } from './entry.ts';
import type { Flaw } from './flaws.ts';
import type { Folding } from './folding.ts';
import { type UmpireAct, umpireEntry } from './umpire.ts';

/** What a log is judged by, beside the match: what an umpire may write, and which rules he may set aside. */
export interface Judges<K extends GameTypes> {
  readonly match: Match<K>;
  readonly readState?: Reader<K['State']>;
  readonly knownRules?: ReadonlySet<RuleId>;
}

/** A log while it is judged: all that came before, and who has given his word. */
export interface Hearing<K extends GameTypes> extends Judges<K> {
  readonly past: Folding<K>;
  readonly sat: ReadonlySet<string>;
}

export type Found = Omit<Flaw, 'seq'> | undefined;

/** Gives the dice that were written down, each to who asks for it by name. */
export const replayed = (draws: readonly Draw[]): Source => {
  const known = new Map(draws.map((draw) => [nameOf(draw), draw.value]));
  return (key) => {
    const value = known.get(nameOf(key));
    if (value === undefined) throw new Error(`no draw ${key.n} for ${key.purpose} of ${key.subject}`);
    return value;
  };
};

const nameOf = ({ purpose, subject, n, sides }: Omit<Draw, 'value'>): string =>
  JSON.stringify([purpose, subject, n, sides]);

export const noAct = (detail: string): Found => ({ code: 'no-act', detail });

export const notAllowed = (refusals: readonly Refusal[]): Found => ({
  // The rules say when a battle is over.
  code: refusals.some(({ code }) => code === 'game-over') ? 'order-refused' : 'not-allowed',
  detail: refusals.map(({ rule, code }) => `${rule} ${code}`).join(' '),
});

/** Whether two things are not the same, to the byte. */
export const unlike = (a: unknown, b: unknown): boolean => canonical(a) !== canonical(b);

const trusted = <T>(data: unknown): Result<T, never> => ok(data as T);

/** What the umpire of the table would have written; nobody has, where there is none. */
export const byUmpire = <K extends GameTypes>(
  { match, past, readState = trusted, knownRules }: Hearing<K>,
  act: UmpireAct,
  draws: readonly Draw[] = [],
): Result<Entry<K>, readonly Refusal[]> => {
  const known = knownRules ?? new Set('rule' in act ? [act.rule] : []);
  const bench = { match, readState, knownRules: known };
  const seat = match.seats.includes('umpire') ? 'umpire' : 'spectator';
  return umpireEntry({ ...bench, luck: () => replayed(draws) }, past, seat, act, '');
};
