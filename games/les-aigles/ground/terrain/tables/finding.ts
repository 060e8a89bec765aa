import { type Params, type Refusal, refuse } from '@grognard/engine';
import type { TableCode } from './codes.ts';

/** What a check of a table has found: a fault that bars it from play, or a remark. */
export interface Finding extends Refusal {
  readonly grave: boolean;
  /** The rules of the chapter that the check comes from. */
  readonly rules: readonly string[];
}

type Find = (rule: string, code: TableCode, params?: Params, rules?: readonly string[]) => Finding;

const find =
  (grave: boolean): Find =>
  (rule, code, params = {}, rules = []) => ({ ...refuse(rule, code, params), grave, rules });

export const fault = find(true);
export const remark = find(false);
