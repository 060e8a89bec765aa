import type { GameTypes } from '../../contract/game.ts';
import { languages } from '../../contract/language.ts';
import { isRecord } from '../../json/json.ts';
import { toldOf } from '../../log/messages.ts';
import { rulesIn } from '../../rulebook/carried.ts';
import { sayRefusal, sayTold } from '../../words/saying.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Walk } from '../walk.ts';

/** What a random game says: events, told, lines, and refusals of foolish wishes. */
function* sayings<K extends GameTypes>({ match, steps, seats, random }: Walk<K>): Generator<unknown> {
  const { game, setting } = match;
  for (const { before, entry, submission } of steps) {
    yield entry.events;
    for (const seat of seats) yield toldOf(match, before, entry, seat);
    const view = game.view(setting, before.state, submission.seat);
    const wish = game.whim(game.read(setting, view), submission.seat, random);
    const proposed = game.propose(game.read(setting, view), submission.seat, wish);
    if (!proposed.ok) yield proposed.error;
  }
  const last = steps.at(-1);
  if (last !== undefined) yield game.outcome(setting, last.after.state);
}

export const citesKnownRules = lawOf(
  'only rules that exist are cited',
  'Every rule id in an event, a refusal, a told line or an outcome stands in the rulebook, so that the player can open it.',
  ({ knownRules }, walk) =>
    firstOf(sayings(walk), (saying) =>
      firstOf(rulesIn(saying).all, (id) =>
        knownRules.has(id)
          ? undefined
          : `${id} is cited in ${JSON.stringify(saying)}, and no rulebook knows it`,
      ),
    ),
);

export const saysItAll = lawOf(
  'everything can be said in both languages',
  'What is told, what is decided, what is refused and how it ended has a sentence in French and in English.',
  (_trial, walk) => {
    const { match, steps, seats, random } = walk;
    const { game, setting } = match;
    return firstOf(languages, (language) =>
      firstOf(steps, ({ before, entry, after, submission }) => {
        const view = game.view(setting, before.state, submission.seat);
        const proposed = game.propose(
          game.read(setting, view),
          submission.seat,
          game.whim(game.read(setting, view), submission.seat, random),
        );
        const texts: readonly (readonly [unknown, string])[] = [
          ...seats
            .flatMap((seat) => toldOf(match, before, entry, seat))
            .map((told) => [told, sayTold(match, told, language).text] as const),
          ...game
            .decisions(setting, after.state)
            .map((each) => [each, game.words(language).decision(each)] as const),
          ...(proposed.ok ? [] : proposed.error).map(
            (each) => [each, sayRefusal(match, each, language)] as const,
          ),
        ];
        return firstOf(texts, ([what, text]) =>
          text.trim() === '' || /undefined|\[object/.test(text) || (isRecord(what) && text === what.code)
            ? `${JSON.stringify(what)} has no ${language} sentence, but “${text}”`
            : undefined,
        );
      }),
    );
  },
);
