import { type Params, type Refusal, refuse } from '@grognard/engine';
import type { TableCode } from './codes.ts';

/** What a check of a table has found: a fault that bars it from play, or a remark. */
export interface Finding extends Refusal {
  readonly grave: boolean;
}

export const fault = (rule: string, code: TableCode, params: Params = {}): Finding => ({
  ...refuse(rule, code, params),
  grave: true,
});

export const remark = (rule: string, code: TableCode, params: Params = {}): Finding => ({
  ...refuse(rule, code, params),
  grave: false,
});
