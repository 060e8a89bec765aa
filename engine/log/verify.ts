import { recorded } from '../chance/chance.ts';
import { commitmentOf, forgedDraws, type Hash } from '../chance/sealed.ts';
import type { GameTypes } from '../contract/game.ts';
import { isPlayer, seatName } from '../contract/seat.ts';
import type { Match } from '../table/match.ts';
import { seatProblems } from '../table/seating.ts';
import { isTableEvent } from '../table/table.ts';
import type { Entry, Log, Opening } from './entry.ts';
import { type Flaw, JUDGING, messageOf } from './flaws.ts';
import { type Folding, folding } from './folding.ts';
import { type Judges, replayed, unlike } from './hearing.ts';
import { flawOf } from './judging.ts';

/** An entry that today's rules would judge otherwise, and that another version of the game has judged. */
export interface JudgedByAnother {
  readonly seq: number;
  readonly version: number;
}

/** What came of looking through a log. */
export interface LogFindings {
  readonly flaws: readonly Flaw[];
  /** Not forged: their dice and what they fold to are checked like all others, their judging was another version's. */
  readonly judgedByAnother: readonly JudgedByAnother[];
}

/** Everything in a log that the rules would have otherwise. */
export const logFlaws = <K extends GameTypes>(match: Match<K>, log: Log<K>): readonly Flaw[] =>
  examineLog({ match }, log).flaws;

/** Judges a log again: what differs is a flaw, unless another version of the game has judged it. */
export const examineLog = <K extends GameTypes>(judges: Judges<K>, log: Log<K>): LogFindings => {
  const examination = examine(judges, log.opening);
  for (const entry of log.entries) examination.take(entry);
  return examination.findings();
};

/** A log that is judged while it is taken up, entry by entry. */
export interface Examination<K extends GameTypes> {
  /** False once something is so wrong that what follows cannot be judged. */
  take(entry: Entry<K>): boolean;
  readonly past: Folding<K>;
  findings(): LogFindings;
}

export const examine = <K extends GameTypes>(judges: Judges<K>, opening: Opening<K>): Examination<K> => {
  const { match } = judges;
  const flaws: Flaw[] = [];
  const judgedByAnother: JudgedByAnother[] = [];
  const past = folding(match, opening);
  const sat = new Set<string>();
  const hearing = { ...judges, past, sat };
  let broken = false;

  const note = (flaw: Flaw, version: number): void => {
    const isOther = JUDGING.has(flaw.code) && version !== match.game.version;
    if (isOther) judgedByAnother.push({ seq: flaw.seq, version });
    else flaws.push(flaw);
  };
  for (const flaw of openingFlaws(match, opening)) note(flaw, opening.version);

  const take = (entry: Entry<K>): void => {
    const version = entry.version ?? opening.version;
    const flaw = flawOf(hearing, entry);
    if (flaw !== undefined) note(flaw, version);
    past.take(entry);
    for (const event of entry.events)
      if (isTableEvent<K>(event) && event.table === 'sat') sat.add(seatName(event.seat));
  };

  return {
    past,
    take: (entry) => {
      if (broken) return false;
      const { seq } = entry;
      const expected = past.entries.length + 1;
      // One gap is told once.
      if (seq !== expected && !flaws.some(({ code }) => code === 'missing-entry'))
        flaws.push({ seq, code: 'missing-entry', detail: 'the numbers of the entries do not follow on' });
      try {
        take(entry);
      } catch (error) {
        broken = true;
        flaws.push({ seq, code: 'does-not-follow', detail: messageOf(error) });
      }
      return !broken;
    },
    findings: () => ({ flaws, judgedByAnother }),
  };
};

const openingFlaws = <K extends GameTypes>(match: Match<K>, opening: Opening<K>): readonly Flaw[] => {
  const [unseated] = seatProblems(match);
  const differs = openingDiffers(match, opening);
  return [
    ...(unseated === undefined ? [] : [wrongSeats(unseated.message)]),
    ...(differs === undefined ? [] : [{ seq: 0, code: 'other-opening' as const, detail: differs }]),
  ];
};

const wrongSeats = (detail: string): Flaw => ({ seq: 0, code: 'wrong-seats', detail });

/** The opening position must be what the scenario gives with the dice that were drawn for it. */
const openingDiffers = <K extends GameTypes>(
  { game, setting }: Match<K>,
  opening: Opening<K>,
): string | undefined => {
  try {
    const dice = recorded(replayed(opening.draws));
    const state = game.open(setting, opening.scenario, opening.seats.filter(isPlayer), dice);
    if (!state.ok) return state.error.map(({ rule }) => rule).join(' ');
    return unlike([state.value, dice.draws], [opening.state, opening.draws])
      ? 'the scenario gives another opening position'
      : undefined;
  } catch (error) {
    return messageOf(error);
  }
};

/** Checks every draw of a log against the revealed secret. */
export const luckFlaws = <K extends GameTypes>(
  { opening, entries }: Log<K>,
  secret: string,
  hash: Hash,
): readonly Flaw[] => {
  if (opening.commitment !== commitmentOf(secret, hash)) {
    return [
      { seq: 0, code: 'unknown-secret', detail: 'the secret does not fit the hash published at the start' },
    ];
  }
  let words: readonly string[] = [];
  return [opening, ...entries].flatMap((each) => {
    const { seq, draws = [] } = each;
    const forged = forgedDraws({ secret, words }, seq, draws, hash);
    if ('events' in each) words = withWords(words, each);
    return forged.map(
      ({ purpose, subject, value }): Flaw => ({
        seq,
        code: 'forged-draw',
        detail: `${purpose} of ${subject} was not ${value}`,
        params: { purpose, subject, value },
      }),
    );
  });
};

/** The players' words once an entry is written; a struck entry's word still counts. */
const withWords = <K extends GameTypes>(
  words: readonly string[],
  { events }: Entry<K>,
): readonly string[] => {
  const given = events.flatMap((event) =>
    isTableEvent<K>(event) && event.table === 'sat' ? [event.word] : [],
  );
  return given.length === 0 ? words : [...words, ...given];
};
