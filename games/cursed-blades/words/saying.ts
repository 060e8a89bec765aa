import {
  type ByLanguage,
  capital,
  type Decision,
  inLanguage,
  type Language,
  type Line,
  type Sentences,
} from '@grognard/engine';
import type { Setting } from '../model/setting.ts';
import type { Told } from '../model/told.ts';
import { type OutcomeCode, outcomeCodes } from '../play/outcome-codes.ts';
import { type DecisionKind, decisionKinds } from './decision-kinds.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';
import type { Labels } from './labels.ts';
import { type Names, namesIn, readable } from './names.ts';
import { type RefusalCode, refusalCodes } from './refusal-codes.ts';
import type { Words } from './words.ts';

const words: ByLanguage<Words> = { fr, en };

const isRefusal = (code: string): code is RefusalCode => refusalCodes.some((each) => each === code);
const isDecision = (kind: string): kind is DecisionKind => decisionKinds.some((each) => each === kind);
const isOutcome = (code: string): code is OutcomeCode => outcomeCodes.some((each) => each === code);

export const sentences = (language: Language): Sentences => {
  const { refusals, outcomes, ended } = inLanguage(words, language);
  return {
    refusal: ({ code, rule, params = {} }) =>
      isRefusal(code) ? capital(refusals[code](params, rule)) : undefined,
    decision: (decision) => capital(askingOf(decision, language).asked(decision.params ?? {})),
    outcome: ({ winner, code, params = {} }) =>
      capital((isOutcome(code) ? outcomes[code] : ended)({ winner, params })),
  };
};

const askingOf = ({ kind }: Decision, language: Language): Words['asking'] => {
  const { decisions, asking } = inLanguage(words, language);
  return isDecision(kind) ? decisions[kind] : asking;
};

/** What those read who do not owe the decision and wait for it. */
export const awaited = (decision: Decision, language: Language): string => {
  const sides = [...new Set(decision.owed.map((player) => readable(player.side)))];
  return inLanguage(words, language).waiting(
    sides,
    askingOf(decision, language).awaited(decision.params ?? {}),
  );
};

export const labelsIn = (language: Language): Labels => inLanguage(words, language).labels;

export const tell = (setting: Setting, told: Told, language: Language): Line => {
  // Every kind has its own sentence, and this is the sentence of this kind.
  const say = inLanguage(words, language).told[told.kind] as (told: Told, names: Names) => string;
  return { text: capital(say(told, namesIn(setting, language))), rules: told.rules, ...rolled(told) };
};

/** The dice that fell and the rows of their sum; the shots of one action share theirs. */
const rolled = (told: Told): Pick<Line, 'dice' | 'modifiers'> => {
  switch (told.kind) {
    case 'tested':
    case 'manipulated':
    case 'army-tested':
      return { dice: told.roll.dice, modifiers: told.roll.modifiers };
    case 'struck':
      return {
        dice: told.rolls.flatMap(({ dice }) => dice),
        modifiers: told.rolls[0]?.modifiers ?? [],
      };
    case 'fled':
      return { dice: told.dice };
    case 'elements':
    case 'weather':
    case 'wind':
      return { dice: [told.die] };
    case 'activated':
    case 'acted':
    case 'stepped':
    case 'set-aside':
    case 'changed':
    case 'altered':
    case 'placed':
    case 'settled':
    case 'captured':
    case 'sprung':
    case 'smoke':
    case 'fire':
    case 'scored':
    case 'rest-value':
    case 'passed-on':
    case 'ended':
      return {};
  }
};
