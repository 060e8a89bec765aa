import type { Refusal } from '@grognard/engine';
import type { Order } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';

export type OrderOf<K extends Order['kind']> = Extract<Order, { readonly kind: K }>;

/** The kinds of order by which an activated unit acts. */
export type ActionKind = Exclude<Order['kind'], 'activate' | 'drive' | 'end' | 'lose-step' | 'recoil'>;

/**
 * One thing that a unit can do when it is activated; each chapter gives its own. `check` lists every breach of the
 * chapter's rules, `resolve` never refuses, `offers` lists the orders worth asking about (lawful or not).
 */
export interface Action<K extends ActionKind> {
  check(setting: Setting, view: State, unit: number, order: OrderOf<K>): readonly Refusal[];
  resolve(story: Story, unit: number, order: OrderOf<K>): void;
  offers(setting: Setting, view: State, unit: number): readonly OrderOf<K>[];
  /** Whether any order of the kind is lawful, where that is known without going through the offers. */
  isPossible?(setting: Setting, view: State, unit: number): boolean;
}
