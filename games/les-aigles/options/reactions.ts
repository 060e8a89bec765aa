import type { Player } from '@grognard/engine';
import type { Setting } from '../setting.ts';
import type { Reaction } from '../tasks.ts';
import type { View } from '../view.ts';

/** What each part of a seat may do in the reaction window. */
export const reactionsOf = (
  _setting: Setting,
  _view: View,
  _seat: Player,
): readonly { readonly part: number; readonly reactions: readonly Reaction[] }[] => [];
