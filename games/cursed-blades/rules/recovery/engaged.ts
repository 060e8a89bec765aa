import { type Refusal, refuse } from '@grognard/engine';
import type { Setting } from '../../setting.ts';
import { unitOf } from '../../state.ts';
import type { Table } from '../board.ts';
import { engagersOf } from '../engagement.ts';

/** CB-B4.3-15: what only a unit that nobody engages may do. */
export const engagedRefusals = (setting: Setting, table: Table, index: number): readonly Refusal[] =>
  engagersOf(setting, table, index).length === 0
    ? []
    : [refuse('CB-B4.3-15', 'engaged', { unit: unitOf(table, index).id })];
