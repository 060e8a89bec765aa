import type { Decision, Language, Line, Sentences } from '@grognard/engine';
import { capital } from '@grognard/engine';
import type { Setting } from '../model/setting.ts';
import type { Told } from '../model/told.ts';
import { type DecisionKind, decisionKinds } from './decision-kinds.ts';
import type { Labels } from './labels.ts';
import { countryAt, withNames } from './naming.ts';
import { type NoticeCode, noticeCodes } from './notice-codes.ts';
import { type OutcomeCode, outcomeCodes } from './outcome-codes.ts';
import { type RefusalCode, refusalCodes } from './refusal-codes.ts';
import type { Asking, Speech, Table, Words } from './words.ts';

const isRefusal = (code: string): code is RefusalCode => refusalCodes.some((each) => each === code);
const isNotice = (code: string): code is NoticeCode => noticeCodes.some((each) => each === code);
const isDecision = (kind: string): kind is DecisionKind => decisionKinds.some((each) => each === kind);
const isOutcome = (code: string): code is OutcomeCode => outcomeCodes.some((each) => each === code);

/** One language of the game: its sentences, how it calls things, and how it tells what has happened. */
export interface Voice {
  readonly sentences: Sentences;
  readonly labels: Labels;
  readonly speech: Speech;
  /** What those read who do not owe the decision and wait for it. */
  awaited(decision: Decision): string;
  tell(setting: Setting, told: Told): Line;
}

export const voiceOf = (words: Words, language: Language): Voice => {
  const { refusals, notices, decisions, asking, outcomes, ended, waiting, side } = words;
  const askingOf = ({ kind }: Decision): Asking => (isDecision(kind) ? decisions[kind] : asking);
  return {
    labels: words.labels,
    speech: words.speech,
    sentences: {
      refusal: ({ code, rule, params = {} }) =>
        isRefusal(code) ? capital(refusals[code](params, rule)) : undefined,
      notice: ({ code, rule, params = {} }) =>
        isNotice(code) ? capital(notices[code](params, rule)) : undefined,
      decision: (decision) => capital(askingOf(decision).asked(decision.params ?? {})),
      outcome: ({ winner, code, params = {} }) =>
        capital((isOutcome(code) ? outcomes[code] : ended)({ winner, params })),
    },
    awaited: (decision) => {
      const sides = [...new Set(decision.owed.map((player) => side(player.side)))];
      return waiting(sides, askingOf(decision).awaited(decision.params ?? {}));
    },
    tell: (setting, told) => {
      const { clock } = setting.source;
      // Every kind has its own sentence, and this is the sentence of this kind.
      const say = words.told[told.kind] as (told: Told, table: Table) => string;
      const country = (at: Parameters<Table['country']>[0]) => countryAt(setting, at, language);
      const text = say(withNames(setting, told, language), { clock, country });
      return { text: capital(text), rules: told.rules, ...rolled(told) };
    },
  };
};

const rolled = (told: Told): Pick<Line, 'dice' | 'modifiers'> => {
  switch (told.kind) {
    case 'attempted':
    case 'mustered':
      return { dice: [told.die] };
    case 'fired':
      return { dice: told.volley.dice, modifiers: told.volley.modifiers };
    case 'turn':
    case 'drawn':
    case 'jumped':
    case 'resumed':
    case 'activated':
    case 'done':
    case 'let':
    case 'marched':
    case 'left':
    case 'hid':
    case 'vanished':
    case 'appeared':
    case 'deployed':
    case 'pushed':
    case 'retreated':
    case 'recovered':
    case 'contacted':
    case 'parted':
    case 'supported':
    case 'unsupported':
    case 'spent':
    case 'unpacked':
    case 'refreshed':
    case 'rallied':
    case 'packed':
    case 'lost':
    case 'phase':
    case 'combat':
    case 'planned':
    case 'wrote':
    case 'deploying':
    case 'sighted':
    case 'nightfell':
      return {};
  }
};
