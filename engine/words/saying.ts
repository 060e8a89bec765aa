import type { GameTypes } from '../contract/game.ts';
import { type ByLanguage, inLanguage, type Language } from '../contract/language.ts';
import type { Line } from '../contract/line.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { Params, Refusal, RuleId } from '../contract/refusal.ts';
import { type Player, seatName } from '../contract/seat.ts';
import type { TableTold } from '../log/messages.ts';
import { playerNamed } from '../position/seats.ts';
import type { MatchShown } from '../table/match.ts';
import { tableEn } from './table-en.ts';
import { tableFr } from './table-fr.ts';
import type { Sentence, TableWords } from './table-words.ts';

const tableWords: ByLanguage<TableWords> = { fr: tableFr, en: tableEn };

/** The sentence of a refusal: the game's own, or the table's. */
export const sayRefusal = <K extends GameTypes>(
  { game }: Pick<MatchShown<K>, 'game'>,
  refusal: Refusal,
  language: Language,
  /** What players call a seat, where that is known. */
  nameOf: (seat: Player) => string = seatName,
): string => {
  const own: Readonly<Record<string, Sentence>> = inLanguage(tableWords, language).refusals;
  const sentence = refusal.rule.startsWith('GR-') ? own[refusal.code] : undefined;
  const { seat, ...params } = refusal.params ?? {};
  const named = typeof seat === 'string' ? { ...params, seat: nameOf(playerNamed(seat)) } : params;
  return sentence?.(named) ?? game.words(language).refusal(refusal) ?? refusal.code;
};

/** The sentence of an outcome: the game's own, or the table's. */
export const sayOutcome = <K extends GameTypes>(
  { game }: Pick<MatchShown<K>, 'game'>,
  outcome: Outcome,
  language: Language,
  /** What players call a side, where that is known. */
  nameOf: (seat: Player) => string = seatName,
): string => {
  const own: Readonly<Record<string, Sentence>> = inLanguage(tableWords, language).outcomes;
  const sentence = outcome.rule.startsWith('GR-') ? own[outcome.code] : undefined;
  const { side, ...params } = outcome.params ?? {};
  const named = typeof side === 'string' ? { ...params, side: nameOf({ side }) } : params;
  return sentence?.(named) ?? game.words(language).outcome(outcome);
};

/** The line of anything a seat is told. */
export const sayTold = <K extends GameTypes>(
  { game, setting }: MatchShown<K>,
  told: K['Told'] | TableTold,
  language: Language,
  /** What players call a seat, where that is known. */
  nameOf: (seat: Player) => string = seatName,
): Line =>
  'table' in told ? sayTable(told as TableTold, language, nameOf) : game.tell(setting, told, language);

const sayTable = (told: TableTold, language: Language, nameOf: (seat: Player) => string): Line => {
  const params: Params = {
    ...('seat' in told && { seat: nameOf(told.seat) }),
    ...('side' in told && { side: nameOf({ side: told.side }) }),
    ...('rule' in told && { rule: told.rule }),
    ...('reason' in told && { reason: told.reason }),
    ...('luck' in told && { luck: true }),
    ...('refusals' in told && { rules: told.refusals.map(({ rule }) => rule) }),
  };
  const rules = rulesIn(told);
  return {
    text: inLanguage(tableWords, language).told[told.table](params),
    ...(rules.length > 0 && { rules }),
  };
};

const rulesIn = (told: TableTold): readonly RuleId[] => {
  if ('rule' in told) return [told.rule];
  if ('luck' in told) return ['GR-15'];
  return 'refusals' in told ? told.refusals.map(({ rule }) => rule) : [];
};
