import type { Refusal } from '@grognard/engine';
import type { Finding } from '../../model/finding.ts';
import type { Order } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { Story } from '../../model/story.ts';

export type OrderOf<K extends Order['kind']> = Extract<Order, { readonly kind: K }>;

/** The kinds of order by which an activated unit acts. */
export type ActionKind = Exclude<Order['kind'], 'activate' | 'drive' | 'end' | 'lose-step' | 'recoil'>;

/**
 * One thing that a unit can do when it is activated; each chapter gives its own. `find` works out what an order comes to, where
 * there is anything to be found; `check` lists every breach of the chapter's rules; `resolve` never refuses, and goes on from what was
 * found; `offers` lists the orders worth asking about (lawful or not).
 */
export interface Action<K extends ActionKind> {
  find?(reading: Reading, unit: number, order: OrderOf<K>): Finding | undefined;
  check(reading: Reading, unit: number, order: OrderOf<K>, found: Finding | undefined): readonly Refusal[];
  resolve(story: Story, unit: number, order: OrderOf<K>, found: Finding | undefined): void;
  offers(reading: Reading, unit: number): readonly OrderOf<K>[];
  /** Whether any order of the kind is lawful, where that is known without going through the offers. */
  isPossible?(reading: Reading, unit: number): boolean;
}
