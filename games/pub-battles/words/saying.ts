import type { ByLanguage, Decision, Language, Line, Sentences } from '@grognard/engine';
import type { Heading } from '@grognard/field';
import type { Setting } from '../setting.ts';
import type { Told } from '../told-types.ts';
import { type DecisionKind, decisionKinds } from './decision-kinds.ts';
import { en } from './en/en.ts';
import { cm as enCm, facing as enFacing, name as enName, who as enWho } from './en/speech.ts';
import { fr } from './fr/fr.ts';
import { cm as frCm, facing as frFacing, name as frName, who as frWho } from './fr/speech.ts';
import type { Labels } from './labels.ts';
import { capital } from './names.ts';
import { countryAt, withNames } from './naming.ts';
import { type NoticeCode, noticeCodes } from './notice-codes.ts';
import { type OutcomeCode, outcomeCodes } from './outcome-codes.ts';
import { type RefusalCode, refusalCodes } from './refusal-codes.ts';
import type { Asking, Table, Words } from './words.ts';

const words: ByLanguage<Words> = { fr, en };

const isRefusal = (code: string): code is RefusalCode => refusalCodes.some((each) => each === code);
const isNotice = (code: string): code is NoticeCode => noticeCodes.some((each) => each === code);
const isDecision = (kind: string): kind is DecisionKind => decisionKinds.some((each) => each === kind);
const isOutcome = (code: string): code is OutcomeCode => outcomeCodes.some((each) => each === code);

export const sentences = (language: Language): Sentences => {
  const { refusals, notices, outcomes, ended } = words[language];
  return {
    refusal: ({ code, rule, params = {} }) =>
      isRefusal(code) ? capital(refusals[code](params, rule)) : undefined,
    notice: ({ code, rule, params = {} }) =>
      isNotice(code) ? capital(notices[code](params, rule)) : undefined,
    decision: (decision) => capital(askingOf(decision, language).asked(decision.params ?? {})),
    outcome: ({ winner, code, params = {} }) =>
      capital((isOutcome(code) ? outcomes[code] : ended)({ winner, params })),
  };
};

const askingOf = ({ kind }: Decision, language: Language): Asking => {
  const { decisions, asking } = words[language];
  return isDecision(kind) ? decisions[kind] : asking;
};

/** What those read who do not owe the decision and wait for it. */
export const awaited = (decision: Decision, language: Language): string => {
  const { waiting, side } = words[language];
  const sides = [...new Set(decision.owed.map((player) => side(player.side)))];
  return waiting(sides, askingOf(decision, language).awaited(decision.params ?? {}));
};

export const labelsIn = (language: Language): Labels => words[language].labels;

export const tell = (setting: Setting, told: Told, language: Language): Line => {
  const { clock } = setting.source;
  // Every kind has its own sentence, and this is the sentence of this kind.
  const say = words[language].told[told.kind] as (told: Told, table: Table) => string;
  const country = (at: Parameters<Table['country']>[0]) => countryAt(setting, at, language);
  const text = say(withNames(setting, told, language), { clock, country });
  return { text: capital(text), rules: told.rules, ...rolled(told) };
};

const rolled = (told: Told): Pick<Line, 'dice' | 'modifiers'> => {
  switch (told.kind) {
    case 'attempted':
    case 'mustered':
      return { dice: [told.die] };
    case 'fired':
      return { dice: told.volley.dice, modifiers: told.volley.modifiers };
    default:
      return {};
  }
};

/** How one language calls things: pieces, formations, sides, directions and lengths. */
export interface Speech {
  /** A piece in a sentence. */
  readonly who: (ref: string) => string;
  /** An id as one would write it. */
  readonly name: (id: string) => string;
  readonly facing: (heading: Heading) => string;
  readonly cm: (centimetres: number) => string;
}

const speeches: ByLanguage<Speech> = {
  fr: { who: frWho, name: frName, facing: frFacing, cm: frCm },
  en: { who: enWho, name: enName, facing: enFacing, cm: enCm },
};

export const speechIn = (language: Language): Speech => speeches[language];
