import type { Draw } from '../chance/chance.ts';
import type { GameTypes } from '../contract/game.ts';
import { type ByLanguage, inEach, type Language } from '../contract/language.ts';
import type { Line } from '../contract/line.ts';
import type { RuleId } from '../contract/refusal.ts';
import { type Player, seatName } from '../contract/seat.ts';
import { rulesIn } from '../rulebook/carried.ts';
import type { Match } from '../table/match.ts';
import { outcomeOf } from '../table/outcome.ts';
import { sayRefusal, sayTold } from '../words/saying.ts';
import { toldTo, type Verdict } from './verdict.ts';

/** A verdict in words, for the referee of a real table. */
export interface Ruled {
  readonly verdict: 'done' | 'refused';
  /** The rules it came from, each once. */
  readonly rules: readonly RuleId[];
  /** What the umpire is told of it, or why it was refused. */
  readonly told: ByLanguage<readonly string[]>;
  readonly draws: readonly Draw[];
}

/** What players call a seat, where that is known. */
export type SeatNames = (seat: Player, language: Language) => string;

export const ruledOn = <K extends GameTypes>(
  match: Match<K>,
  verdict: Verdict<K>,
  nameOf: SeatNames = seatName,
): Ruled => (verdict.done ? doneIn(match, verdict, nameOf) : refusedIn(match, verdict, nameOf));

const doneIn = <K extends GameTypes>(match: Match<K>, verdict: Verdict<K>, nameOf: SeatNames): Ruled => {
  const told = toldTo(match, verdict, 'umpire');
  const outcome = outcomeOf(match, verdict.table);
  const lines = (language: Language): readonly Line[] => [
    ...told.map((each) => sayTold(match, each, language, (seat) => nameOf(seat, language))),
    ...(outcome === undefined
      ? []
      : [{ text: match.game.words(language).outcome(outcome), rules: [outcome.rule] }]),
  ];
  const en = lines('en');
  return {
    verdict: 'done',
    rules: [...rulesIn([en, verdict.events, outcome ?? []]).all],
    told: inEach((language) => (language === 'en' ? en : lines(language)).map(({ text }) => text)),
    draws: verdict.draws,
  };
};

const refusedIn = <K extends GameTypes>(
  match: Match<K>,
  { refusals }: Verdict<K>,
  nameOf: SeatNames,
): Ruled => {
  const say = (language: Language): readonly string[] =>
    refusals.map((refusal) => sayRefusal(match, refusal, language, (seat) => nameOf(seat, language)));
  return {
    verdict: 'refused',
    rules: [...rulesIn(refusals).all],
    told: inEach(say),
    draws: [],
  };
};
