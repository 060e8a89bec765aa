import type { AReading } from '@grognard/engine';
import type { Board } from './board.ts';
import type { Memory } from './memory.ts';
import type { Setting } from './setting.ts';
import type { View } from './view.ts';

/** What can be worked out from a setting and a view; made once for a view, and handed on. */
export interface Reading extends AReading {
  readonly setting: Setting;
  readonly view: View;
  /** The map as the seat sees it: what movement, sight and contact are judged on. */
  readonly board: Board;
  /** What else was worked out when somebody asked. */
  readonly memory: Memory;
}
