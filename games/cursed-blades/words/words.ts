import type { Params, RuleId } from '@grognard/engine';
import type { Told } from '../model/told.ts';
import type { OutcomeCode } from '../play/outcome-codes.ts';
import type { DecisionKind } from './decision-kinds.ts';
import type { Labels } from './labels.ts';
import type { Names } from './names.ts';
import type { RefusalCode } from './refusal-codes.ts';

type Say = (params: Params) => string;

/** What whoever owes a decision is asked, and what the others read while they wait. */
interface Asking {
  readonly asked: Say;
  readonly awaited: Say;
}

/** What is left to say once it is known how a battle ended. */
export interface Ending {
  /** The side that won. */
  readonly winner: string | undefined;
  readonly params: Params;
}

/** Every sentence of the game in one language; a missing one does not compile. Sentences are capitalised later. */
export interface Words {
  readonly labels: Labels;
  /** One code may stand for several rules: the sentence is told which. */
  readonly refusals: Readonly<Record<RefusalCode, (params: Params, rule: RuleId) => string>>;
  readonly decisions: Readonly<Record<DecisionKind, Asking>>;
  /** For a decision of no known kind. */
  readonly asking: Asking;
  readonly waiting: (sides: readonly string[], what: string) => string;
  readonly outcomes: Readonly<Record<OutcomeCode, (ending: Ending) => string>>;
  /** For an end of no known kind. */
  readonly ended: (ending: Ending) => string;
  readonly told: {
    readonly [Kind in Told['kind']]: (told: Extract<Told, { readonly kind: Kind }>, names: Names) => string;
  };
}
