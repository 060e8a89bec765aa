import { type AReading, once } from '@grognard/engine';
import type { Judged } from './finding.ts';
import type { Order } from './orders.ts';
import type { Setting } from './setting.ts';
import type { Piece } from './state.ts';
import type { View } from './view.ts';

/** What can be worked out from a setting and a view: each thing when it is first asked for, and then kept. */
export interface Reading extends AReading {
  readonly setting: Setting;
  readonly view: View;
  /** One's own pieces that are still on the board, by name. */
  readonly own: () => ReadonlyMap<string, Piece>;
  /** Orders that have been judged: asked again of the same order, it is not judged again. */
  readonly judged: WeakMap<Order, Judged>;
}

export const readingOf = (setting: Setting, view: View): Reading => ({
  setting,
  view,
  own: once(
    () => new Map(view.mine.filter(({ lost }) => lost === undefined).map((piece) => [piece.name, piece])),
  ),
  judged: new WeakMap(),
});
