import type { Game, GameTypes } from '../contract/game.ts';
import { inEach } from '../contract/language.ts';
import type { Params } from '../contract/refusal.ts';
import { err, type Result } from '../contract/result.ts';
import type { Problem, Schemas } from '../contract/schemas.ts';
import { isRecord, type Path } from '../json/json.ts';
import { problemAt } from '../words/problems.ts';
import { sayRefusal } from '../words/saying.ts';
import { type Battle, battleFrom } from './battle.ts';
import { diceOf } from './dice.ts';
import type { PositionFile } from './file.ts';
import { optionProblems } from './options.ts';

/** The battle that a position file begins with: the pieces in place, the sealed answers in their envelopes. */
export const openedFromPosition = <K extends GameTypes>(
  game: Game<K>,
  schemas: Schemas<K>,
  file: PositionFile,
  manner: { readonly scenario?: unknown; readonly seed?: number } = {},
): Result<Battle<K>, readonly Problem[]> => {
  const battle = beginning(game, schemas, file, manner);
  if (!battle.ok) return battle;
  const unsealed = (file.sealed ?? []).flatMap(({ seat, order }, place) =>
    sealingProblems(battle.value, seat, order, place),
  );
  return unsealed.length > 0 ? err(unsealed) : battle;
};

/** Gives an answer that must then lie sealed: not refused, and not the last that was waited for. */
const sealingProblems = <K extends GameTypes>(
  { match, table, order: give }: Battle<K>,
  seat: string,
  order: unknown,
  place: number,
): readonly Problem[] => {
  const held = table().sealed.length;
  const { done, refusals } = give(seat, order);
  if (done && table().sealed.length > held) return [];
  return [
    problemAt(['sealed', place], (words, language) =>
      words.notSealed(refusals.map((refusal) => sayRefusal(match, refusal, language))),
    ),
  ];
};

const beginning = <K extends GameTypes>(
  game: Game<K>,
  schemas: Schemas<K>,
  file: PositionFile,
  { scenario: shipped, seed }: { readonly scenario?: unknown; readonly seed?: number },
): Result<Battle<K>, readonly Problem[]> => {
  const root = file.position === undefined ? 'scenario' : 'position';
  const scenario = schemas.scenario(file.position ?? shipped ?? file.scenario);
  const options = optionProblems(game.switches, file.options ?? {});
  if (!scenario.ok || options.length > 0) {
    const misread = scenario.ok ? [] : scenario.error;
    return err([...options, ...misread.map(({ path, message }) => ({ path: [root, ...path], message }))]);
  }
  const battle = battleFrom(game, schemas, {
    scenario: scenario.value,
    seats: file.seats ?? [...(file.sealed ?? []), ...file.orders].map(({ seat }) => seat),
    asSeated: file.format === 2 && file.seats !== undefined,
    ...(file.options !== undefined && { switches: file.options }),
    ...(file.dice !== undefined && { dice: diceOf(file.dice) }),
    ...(seed !== undefined && { seed }),
  });
  if (battle.ok) return battle;
  return err(
    battle.error.map((refusal) => ({
      path: [root, ...placeOf(scenario.value, refusal.params ?? {})],
      message: inEach((language) => `${sayRefusal({ game }, refusal, language)} (${refusal.rule})`),
    })),
  );
};

/** The lists in which games keep what has a name, and how a refusal names one of each. */
const lists: Readonly<Record<string, string>> = { pieces: 'piece', formations: 'formation', units: 'unit' };

/** Where in a position a refusal has its cause: the last piece, unit or formation of the name that it gives. */
const placeOf = (scenario: object, params: Params): Path =>
  Object.entries(scenario).flatMap(([list, items]): Path => {
    const one = Object.hasOwn(lists, list) ? lists[list] : undefined;
    if (one === undefined || !Array.isArray(items)) return [];
    const name = params[one] ?? params.name;
    const place = items.findLastIndex((item) => isRecord(item) && name !== undefined && item.id === name);
    return place < 0 ? [] : [list, place];
  });
