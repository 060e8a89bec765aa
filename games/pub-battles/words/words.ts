import type { Params, RuleId } from '@grognard/engine';
import type { Heading } from '@grognard/field';
import type { Told } from '../model/told.ts';
import type { DecisionKind } from './decision-kinds.ts';
import type { Labels } from './labels.ts';
import type { NoticeCode } from './notice-codes.ts';
import type { OutcomeCode } from './outcome-codes.ts';
import type { RefusalCode } from './refusal-codes.ts';

type Say = (params: Params) => string;

/** One code may stand for several rules: the sentence is told which. */
export type Refusals<Code extends string> = Readonly<Record<Code, (params: Params, rule: RuleId) => string>>;

/** What is told under a kind, also where several kinds share one shape. */
export type ToldOf<Kind, T = Told> = T extends { readonly kind: infer GameTypes }
  ? Kind extends GameTypes
    ? T
    : never
  : never;

/** What whoever owes a decision is asked, and what the others read while they wait. */
export interface Asking {
  readonly asked: Say;
  readonly awaited: Say;
}

/** What is left to say once it is known how a battle ended. */
export interface EndOfBattle {
  /** The side that won. */
  readonly winner: string | undefined;
  readonly params: Params;
}

/** What the scenario knows of hours and places: when its days begin, and what the map calls the country about a place. */
export interface Table {
  readonly clock: string;
  readonly country: (at: { readonly x: number; readonly y: number }) => string | undefined;
}

/** How one language calls things: pieces, formations, sides, directions and lengths. */
export interface Speech {
  /** A piece in a sentence. */
  readonly who: (ref: string) => string;
  /** An id as one would write it. */
  readonly name: (id: string) => string;
  readonly facing: (heading: Heading) => string;
  readonly cm: (centimetres: number) => string;
}

/** Every sentence of the game in one language; a missing one does not compile. Sentences are capitalised later. */
export interface Words {
  readonly speech: Speech;
  readonly labels: Labels;
  readonly side: (id: string) => string;
  readonly refusals: Refusals<RefusalCode>;
  readonly notices: Refusals<NoticeCode>;
  readonly decisions: Readonly<Record<DecisionKind, Asking>>;
  /** For a decision of no known kind. */
  readonly asking: Asking;
  readonly waiting: (sides: readonly string[], what: string) => string;
  readonly outcomes: Readonly<Record<OutcomeCode, (ending: EndOfBattle) => string>>;
  /** For an end of no known kind. */
  readonly ended: (ending: EndOfBattle) => string;
  readonly told: { readonly [Kind in Told['kind']]: (told: ToldOf<Kind>, table: Table) => string };
}
