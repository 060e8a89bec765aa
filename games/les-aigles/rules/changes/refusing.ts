import { type Refusal, refuse } from '@grognard/engine';
import type { ChangeCode } from './codes.ts';

/** One reason of this room against an order. */
export const no = (rule: string, code: ChangeCode, params: Refusal['params']): readonly Refusal[] => [
  refuse(rule, code, params),
];
