import {
  canonical,
  type Flaw,
  isPlayer,
  type Kinds,
  type Log,
  type Match,
  recorded,
  replayFlaws,
  ScriptError,
  scripted,
} from '@grognard/engine';

/** What is wrong with a log, beyond what the engine finds in single entries. */
export type Found =
  | Flaw
  | {
      readonly seq: number;
      readonly code: 'other-opening' | 'missing-entry' | 'does-not-follow';
      readonly detail: string;
    };

/** Everything that today's rules would have otherwise. */
export const logFlaws = (match: Match<Kinds>, log: Log<Kinds>): readonly Found[] => [
  ...openingFlaws(match, log),
  ...gaps(log),
  ...entryFlaws(match, log),
];

/** The opening state must be what the scenario gives with the dice that were drawn for it. */
const openingFlaws = ({ game, setting }: Match<Kinds>, { opening }: Log<Kinds>): readonly Found[] => {
  const flaw = (detail: string): readonly Found[] => [{ seq: 0, code: 'other-opening', detail }];
  try {
    const dice = recorded(scripted(opening.draws));
    const state = game.open(setting, opening.scenario, opening.seats.filter(isPlayer), dice);
    if (!state.ok) return flaw(state.error.map(({ rule }) => rule).join(' '));
    const same = canonical(state.value) === canonical(opening.state);
    return same ? [] : flaw('the scenario gives another opening position');
  } catch (error) {
    if (error instanceof ScriptError) return flaw(error.message);
    throw error;
  }
};

const gaps = ({ entries }: Log<Kinds>): readonly Found[] =>
  entries
    .filter(({ seq }, place) => seq !== place + 1)
    .slice(0, 1)
    .map(({ seq }) => ({
      seq,
      code: 'missing-entry',
      detail: 'the numbers of the entries do not follow on',
    }));

const entryFlaws = (match: Match<Kinds>, log: Log<Kinds>): readonly Found[] => {
  try {
    return replayFlaws(match, log);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ seq: log.entries.length, code: 'does-not-follow', detail }];
  }
};
